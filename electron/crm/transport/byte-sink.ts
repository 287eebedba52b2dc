import type { Result } from '#core/contract/failure'

/** Where a file goes while it is downloaded; a refused write ends the download. */
export interface ByteSink {
  /** A new attempt begins: what was written before is void. */
  readonly begin: () => Promise<Result<null>>
  /** The bytes may be overwritten as soon as the promise is fulfilled. */
  readonly write: (bytes: Uint8Array) => Promise<Result<null>>
}

export interface Download {
  readonly signal: AbortSignal
  readonly sink: ByteSink
  readonly onProgress: (done: number, total: number | null) => void
}

/** What the server says of a file that has arrived whole. */
export interface DownloadedFile {
  readonly fileName: string | null
  readonly contentType: string | null
  readonly bytes: number
}
