import { latestFormat } from '#core/exports/reports/latest-format'
import type { ReportContent } from '#core/exports/reports/report-definition'
import type { ReportJobId } from '#core/ids'
import type { PlacedFile } from '../../../store/exports/reports/latest-files.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { ExportsStore } from '../dependencies.ts'

export interface LatestFile {
  readonly folder: string
  readonly fileName: string
  readonly format: 'xls' | 'xlsx' | 'csv'
}

type ReportWithLatest = Pick<StoredReport, 'definition' | 'latestFolder'>

/** The file with the newest contents of a report. Its name is fixed, because others link to it. */
export const latestFile = (
  { definition: { latest, content }, latestFolder: folder }: ReportWithLatest,
  came: ReportContent['format'],
): LatestFile | null => {
  if (latest === null || folder === null) return null
  const format = latestFormat({ asked: content.format, came, latest: latest.format })
  return { folder, format, fileName: `${latest.fileName}.${format}` }
}

type Files = Pick<ExportsStore, 'listAllReports' | 'readLatestFiles'>

/** Whether another report has or writes the same file. */
export const sharesLatestFile = (
  store: Files,
  report: Pick<StoredReport, 'id' | 'definition' | 'latestFolder'>,
): boolean => {
  const taken = filesOfOthers(store, report.id)
  return writtenBy(report).some((file) => taken.has(keyOf(file)))
}

/** Lists what the other reports may write, and what they have written under the same names with other endings. */
export const filesOfOthers = (
  { listAllReports, readLatestFiles }: Files,
  reportId: ReportJobId,
): ReadonlySet<string> => {
  const others = listAllReports().filter(({ id }) => id !== reportId)
  const files = others.flatMap((other) => {
    const written = writtenBy(other)
    const left = readLatestFiles(other.id).filter((one) =>
      written.some((file) => differsByEnding(one, file)),
    )
    return [...written, ...left]
  })
  return new Set(files.map(keyOf))
}

/** A key of a file by its place: on most systems names that differ only in case are one name. */
export const keyOf = ({ folder, fileName }: PlacedFile): string =>
  JSON.stringify([folder, fileName]).normalize('NFC').toLowerCase()

export const differsByEnding = (one: PlacedFile, other: PlacedFile): boolean =>
  one.folder === other.folder && one.fileName !== other.fileName && stem(one) === stem(other)

const stem = ({ fileName }: PlacedFile): string => fileName.replace(/\.[^.]*$/, '')

/** Every file that a report may write, whatever format a server sends. */
const writtenBy = (report: ReportWithLatest): LatestFile[] =>
  (['xls', 'xlsx'] as const).flatMap((came) => latestFile(report, came) ?? [])
