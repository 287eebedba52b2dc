import type { UpdateTrouble } from '#core/updates/feed'
import { networkCause } from '../crm/transport/network-failure.ts'
import { errorCode } from '../store/file/error-code.ts'

/** Carries a trouble through a library that knows thrown errors only. */
export class UpdateRefused extends Error {
  override readonly name = 'UpdateRefused'
  readonly trouble: UpdateTrouble

  constructor(trouble: UpdateTrouble) {
    super(trouble)
    this.trouble = trouble
  }
}

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EIO', 'EBUSY'])

/** What a thrown error says of an update; null for a bug. */
export const troubleOf = (error: unknown): UpdateTrouble | null => {
  if (error instanceof UpdateRefused) return error.trouble
  const code = errorCode(error)
  if (code === 'ERR_CHECKSUM_MISMATCH') return 'wrongFile'
  if (code !== null && diskCodes.has(code)) return 'disk'
  const cause = networkCause(error)
  if (cause === 'certificate' || cause === 'proxy') return cause
  if (cause === 'timedOut') return 'tooSlow'
  return cause === null ? null : 'unreachable'
}
