import { Box, VisuallyHidden } from '@mantine/core'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './long-table.module.css'
import { SpaceRow } from './space-row.tsx'
import { visibleRows } from './visible-rows.ts'

const rowHeight = 31

/** A few rows at a time: more than are seen are drawn. */
const stepOf = (top: number) => top - (top % (rowHeight * 4))

export interface LongColumn {
  readonly key: string
  readonly title: string
  readonly width: number
  readonly isNumber?: boolean
  /** Whether only screen readers get the column's title. */
  readonly isUnseen?: boolean
  /** Whether the column is left out where there is no room for all; its cells carry `data-extra`. */
  readonly isExtra?: boolean
}

interface Props<Line> {
  readonly label: string
  readonly columns: readonly LongColumn[]
  readonly lines: readonly Line[]
  readonly keyOf: (line: Line) => string
  /** The cells of a line, one for each column; the same function as long as nothing has changed. */
  readonly cellsOf: (line: Line) => ReactNode
  /** The line that a person was led to: it is in sight at first, and stands out. */
  readonly currentKey?: string | null
}

/** A table of any length: only the rows that are seen are drawn, and a screen reader is told of all. */
export const LongTable = <Line,>(props: Props<Line>) => {
  const { label, columns, lines, keyOf, cellsOf, currentKey = null } = props
  const { ref, width, height } = useElementSize()
  const place = useRef<HTMLElement>(null)
  const merged = useMergedRef(ref, place)
  const currentAt = currentKey === null ? -1 : lines.findIndex((line) => keyOf(line) === currentKey)
  const first = useRef(currentAt)
  useEffect(() => {
    // A few lines above it are seen too.
    place.current?.scrollTo({ top: Math.max(0, first.current - 4) * rowHeight })
  }, [])
  const [top, setTop] = useState(0)
  const { from, to } = visibleRows({ count: lines.length, rowHeight, top, height })
  const isNarrow = width > 0 && width < leastWidthOf(columns)
  const shown = isNarrow ? columns.filter(({ isExtra }) => isExtra !== true) : columns
  return (
    <Box
      ref={merged}
      className={classes['place']}
      component="section"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget }) => setTop(stepOf(currentTarget.scrollTop))}
    >
      <table
        className={classes['table']}
        aria-label={label}
        aria-rowcount={lines.length + 1}
        data-narrow={isNarrow || undefined}
        style={{ minWidth: leastWidthOf(shown) }}
      >
        <colgroup>
          {shown.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {shown.map(({ key, title, isNumber, isUnseen }) => (
              <th key={key} scope="col" data-number={isNumber}>
                {isUnseen ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <SpaceRow rows={from} rowHeight={rowHeight} columns={shown.length} />
          {lines.slice(from, to).map((line, index) => (
            <Row
              key={keyOf(line)}
              index={from + index + 2}
              line={line}
              isCurrent={from + index === currentAt}
              cellsOf={cellsOf}
            />
          ))}
          <SpaceRow rows={lines.length - to} rowHeight={rowHeight} columns={shown.length} />
        </tbody>
      </table>
    </Box>
  )
}

const leastWidthOf = (columns: readonly LongColumn[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0)

interface RowProps<Line> extends Pick<Props<Line>, 'cellsOf'> {
  readonly index: number
  readonly line: Line
  readonly isCurrent: boolean
}

/** Drawn once, as long as its line and the way to draw it stay the same. */
const Row = memo(<Line,>({ index, line, isCurrent, cellsOf }: RowProps<Line>) => (
  <tr aria-rowindex={index} {...(isCurrent ? { 'aria-current': true } : {})}>
    {cellsOf(line)}
  </tr>
)) as <Line>(props: RowProps<Line>) => ReactNode
