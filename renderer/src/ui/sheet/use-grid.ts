import { createGrid, type GridApi, type GridOptions, type Module } from 'ag-grid-community'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface Grid<T> {
  readonly place: RefObject<HTMLElement | null>
  readonly modules: Module[]
  /** Read when the grid is made. */
  readonly fixed: () => GridOptions<T>
  /** Handed over again when one of them changes. */
  readonly live: GridOptions<T>
}

type Live<T> = Record<string, GridOptions<T>[keyof GridOptions<T>]>

const changedOptions = <T>(before: GridOptions<T>, after: GridOptions<T>): GridOptions<T> => {
  const old = before as Live<T>
  return Object.fromEntries(
    Object.entries(after as Live<T>).filter(([option, value]) => !Object.is(value, old[option])),
  )
}

/**
 * AG Grid without its React wrapper: it draws its own cells, which takes half the time to the first rows.
 * Answers with the grid while there is one.
 */
export const useGrid = <T>({ place, modules, fixed, live }: Grid<T>) => {
  const grid = useRef<GridApi<T> | null>(null)
  const applied = useRef(live)
  const make = useRef(fixed)
  useLayoutEffect(() => {
    make.current = fixed
  })
  // Before the browser paints: the frame with the table is the first one.
  useLayoutEffect(() => {
    if (!place.current) return
    const api = createGrid<T>(place.current, { ...make.current(), ...applied.current }, { modules })
    grid.current = api
    return () => {
      grid.current = null
      api.destroy()
    }
  }, [place, modules])
  useEffect(() => {
    const changed = changedOptions(applied.current, live)
    applied.current = live
    if (Object.keys(changed).length > 0) grid.current?.updateGridOptions(changed)
  })
  return grid
}
