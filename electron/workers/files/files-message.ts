import type { Result } from '#core/contract/failure'
import type { LeftOut } from '#core/media/queue/left-out'
import type { ReadFile } from '#core/media/queue/media-file'

/** A file, folder or archive that a person has dropped or picked. */
export interface DroppedPath {
  /** Absolute. */
  readonly path: string
  /** What the page calls it, with the folders below the one that was dropped. */
  readonly hint: string
}

export interface DroppedFile extends DroppedPath {
  readonly sizeBytes: number
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

/** Files that are looked at, in their order. */
export interface FilesToLookAt {
  readonly files: readonly DroppedFile[]
}

export interface LookedAt {
  readonly found: readonly FoundFile[]
  readonly leftOut: readonly LeftOut[]
}

/** A part of an archive, so that others have their turn between one part and the next. */
export interface ArchivePart {
  /** How many of its files were tried before. */
  readonly from: number
  /** What all of it may write to the disk, as it was before the first part. */
  readonly roomBytes: number
}

export interface ArchiveToUnpack {
  /** The archive alone. */
  readonly files: readonly [DroppedFile]
  /** A new folder for what comes out of it, made when it is needed. */
  readonly stagingFolder: string
  readonly maxFiles: number
  /** Null of the first one. */
  readonly part: ArchivePart | null
}

export interface UnpackedFiles extends FilesToLookAt {
  readonly leftOut: readonly LeftOut[]
  /** Null after the last one. */
  readonly next: ArchivePart | null
}

/** Who looks into files: the process that reads, which may end with one of them. */
export interface FilesReader {
  readonly lookAtFiles: (input: FilesToLookAt, signal: AbortSignal) => Promise<Result<LookedAt>>
  readonly unpackArchive: (
    input: ArchiveToUnpack,
    signal: AbortSignal,
  ) => Promise<Result<UnpackedFiles>>
}
