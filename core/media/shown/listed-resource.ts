import type { ResourceUid } from '#core/ids'

/** A file on the server. What it leaves out is null. */
export interface ListedResource {
  readonly uid: ResourceUid
  readonly contentType: string | null
  readonly fileName: string | null
  readonly sizeBytes: number | null
  readonly crc32: number | null
  /** What some servers list in place of the CRC. */
  readonly checksum: string | null
}
