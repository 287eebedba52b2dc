import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { Report } from '#core/contract/exports'
import type { OutputOf } from '#core/contract/index'
import type { TileOffer } from '#core/exports/dashboard/suggest-tiles'
import { type ReadyPivot, readyPivotsOf } from '#core/exports/table/ready-pivots'
import { fromJson } from '#core/json'
import { query } from '../../../bridge/query.ts'

type ShownRuns = OutputOf<'exports.readDashboard'>['runs']

const readReady = ({ pivots }: OutputOf<'exports.listReadyPivots'>): readonly ReadyPivot[] =>
  fromJson(pivots).map(({ ready }) => ready)

const allFound = (results: readonly UseQueryResult<readonly ReadyPivot[]>[]) =>
  results.map(({ data, isError }) => data ?? (isError ? [] : null))

const isWhole = ({ content }: Pick<Report, 'content'>): boolean =>
  Object.entries(content.parameters).every(([name, text]) => name === 'headermode' || text === '')

interface OfferedReport extends TileOffer {
  readonly report: Report
}

/** What the reports can show on a dashboard by themselves; null until all of their runs were looked at. */
export const useTileOffers = (
  reports: readonly Report[],
  runs: ShownRuns,
): readonly OfferedReport[] | null => {
  const offering = reports.flatMap((report) => {
    const all = readyPivotsOf(report.content.name)
    const runId = runs.find(({ reportId }) => reportId === report.id)?.runId ?? null
    return all.length === 0 ? [] : [{ report, all, runId }]
  })
  const read = offering.flatMap(({ runId }) => runId ?? [])
  const found = useQueries({
    queries: read.map((runId) => ({
      ...query('exports.listReadyPivots', { runId }),
      select: readReady,
    })),
    combine: allFound,
  })
  if (found.includes(null)) return null
  return offering.map(({ report, all, runId }) => ({
    report,
    reportId: report.id,
    hasRun: runId !== null,
    isWhole: isWhole(report),
    ready: runId === null ? all : (found[read.indexOf(runId)] ?? []),
  }))
}
