import { type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { suggestedFileName } from '#core/tables/suggested-file-name'
import type { TablesDependencies } from './dependencies.ts'

/** Saves a table as a file where the person chooses. */
export const saveTable = async (
  { tables, pickSaveFile, files, decimalMark }: TablesDependencies,
  { fileName, format, table }: ParsedInputOf<'tables.saveTable'>,
  signal: AbortSignal,
): Promise<Result<OutputOf<'tables.saveTable'>>> => {
  const path = await pickSaveFile(suggestedFileName(fileName, format))
  if (path === null) return success(null)
  const bytes = await tables.write({ format, table, decimalMark: decimalMark() }, signal)
  if (!bytes.ok) return bytes
  const written = await files.write(path, bytes.value)
  return written.ok ? success({ fileName: files.nameOf(path) }) : written
}
