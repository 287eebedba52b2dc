import type { InputRule } from '#core/contract/failure'
import { errorCode } from '../store/file/error-code.ts'
import { storeCause } from '../store/file/write-failure.ts'

/** Why a file in a folder of the person could not be changed. */
export const placeFault = (error: unknown): InputRule => {
  const code = errorCode(error)
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'fileVanished'
  // A workbook that a spreadsheet has open cannot be replaced on Windows.
  if (code === 'EBUSY' || (code === 'EPERM' && process.platform === 'win32')) return 'placeInUse'
  return storeCause(error) === 'full' ? 'placeFull' : 'placeNotWritable'
}
