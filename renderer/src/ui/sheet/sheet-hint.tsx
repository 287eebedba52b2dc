import { Tooltip } from '@mantine/core'
import type { GridApi } from 'ag-grid-community'
import { type RefObject, useEffect, useState } from 'react'
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
    const move = (to: HTMLElement | null) => {
      restsOn = to
      clearTimeout(waiting)
      setHint(null)
      if (to !== null) waiting = setTimeout(show, restMs, to)
    }
    const follow = ({ target }: Event) => {
      const to = target instanceof Element ? target.closest<HTMLElement>(hinted) : null
      if (to !== restsOn) move(to)
    }
    // A hint does not lie over what a key opens, and what is pressed is looked at already.
    const end = () => move(null)
    const ended = new AbortController()
    const { signal } = ended
    table.addEventListener('pointerover', follow, { signal })
    table.addEventListener('pointerleave', end, { signal })
    table.addEventListener('pointerdown', end, { signal })
    table.addEventListener('wheel', end, { signal, passive: true })
    document.addEventListener('keydown', end, { signal, capture: true })
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
  const column = api.getColumn(element.getAttribute('col-id') ?? '')
  if (column === null) return null
  const colDef = column.getColDef()
  if (element.matches('.ag-header-cell')) {
    const { headerTooltip } = colDef
    return typeof headerTooltip === 'string'
      ? headerTooltip
      : cutText(element.querySelector('.ag-header-cell-text'))
  }
  const node = api.getRowNode(element.closest('[row-id]')?.getAttribute('row-id') ?? '')
  const { tooltip } = colDef
  const told: unknown =
    node?.data !== undefined && typeof tooltip === 'function'
      ? tooltip({
          api,
          context: undefined,
          location: 'cell',
          colDef,
          column,
          node,
          data: node.data,
        })
      : null
  return typeof told === 'string' ? told : cutText(element)
}

/** The whole text where there is no room for it. */
const cutText = (element: Element | null): string | null =>
  element !== null && element.scrollWidth > element.clientWidth ? element.textContent : null
