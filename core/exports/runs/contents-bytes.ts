import type { KeptRun } from './retention.ts'

/** What the contents of runs take; those that several have are there once. */
export const contentsBytes = (runs: readonly Pick<KeptRun, 'contents'>[]): number => {
  const sizes = new Map(
    runs.flatMap(({ contents }) => (contents ? [[contents.hash, contents.bytes]] : [])),
  )
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
}
