import { z } from 'zod'
import type { ReportJobId } from '#core/ids'
import { fromJson } from './from-json.ts'
import type { ReadableDb, WritableDb } from './handle.ts'

const latestFilesSchema = z.array(z.strictObject({ folder: z.string(), fileName: z.string() }))
export type PlacedFile = z.infer<typeof latestFilesSchema>[number]

/** What a report has put into folders of the person. */
export const readLatestFiles = (db: ReadableDb, reportId: ReportJobId): PlacedFile[] => {
  const text = db
    .prepare<[string], string>('SELECT latest_files FROM report WHERE id = ?')
    .pluck()
    .get(reportId)
  return text === undefined ? [] : fromJson(latestFilesSchema).parse(text)
}

export const writeLatestFiles = (
  db: WritableDb,
  { reportId, files }: { readonly reportId: ReportJobId; readonly files: readonly PlacedFile[] },
): void => {
  db.prepare('UPDATE report SET latest_files = ? WHERE id = ?').run(JSON.stringify(files), reportId)
}
