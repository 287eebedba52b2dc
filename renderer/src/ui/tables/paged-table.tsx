import { Box } from '@mantine/core'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './paged-table.module.css'
import { SpaceRow } from './space-row.tsx'
import { visibleRows } from './visible-rows.ts'

const rowHeight = 32

export interface PagedColumn<Sort extends string> {
  readonly key: string
  readonly title: string
  readonly width: number
  readonly isNumber?: boolean
  /** The order that a press on the title chooses. */
  readonly sort?: Sort
}

export interface TableOrder<Sort extends string> {
  readonly by: Sort
  readonly isDescending: boolean
}

interface Props<Line, Sort extends string> {
  readonly label: string
  readonly columns: readonly PagedColumn<Sort>[]
  readonly order: TableOrder<Sort>
  readonly onOrder: (order: TableOrder<Sort>) => void
  /** A list with another key begins at its top. */
  readonly listKey: string
  readonly total: number
  /** Undefined while the row is on its way. */
  readonly lineAt: (index: number) => Line | undefined
  readonly keyOf: (line: Line) => string
  readonly cellsOf: (line: Line) => ReactNode
  /** The rows that are seen: from the first up to the one behind the last. */
  readonly onSeen: (range: { readonly from: number; readonly to: number }) => void
  readonly chosen?: string | null
}

/** A table of any length whose rows are read as they come into sight, in the order that main puts them into. */
export const PagedTable = <Line, Sort extends string>(props: Props<Line, Sort>) => {
  const { label, columns, total, lineAt, keyOf, cellsOf, onSeen, listKey } = props
  const { chosen = null } = props
  const { ref, height } = useElementSize()
  const place = useRef<HTMLElement>(null)
  const placed = useMergedRef(ref, place)
  const [top, setTop] = useState(0)
  useEffect(() => {
    void listKey
    place.current?.scrollTo({ top: 0 })
  }, [listKey])
  const { from, to } = visibleRows({ count: total, rowHeight, top, height })
  useEffect(() => onSeen({ from, to }), [from, to, onSeen])
  const leastWidth = columns.reduce((sum, { width }) => sum + width, 0)
  return (
    <Box
      ref={placed}
      className={classes['place']}
      component="section"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop } }) =>
        setTop(scrollTop - (scrollTop % (rowHeight * 4)))
      }
    >
      <table
        className={classes['table']}
        aria-label={label}
        aria-rowcount={total + 1}
        style={{ minWidth: leastWidth }}
      >
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <Titles {...props} />
        <tbody>
          <SpaceRow rows={from} rowHeight={rowHeight} columns={columns.length} />
          {placesBetween(from, to).map((place) => {
            const line = lineAt(place)
            return line === undefined ? (
              <tr key={`row ${place}`} aria-rowindex={place + 2}>
                <td colSpan={columns.length} />
              </tr>
            ) : (
              <tr key={keyOf(line)} aria-rowindex={place + 2} data-chosen={keyOf(line) === chosen}>
                {cellsOf(line)}
              </tr>
            )
          })}
          <SpaceRow rows={total - to} rowHeight={rowHeight} columns={columns.length} />
        </tbody>
      </table>
    </Box>
  )
}

const Titles = <Line, Sort extends string>({ columns, order, onOrder }: Props<Line, Sort>) => {
  const Arrow = order.isDescending ? IconArrowDown : IconArrowUp
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ key, title, isNumber, sort }) => {
          const isBy = sort !== undefined && sort === order.by
          const direction = order.isDescending ? 'descending' : 'ascending'
          return (
            <th
              key={key}
              scope="col"
              data-number={isNumber}
              {...(sort === undefined ? {} : { 'aria-sort': isBy ? direction : 'none' })}
            >
              {sort === undefined ? (
                title
              ) : (
                <button
                  type="button"
                  className={classes['sort']}
                  onClick={() => onOrder({ by: sort, isDescending: isBy && !order.isDescending })}
                >
                  {title}
                  {isBy && <Arrow size={13} aria-hidden />}
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

const placesBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
