import type { RunningApplication } from './application.ts'

/** A picture and the trace of a window whose story has failed. */
export const keepArtefacts = async (
  { page, electron }: Pick<RunningApplication, 'page' | 'electron'>,
  path: string,
): Promise<void> => {
  // The application may be gone: then there is nothing to show but its log.
  await page.screenshot({ path: `${path}.png` }).catch(() => undefined)
  await electron
    .context()
    .tracing.stopChunk({ path: `${path}.trace.zip` })
    .catch(() => undefined)
}
