import { type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { TablesDependencies } from './dependencies.ts'

/** A table as a file at a place that the person chooses. */
export const saveTable = async (
  { tables, pickSaveFile, files, decimalMark }: TablesDependencies,
  { fileName, format, tableJson }: ParsedInputOf<'tables.saveTable'>,
  signal: AbortSignal,
): Promise<Result<OutputOf<'tables.saveTable'>>> => {
  const path = await pickSaveFile(suggestedName(fileName, format))
  if (path === null) return success(null)
  const bytes = await tables.write({ format, tableJson, decimalMark: decimalMark() }, signal)
  if (!bytes.ok) return bytes
  const written = await files.write(path, bytes.value)
  return written.ok ? success({ fileName: files.nameOf(path) }) : written
}

const notInFileNames = /[<>:"/\\|?*]/g

/** No system refuses it, and nothing in it leads to another folder. */
const suggestedName = (name: string, format: string): string => {
  const end = `.${format}`
  const bare = name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name
  const allowed = Array.from(bare.replace(notInFileNames, '-'), (sign) => (sign < ' ' ? '-' : sign))
  const stem = allowed.join('').replace(/^[.\s]+|[.\s]+$/g, '')
  return `${stem === '' ? 'Unitdesk' : stem}${end}`
}
