import type { WebContents } from 'electron'
import { pageAddress } from './protocol/answer-bundle-request.ts'

/**
 * Resolves also when nobody waits for the page any more: a person has closed its window, which Electron tells as
 * a failed load, or another load has taken its place.
 */
export const loadPage = async (
  contents: Pick<WebContents, 'isDestroyed' | 'loadURL'>,
): Promise<void> => {
  if (contents.isDestroyed()) return
  try {
    await contents.loadURL(pageAddress)
  } catch (error) {
    if (!contents.isDestroyed() && !isReplaced(error)) throw error
  }
}

const isReplaced = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_ABORTED'
