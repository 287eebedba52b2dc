import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#core/contract/index'
import type { ReportColumn } from '#core/exports/table/report-table'
import type { RunId } from '#core/ids'
import { fromJson } from '#core/json'
import { query } from '../../../bridge/query.ts'

const readColumns = ({ sheets }: OutputOf<'exports.openRun'>) => fromJson(sheets)[0]?.columns ?? []

const none: readonly ReportColumn[] = []

/** The columns of a run's first sheet, which is the one with the data; none without a run. */
export const useRunColumns = (runId: RunId | null): readonly ReportColumn[] => {
  const { data } = useQuery({
    ...query('exports.openRun', { runId: runId ?? '' }),
    select: readColumns,
    enabled: runId !== null,
  })
  return data ?? none
}
