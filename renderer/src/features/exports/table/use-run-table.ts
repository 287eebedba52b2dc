import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OutputOf } from '#core/contract/index'
import { chunksOf } from '#core/exports/runs/chunk-rows'
import type { ReportRow, ReportSheet } from '#core/exports/table/report-table'
import type { RunId } from '#core/ids'
import { fromJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { type Unread, unreadOf } from '../../../bridge/unread.ts'
import type { TableRow } from './table-row.ts'

interface RunTable {
  /** Null until the run was opened. */
  readonly sheets: readonly ReportSheet[] | null
  readonly sheet: ReportSheet | null
  /** The rows that have come so far; the first chunk is shown while others follow. */
  readonly rows: TableRow[]
  readonly isComplete: boolean
  readonly unread: Unread | null
}

const readSheets = ({ sheets }: OutputOf<'exports.openRun'>) => fromJson(sheets)
const readRows = ({ rows }: OutputOf<'exports.readRunRows'>) => fromJson(rows)

const gcTime = 60_000

interface Chunks {
  readonly data: readonly (readonly ReportRow[])[]
  readonly isComplete: boolean
  readonly reads: readonly Pick<UseQueryResult, 'error' | 'refetch'>[]
}

export const useRunTable = (runId: RunId, sheetAt: number): RunTable => {
  // A large table is not remembered longer than it is looked at.
  const opened = useQuery({ ...query('exports.openRun', { runId }), select: readSheets, gcTime })
  const sheets = opened.data ?? null
  const sheet = sheets?.[sheetAt] ?? null
  const chunks = useQueries({
    queries: chunksOf(sheet?.rows ?? 0).map((_, chunk) => ({
      ...query('exports.readRunRows', { runId, sheet: sheetAt, chunk }),
      select: readRows,
      gcTime,
    })),
    combine: (results): Chunks => {
      // Chunks are joined in their order: rows never move when a chunk arrives.
      const firstMissing = results.findIndex(({ data }) => data === undefined)
      const there = firstMissing < 0 ? results : results.slice(0, firstMissing)
      return {
        data: there.flatMap(({ data }) => (data ? [data] : [])),
        isComplete: firstMissing < 0,
        reads: results.map(({ error, refetch }) => ({ error, refetch })),
      }
    },
  })
  const { data } = chunks
  const rows = useMemo(
    () => data.flatMap((chunk) => [...chunk]).map((cells, at) => ({ id: String(at), cells })),
    [data],
  )
  return {
    sheets,
    sheet,
    rows,
    isComplete: opened.data !== undefined && chunks.isComplete,
    unread: unreadOf(opened, ...chunks.reads),
  }
}
