import type { Result } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import { secondMs } from '#core/time'
import { cancelled } from './answer-failure.ts'
import { attemptCall } from './attempt-call.ts'
import type { Call, CallDependencies } from './call.ts'
import { createCredentialGate } from './credential-gate.ts'

export interface Caller {
  /** A call that only reads: it may be repeated. */
  readonly read: <T>(call: Call<T>) => Promise<Result<T>>
  /** One attempt, whatever comes of it. */
  readonly once: <T>(call: Call<T>) => Promise<Result<T>>
  /** A user's action: no call of the account leaves while it lasts, and the first one after it goes alone. */
  readonly changeCredential: <T>(account: AccountId, work: () => Promise<T>) => Promise<T>
}

/** spec: Errors 5. */
const waitsMs = [1 * secondMs, 5 * secondMs, 30 * secondMs]

export const createCaller = (dependencies: CallDependencies): Caller => {
  const gate = createCredentialGate()
  return {
    read: async (call) => {
      for (let attempt = 1; ; attempt++) {
        const result = await attemptCall({ dependencies, gate }, { call, attempt })
        const wait = waitsMs[attempt - 1]
        if (result.ok || result.failure.kind !== 'unreachable' || wait === undefined) return result
        if (result.failure.cause === 'certificate' || call.signal.aborted) return result
        await dependencies.sleep(wait, call.signal)
        if (call.signal.aborted) return cancelled
      }
    },
    once: (call) => attemptCall({ dependencies, gate }, { call, attempt: 1 }),
    changeCredential: gate.change,
  }
}
