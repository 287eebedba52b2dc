import { latestFormat } from '#core/exports/latest-format'
import type { ReportWanted } from '#core/exports/report-definition'
import type { StoredReport } from '../../store/reports.ts'

export interface LatestFile {
  readonly folder: string
  readonly fileName: string
  readonly format: 'xls' | 'xlsx' | 'csv'
}

type Latest = Pick<StoredReport, 'definition' | 'latestFolder'>

/** Where a report puts its newest contents. The name is fixed: others point at it. */
export const latestFile = (
  { definition: { latest, wanted }, latestFolder: folder }: Latest,
  came: ReportWanted['format'],
): LatestFile | null => {
  if (latest === null || folder === null) return null
  const format = latestFormat({ asked: wanted.format, came, latest: latest.format })
  return { folder, format, fileName: `${latest.fileName}.${format}` }
}

/** The other report that writes the same file; on most systems large letters make no other name. */
export const sharesLatestFile = (
  report: Pick<StoredReport, 'id' | 'definition' | 'latestFolder'>,
  others: readonly StoredReport[],
): StoredReport | null => {
  const own = new Set(keysOf(report))
  return (
    others.find((other) => other.id !== report.id && keysOf(other).some((key) => own.has(key))) ??
    null
  )
}

/** All that it may write, whatever a server sends. */
const keysOf = (report: Latest): string[] =>
  (['xls', 'xlsx'] as const).flatMap((came) => {
    const file = latestFile(report, came)
    if (!file) return []
    return JSON.stringify([file.folder, file.fileName]).normalize('NFC').toLowerCase()
  })
