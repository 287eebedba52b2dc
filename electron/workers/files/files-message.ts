import type { LeftOut } from '#core/media/queue/left-out'
import type { ReadFile } from '#core/media/queue/media-file'

/** A file, folder or archive that a person has dropped or picked. */
export interface DroppedPath {
  /** Absolute. */
  readonly path: string
  /** What the page calls it, with the folders below the one that was dropped. */
  readonly hint: string
}

/** A file that was read from its first byte to its last. */
export interface FoundFile {
  /** The path of the file; one out of an archive lies in the staging folder. */
  readonly path: string
  readonly hint: string
  readonly sizeBytes: number
  /** The time of change in milliseconds of UTC, as the file system has it. */
  readonly modifiedAt: number
  readonly read: ReadFile
}

export interface FilesRequest {
  readonly dropped: readonly DroppedPath[]
  /** A new folder for what comes out of archives, made when it is needed; null: archives stay as they are. */
  readonly stagingFolder: string | null
  readonly maxFiles: number
}

export type FilesMessage =
  | { readonly kind: 'found'; readonly files: readonly FoundFile[] }
  | { readonly kind: 'leftOut'; readonly leftOut: readonly LeftOut[] }
  /** Progress in bytes. */
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'end' }
