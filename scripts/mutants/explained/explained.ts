/** Mutants of one file that nobody could notice, as a run names them. */
export interface Explained {
  readonly file: string
  readonly mutants: readonly string[]
  readonly why: string
}
