import type { UpdateFile } from '#core/updates/feed'

/** A version that is newer than the one that runs. */
export interface OfferedUpdate {
  readonly version: string
  readonly file: UpdateFile
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
}

/** Puts the new version in the place of the one that runs; throws where the old one stays. */
export type InstallUpdate = () => Promise<void>
