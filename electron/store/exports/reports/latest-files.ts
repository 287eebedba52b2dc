import { z } from 'zod'
import type { ReportJobId } from '#core/ids'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'

const latestFilesSchema = z.array(
  z.strictObject({
    folder: z.string(),
    fileName: z.string(),
    /** What it is called when the server sends what was asked for. */
    meantName: z.string(),
  }),
)
export type WrittenFile = z.infer<typeof latestFilesSchema>[number]
export type PlacedFile = Pick<WrittenFile, 'folder' | 'fileName'>

/** Lists the files that a report has put into folders of the person. */
export const readLatestFiles = (db: ReadableDb, reportId: ReportJobId): WrittenFile[] => {
  const text = db
    .prepare<[string], string>('SELECT latest_files FROM report WHERE id = ?')
    .pluck()
    .get(reportId)
  return text === undefined ? [] : jsonColumn(latestFilesSchema).parse(text)
}

export const writeLatestFiles = (
  db: WritableDb,
  { reportId, files }: { readonly reportId: ReportJobId; readonly files: readonly WrittenFile[] },
): void => {
  db.prepare('UPDATE report SET latest_files = ? WHERE id = ?').run(JSON.stringify(files), reportId)
}
