import type { StoredReport } from '../../store/reports.ts'

export interface LatestFile {
  readonly folder: string
  readonly fileName: string
  readonly format: 'xls' | 'xlsx' | 'csv'
}

/** Where a report puts its newest contents. The name is fixed, whatever a server sends: others point at it. */
export const latestFile = ({
  definition: { latest, wanted },
  latestFolder: folder,
}: Pick<StoredReport, 'definition' | 'latestFolder'>): LatestFile | null => {
  if (latest === null || folder === null) return null
  const format = latest.format === 'asFetched' ? wanted.format : latest.format
  return { folder, format, fileName: `${latest.fileName}.${format}` }
}

/** The other report that writes the same file; on most systems large letters make no other name. */
export const sharesLatestFile = (
  report: Pick<StoredReport, 'id' | 'definition' | 'latestFolder'>,
  others: readonly StoredReport[],
): StoredReport | null => {
  const key = (of: Parameters<typeof latestFile>[0]) => {
    const file = latestFile(of)
    return file && JSON.stringify([file.folder, file.fileName]).normalize('NFC').toLowerCase()
  }
  const own = key(report)
  if (own === null) return null
  return others.find((other) => other.id !== report.id && key(other) === own) ?? null
}
