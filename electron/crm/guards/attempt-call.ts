import { loginKey, originOf } from '#core/accounts/login-key'
import { cancelled, failed, type Result, success } from '#core/contract/failure'
import { openFile } from '../transport/opened-file.ts'
import { claimExport } from './claim-export.ts'
import { cooldownKey } from './cooldown-key.ts'
import type { Admission, CredentialGate } from './credential-gate.ts'
import { heldFailure } from './held-failure.ts'
import { type GuardedAttempt, type SendingDependencies, sendGuarded } from './send-guarded.ts'

export interface GuardedDependencies extends SendingDependencies {
  readonly gate: CredentialGate
}

/** Makes one attempt of one call, behind the guards of its account and its endpoint. */
export const attemptCall = async <T>(
  guarded: GuardedDependencies,
  attempt: GuardedAttempt<T>,
): Promise<Result<T>> => {
  const { file } = attempt.call
  let ahead = attempt.attempt === 1 ? attempt.call.ahead : undefined
  for (;;) {
    const cooling = guarded.cooldowns.cooling(cooldownKey(attempt.call))
    if (cooling !== null) return failed(cooling)
    // Opened before its turn, so that it leaves at once when that comes.
    const opened = ahead ?? (file && openFile(file, guarded.dependencies.clock))
    ahead = undefined
    try {
      const result = await attemptInTurn(guarded, opened ? { ...attempt, opened } : attempt)
      if (result !== 'superseded') return result
    } finally {
      opened?.close()
    }
  }
}

/** `superseded`: the password was changed meanwhile and the call may go with the new one. */
const attemptInTurn = async <T>(
  guarded: GuardedDependencies,
  attempt: GuardedAttempt<T>,
): Promise<Result<T> | 'superseded'> => {
  const { account, endpoint, signal } = attempt.call
  const entrance = await guarded.gate.enter(loginKey(account), endpoint, signal)
  if (entrance.kind === 'cancelled') return failed(cancelled)
  if (entrance.kind === 'blocked') return failed(heldFailure(attempt.call, entrance.blocked))
  const { admission } = entrance
  try {
    return await attemptAdmitted(guarded, admission, attempt)
  } finally {
    admission.leave()
  }
}

const attemptAdmitted = async <T>(
  guarded: GuardedDependencies,
  admission: Admission,
  attempt: GuardedAttempt<T>,
): Promise<Result<T> | 'superseded'> => {
  const { account, endpoint, feature = endpoint, signal } = attempt.call
  const server = originOf(account.baseUrl)
  const giveBack = await guarded.dependencies.limits.enter({ server, feature, signal })
  if (giveBack === null) return failed(cancelled)
  try {
    return await attemptInPlace(guarded, admission, attempt)
  } finally {
    giveBack()
  }
}

/** Looks once more at all that may have changed while the call waited. */
const attemptInPlace = async <T>(
  guarded: GuardedDependencies,
  admission: Admission,
  attempt: GuardedAttempt<T>,
): Promise<Result<T> | 'superseded'> => {
  const password = await guarded.dependencies.readPassword(attempt.call.account.id)
  const before = changedMeanwhile(guarded, admission, attempt)
  if (before !== null) return before
  if (!password.ok) return password
  const allowed = (await attempt.call.mayLeave?.()) ?? success(null)
  if (!allowed.ok) return allowed
  const claim = await claimExport(guarded, attempt.call)
  if (!claim.ok) return claim
  const after = changedMeanwhile(guarded, admission, attempt)
  if (after !== null) {
    claim.value.end('refused', 0)
    return after
  }
  return sendGuarded(guarded, admission, {
    ...attempt,
    password: password.value,
    claim: claim.value,
  })
}

/** Why the call may not leave any more, after it has waited for something. */
const changedMeanwhile = <T>(
  guarded: GuardedDependencies,
  admission: Admission,
  { call }: GuardedAttempt<T>,
): Result<never> | 'superseded' | null => {
  if (call.signal.aborted) return failed(cancelled)
  if (!admission.isCurrent()) return 'superseded'
  // A call that was in front may have put the account on hold.
  const blocked = admission.blocked()
  if (blocked !== null) return failed(heldFailure(call, blocked))
  const cooling = guarded.cooldowns.cooling(cooldownKey(call))
  return cooling === null ? null : failed(cooling)
}
