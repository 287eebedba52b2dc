import { useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { InputOf, OutputOf } from '#core/contract/index'
import { neededPages, type RowRange, rowsPerPage } from './needed-pages.ts'
import { query } from './query.ts'
import { unreadOf } from './unread.ts'

type ListCall = 'leads.listLeads' | 'leads.listSent' | 'activity.listActs'

const first: RowRange = { from: 0, to: 1 }

/** A list in pages, of which those are read that are seen. What it is about must be the same input as before. */
export const usePages = <N extends ListCall, Line>(
  name: N,
  list: Omit<InputOf<N>, 'offset' | 'limit'>,
  linesOf: (page: OutputOf<N>) => readonly Line[],
) => {
  const [seen, setSeen] = useState(first)
  const pages = neededPages(seen)
  const read = useQueries({
    queries: pages.map((page) => ({
      ...query(name, {
        ...list,
        offset: page * rowsPerPage,
        limit: rowsPerPage,
      } as InputOf<N>),
      select: (answer: OutputOf<N>) => ({ answer, lines: linesOf(answer) }),
    })),
  })
  const arrived = read.find(({ data }) => data !== undefined)?.data?.answer
  // While another list is being read, the number of the one before is shown.
  const last = useRef(arrived)
  useEffect(() => {
    last.current = arrived ?? last.current
  })
  const onSeen = useCallback(
    (range: RowRange) =>
      setSeen((known) => (known.from === range.from && known.to === range.to ? known : range)),
    [],
  )
  const lineAt = (index: number): Line | undefined => {
    const page = Math.floor(index / rowsPerPage)
    const at = pages.indexOf(page)
    return at < 0 ? undefined : read[at]?.data?.lines[index % rowsPerPage]
  }
  return {
    answer: arrived ?? last.current,
    listKey: JSON.stringify(list),
    unread: unreadOf(...read),
    lineAt,
    onSeen,
    /** Searches the rows that were read. */
    find: (isIt: (line: Line) => boolean): Line | undefined =>
      read.flatMap(({ data }) => data?.lines ?? []).find(isIt),
  }
}
