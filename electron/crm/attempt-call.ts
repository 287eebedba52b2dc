import { type Failure, failed, type Result } from '#core/contract/failure'
import type { Hold } from '../store/holds.ts'
import { cancelled } from './answer-failure.ts'
import type { Attempt, CallDependencies } from './call.ts'
import type { CallingAccount } from './calling-account.ts'
import type { Admission, CredentialGate } from './credential-gate.ts'
import { sendCall } from './send-call.ts'

interface Guarded {
  readonly dependencies: CallDependencies
  readonly gate: CredentialGate
}

/** One attempt of one call, behind the guard of its account. */
export const attemptCall = async <T>(guarded: Guarded, attempt: Attempt<T>): Promise<Result<T>> => {
  const { account, signal } = attempt.call
  for (;;) {
    const admission = await guarded.gate.enter(account.id, signal)
    if (admission === null) return cancelled
    let result: Result<T> | 'superseded' = cancelled
    try {
      result = await attemptAdmitted(guarded.dependencies, admission, attempt)
    } finally {
      // Only a success proves the password: a 400 may have been given before anybody looked at it.
      admission.leave(result !== 'superseded' && result.ok ? 'accepted' : 'unproven')
    }
    if (result !== 'superseded') return result
  }
}

/** `superseded`: the password was changed meanwhile and the call may go with the new one. */
const attemptAdmitted = async <T>(
  dependencies: CallDependencies,
  admission: Admission,
  attempt: Attempt<T>,
): Promise<Result<T> | 'superseded'> => {
  const { account, signal, endpoint } = attempt.call
  // Looked up inside the gate: whoever was in front may have had the account held.
  const holdNow = () => admission.refusal() ?? dependencies.readHold(account.id)
  const holdBefore = holdNow()
  if (holdBefore !== null) return failed(heldFailure(account, holdBefore))

  const password = await dependencies.readPassword(account.id)
  if (signal.aborted) return cancelled
  if (!password.ok) return password
  if (!admission.isCurrent()) return 'superseded'
  const hold = holdNow()
  if (hold !== null) return failed(heldFailure(account, hold))

  let isOutdated = false
  const result = await sendCall(dependencies, {
    ...attempt,
    password: password.value,
    onRefused: (since) => {
      const refusal = { accountId: account.id, since, failuresInARow: 1, endpoint }
      admission.refuse(refusal)
      isOutdated = !admission.isCurrent()
      if (!isOutdated) dependencies.writeHold(refusal)
      return heldFailure(account, refusal)
    },
  })
  return isOutdated ? 'superseded' : result
}

const heldFailure = (account: CallingAccount, hold: Hold): Failure => ({
  kind: 'held',
  account: account.label,
  since: hold.since,
  until: null,
  again: 'afterFix',
})
