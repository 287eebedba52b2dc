import { type FailureOf, failed, type Result } from '#core/contract/failure'
import { errorCode } from '../store/file/error-code.ts'
import { storeCause } from '../store/file/write-failure.ts'

/** Why a file in a folder of the person could not be changed; what is no matter of the disk is thrown. */
export const refusedByPlace = (error: unknown): Result<never> => {
  const code = errorCode(error)
  if (code === null) throw error
  return failed({ kind: 'place', cause: causeOf(error, code), again: 'afterFix' })
}

const causeOf = (error: unknown, code: string): FailureOf<'place'>['cause'] => {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'gone'
  // A workbook that a spreadsheet has open cannot be replaced on Windows.
  if (code === 'EBUSY' || (code === 'EPERM' && process.platform === 'win32')) return 'inUse'
  return storeCause(error) === 'full' ? 'full' : 'notWritable'
}
