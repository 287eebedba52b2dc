import type { LeftOut } from '#core/media/queue/left-out'

/** What the file system says to one file; anything else is a defect. */
export const fileRefusal = (error: unknown): LeftOut['reason'] => {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (typeof code !== 'string' || !('syscall' in (error as object))) throw error
  if (code === 'ENOENT') return 'vanished'
  if (code === 'ELOOP' || code === 'ENXIO') return 'notAFile'
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'noSpace' : 'unreadable'
}
