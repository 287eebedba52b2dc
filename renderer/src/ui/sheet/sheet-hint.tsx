import { Tooltip } from '@mantine/core'
import type { Column, GridApi } from 'ag-grid-community'
import { type RefObject, useEffect, useState } from 'react'
import { findColumns } from './find-columns.ts'
import classes from './sheet-hint.module.css'

const restMs = 500

interface Hint {
  readonly beside: HTMLElement
  readonly words: string
}

interface Props<T> {
  readonly grid: RefObject<GridApi<T> | null>
  readonly place: RefObject<HTMLElement | null>
}

/**
 * What there is to say about the cell or the header that the pointer rests on. The grid's own tips have five listeners
 * for each cell, which every row paid for that scrolled into view.
 */
export const SheetHint = <T,>({ grid, place }: Props<T>) => {
  const [hint, setHint] = useState<Hint | null>(null)
  useEffect(() => {
    const table = place.current
    if (table === null) return
    let restsOn: HTMLElement | null = null
    let waiting: ReturnType<typeof setTimeout> | undefined
    const show = (beside: HTMLElement) => {
      const words = grid.current && wordsOf(grid.current, beside)
      if (words) setHint({ beside, words })
    }
    // A hint does not lie over what a key or a press has opened, and does not come back to the same cell.
    const stop = () => {
      clearTimeout(waiting)
      setHint(null)
    }
    const move = (to: HTMLElement | null) => {
      stop()
      restsOn = to
      if (to !== null) waiting = setTimeout(show, restMs, to)
    }
    const follow = ({ target, buttons }: PointerEvent) => {
      if (buttons !== 0) return
      const to = target instanceof Element ? target.closest<HTMLElement>(hinted) : null
      if (to !== restsOn) move(to)
    }
    const ended = new AbortController()
    const { signal } = ended
    table.addEventListener('pointerover', follow, { signal })
    table.addEventListener('pointerleave', () => move(null), { signal })
    table.addEventListener('pointerdown', stop, { signal })
    table.addEventListener('wheel', stop, { signal, passive: true })
    document.addEventListener('keydown', stop, { signal, capture: true })
    return () => {
      ended.abort()
      clearTimeout(waiting)
    }
  }, [grid, place])
  if (hint === null) return null
  return (
    <Tooltip
      opened
      multiline
      target={hint.beside}
      label={hint.words}
      className={classes['hint'] ?? ''}
      position="bottom-start"
    />
  )
}

const hinted = '.ag-cell, .ag-header-cell'

const wordsOf = <T,>(api: GridApi<T>, element: HTMLElement): string | null => {
  if (element.matches('.ag-header-cell')) {
    const headerTooltip = columnOf(api, element)?.getColDef().headerTooltip
    if (typeof headerTooltip === 'string') return headerTooltip
    return cutText(element.querySelector('.ag-header-cell-text'))
  }
  // What is typed there has words of its own beside it.
  if (element.matches('.ag-cell-inline-editing')) return null
  return toldBy(api, element) ?? cutText(element)
}

const columnOf = <T,>(api: GridApi<T>, element: HTMLElement): Column | undefined =>
  api.getAllDisplayedColumns()[findColumns(api)(element)]

/** What the column tells of the cell; null at the foot of the table, whose rows are numbered otherwise. */
const toldBy = <T,>(api: GridApi<T>, cell: HTMLElement): string | null => {
  const rowIndex = Number(cell.closest('[row-index]')?.getAttribute('row-index') ?? Number.NaN)
  const node = Number.isNaN(rowIndex) ? undefined : api.getDisplayedRowAtIndex(rowIndex)
  const column = columnOf(api, cell)
  const tooltip = column?.getColDef().tooltip
  if (node?.data === undefined || column === undefined || typeof tooltip !== 'function') return null
  const at = { api, context: undefined, location: 'cell', column, node } as const
  const told: unknown = tooltip({ ...at, data: node.data })
  return typeof told === 'string' && told !== '' ? told : null
}

/** The whole text where there is no room for it. */
const cutText = (element: Element | null): string | null =>
  element !== null && element.scrollWidth > element.clientWidth ? element.textContent : null
