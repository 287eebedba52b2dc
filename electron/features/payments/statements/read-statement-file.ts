import type { Result } from '#core/contract/failure'
import { success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { ReadStatementFile } from '../../../workers/statements/statements-message.ts'
import type { PaymentsDependencies } from '../dependencies.ts'

export type ReadStatementInput = ParsedInputOf<'payments.previewStatement'>

export interface ReadFile extends ReadStatementFile {
  readonly fileName: string
}

/** A file that a person has chosen, read in a thread with what the workspace knows of its bank. */
export const readStatementFile = async (
  {
    store,
    statements,
    grantedPath,
    files,
  }: Pick<PaymentsDependencies, 'store' | 'statements' | 'grantedPath' | 'files'>,
  { workspaceId, file, encoding, mapping }: ReadStatementInput,
  signal: AbortSignal,
): Promise<Result<ReadFile>> => {
  const path = grantedPath(file)
  if (!path.ok) return path
  const bytes = await files.read(path.value)
  if (!bytes.ok) return bytes
  const remembered = store.listStatementMappings({ workspaceId }).map((known) => known.mapping)
  const { currency } = store.readPaymentSettings({ workspaceId })
  const wanted = { bytes: bytes.value, encoding, mapping, remembered, currency }
  const read = await statements.read(wanted, signal)
  return read.ok ? success({ ...read.value, fileName: files.nameOf(path.value) }) : read
}
