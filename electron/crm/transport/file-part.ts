/** A file of the disk that goes with a call. */
export interface FilePart {
  readonly path: string
  readonly fileName: string
  readonly contentType: string
  /** What was found when the file was looked at: another size when it is sent is a failure. */
  readonly size: number
  /** The time of change in whole milliseconds; a file with another time when it is sent is a failure. */
  readonly modifiedAt: number
}
