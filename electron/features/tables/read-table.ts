import { type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { TablesDependencies } from './dependencies.ts'

/** Reads one sheet of a file that a person has chosen. */
export const readTable = async (
  { tables, grantedPath, files }: TablesDependencies,
  { file, sheet }: ParsedInputOf<'tables.readTable'>,
  signal: AbortSignal,
): Promise<Result<OutputOf<'tables.readTable'>>> => {
  const path = grantedPath(file)
  if (!path.ok) return path
  const bytes = await files.read(path.value)
  if (!bytes.ok) return bytes
  const read = await tables.read({ bytes: bytes.value, sheet }, signal)
  return read.ok ? success({ fileName: files.nameOf(path.value), ...read.value }) : read
}
