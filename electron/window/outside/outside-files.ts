/** What becomes of a file of the application's own outside it. */
export interface OutsideFiles {
  /** Opens a file with the system's program for it; false where there is none. */
  readonly open: (path: string) => Promise<boolean>
  readonly show: (path: string) => void
  /** The person holds the file from now on; it falls where they let it go. */
  readonly drag: (path: string) => Promise<void>
}
