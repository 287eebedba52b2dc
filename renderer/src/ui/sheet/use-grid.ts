import { createGrid, type GridApi, type GridOptions, type Module } from 'ag-grid-community'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLatest } from '../timing/use-latest.ts'
import type { ModelGate } from './model-gate.ts'

interface GridSetUp<T> {
  readonly place: RefObject<HTMLElement | null>
  readonly modules: Module[]
  /** The options are read when the grid is made. */
  readonly fixed: () => GridOptions<T>
  /** Handed over again when one of them changes. */
  readonly live: GridOptions<T>
  readonly gate: ModelGate
}

const mostIdleWaitMs = 500

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
export const useGrid = <T>({ place, modules, fixed, live, gate }: GridSetUp<T>) => {
  const grid = useRef<GridApi<T> | null>(null)
  const applied = useRef(live)
  const newest = useRef(live)
  const make = useLatest(fixed)
  // The grid is made before the browser paints, so that the frame with the table is the first one.
  useLayoutEffect(() => {
    if (!place.current) return
    const api = createGrid<T>(place.current, { ...make.current(), ...applied.current }, { modules })
    grid.current = api
    return () => {
      grid.current = null
      // An open editor hands over what was typed. Otherwise the grid is out of the page already, and taking it apart
      // can wait for what comes in its place.
      if (api.getEditingCells().length > 0) api.destroy()
      else requestIdleCallback(() => api.destroy(), { timeout: mostIdleWaitMs })
    }
  }, [place, modules])
  useEffect(() => {
    newest.current = live
    // A render without a change must not reach the table, which would tell of its range and bring the next render.
    if (Object.keys(changedOptions(applied.current, live)).length === 0) return
    gate.change('options', () => {
      const changed = changedOptions(applied.current, newest.current)
      applied.current = newest.current
      if (Object.keys(changed).length > 0) grid.current?.updateGridOptions(changed)
    })
  })
  return grid
}
