import { type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { suggestedFileName } from '#core/tables/suggested-file-name'
import type { TablesDependencies } from './dependencies.ts'

/** Saves what the page has laid out for paper as a file where the person chooses. */
export const savePdf = async (
  { pickSaveFile, printPdf, files }: TablesDependencies,
  { fileName }: ParsedInputOf<'tables.savePdf'>,
): Promise<Result<OutputOf<'tables.savePdf'>>> => {
  const path = await pickSaveFile(suggestedFileName(fileName, 'pdf'))
  if (path === null) return success(null)
  const bytes = await printPdf()
  // The window was closed meanwhile.
  if (bytes === null) return success(null)
  const written = await files.write(path, bytes)
  return written.ok ? success({ fileName: files.nameOf(path) }) : written
}
