import type { Result } from '#core/contract/failure'
import type { FileToken } from '#core/ids'

/** Turns dropped or picked files into tokens; their paths stay outside the page. */
export const grantFiles = (files: readonly File[]): Promise<Result<FileToken[]>> =>
  window.unitdesk.grantFiles([...files])
