import { cancelled, failed, type Result, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'

type Verdict = OutputOf<'activity.verifyActs'>

/** A few milliseconds: between the slices whatever else waits has its turn. */
const rowsPerSlice = 500

export interface ChainOfActs {
  /** Lets whatever else waits have its turn. */
  readonly giveWay: () => Promise<void>
  readonly nothingVerified: Verdict
  /** Null where there is nothing more to follow. */
  readonly verifyFrom: (from: {
    readonly verified: Verdict
    readonly limit: number
  }) => Verdict | null
}

/** Follows the chain of all acts to its end, in slices. */
export const verifyActs = async (
  { nothingVerified, verifyFrom, giveWay }: ChainOfActs,
  signal: AbortSignal,
): Promise<Result<Verdict>> => {
  let verified = nothingVerified
  for (;;) {
    const next = verifyFrom({ verified, limit: rowsPerSlice })
    if (next === null) return success(verified)
    verified = next
    await giveWay()
    if (signal.aborted) return failed(cancelled)
  }
}
