import type { WrittenFile } from '../../../store/exports/reports/latest-files.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import { latestFile } from './latest-file.ts'

/**
 * The names of the latest file as it is and as it was meant, where the server has sent another kind of file.
 * Whatever run is on its way: a name counts until another one has been written.
 */
export const movedLatest = (
  report: Pick<StoredReport, 'definition' | 'latestFolder'>,
  written: readonly WrittenFile[],
): { readonly now: string; readonly meant: string } | null => {
  const meant = latestFile(report, report.definition.content.format)
  if (!meant) return null
  const here = written.filter(({ folder }) => folder === meant.folder)
  if (here.some(({ fileName }) => fileName === meant.fileName)) return null
  const moved = here.find(({ meantName }) => meantName === meant.fileName)
  return moved ? { now: moved.fileName, meant: moved.meantName } : null
}
