import { loginKey } from '#core/accounts/login-key'
import type { Secret } from '#core/accounts/secret'
import type { NewApiCall } from '#core/contract/activity'
import { cancelled, type FailureOf, failed, type Result, success } from '#core/contract/failure'
import type { Attempt, CallDependencies } from '../calls/call.ts'
import { sendCall } from '../transport/send-call.ts'
import { outcomeOfExport } from './claim-export.ts'
import { cooldownKey } from './cooldown-key.ts'
import type { Cooldowns } from './cooldowns.ts'
import type { Admission } from './credential-gate.ts'
import type { ExportClaim } from './export-claims.ts'
import { hearOut } from './hear-out.ts'
import { heldFailure } from './held-failure.ts'
import { outcomeOfCreating } from './outcome-of-creating.ts'
import { type RequestProgress, watchRequest } from './watch-request.ts'

export interface SendingDependencies {
  readonly dependencies: CallDependencies
  readonly cooldowns: Cooldowns
}

export interface GuardedAttempt<T> extends Attempt<T> {
  /** What is created, without personal data; null for a call that may be repeated. */
  readonly creates: string | null
}

interface GuardedSending<T> extends GuardedAttempt<T> {
  readonly password: Secret
  readonly claim: ExportClaim
}

/** Writes down what must not happen twice or too early, sends, and writes down what came of it. */
export const sendGuarded = async <T>(
  sender: SendingDependencies,
  admission: Admission,
  sending: GuardedSending<T>,
): Promise<Result<T> | 'superseded'> => {
  const { dependencies, cooldowns } = sender
  const { account, endpoint } = sending.call
  const key = cooldownKey(sending.call)
  const outgoing = writeDown(sender, admission, sending)
  if (!outgoing.ok) {
    sending.claim.end('refused', 0)
    return outgoing
  }
  let askedToWaitMs = 0

  const { transport, progress } = watchRequest(dependencies.transport, {
    onRateLimited: (waitMs) => {
      askedToWaitMs = waitMs
      cooldowns.rateLimited(key, waitMs)
    },
    onPassed: () => {
      admission.passed()
      if (sending.creates === null) hearing.heard()
    },
  })
  const hasFile = sending.call.file !== undefined
  const isSerious = () => sending.creates !== null || !admission.isProven()
  const hearing = hearOut(sending.call.signal, () => isUnanswered(sending, progress) && isSerious())
  let isOutdated = false
  let result: Result<T> = failed(cancelled)
  try {
    result = await sendCall(
      { ...dependencies, transport, recordCall: recordAs(dependencies, sending, progress) },
      {
        ...sending,
        isRepeated: sending.isRepeated === true && (!hasFile || admission.mayLose()),
        call: { ...sending.call, signal: hearing.signal },
        onRefused: (since) => {
          const blocked = admission.refuse(since)
          isOutdated = blocked === null
          return heldFailure(sending.call, blocked ?? { ...refusalOfFormerPassword, since })
        },
      },
    )
  } finally {
    hearing.end()
    if (outgoing.value !== null) {
      dependencies.memory.writeOutgoing(outgoing.value, outcomeOfCreating(progress, result.ok))
    }
    cooldowns.end(key, progress)
    sending.claim.end(outcomeOfExport(progress), askedToWaitMs)
  }
  if (!result.ok && result.failure.kind === 'unreachable') {
    const again = cooldowns.cooling(key)?.again ?? result.failure.again
    result = failed({ ...result.failure, again })
  }
  if (isLost(sending, progress, result)) {
    const blocked = admission.lose(dependencies.clock.now())
    if (blocked !== null) result = failed(heldFailure(sending.call, blocked))
  }
  if (result.ok) {
    admission.accept()
    dependencies.memory.writeWorked(loginKey(account), endpoint)
  }
  if (sending.creates === null) return isOutdated ? 'superseded' : result
  if (isOutdated) return failed(cancelled)
  const isUnknown = outcomeOfCreating(progress, result.ok) === 'unknown'
  return isUnknown ? failed(unknownOutcome(endpoint)) : result
}

/** What must be on the disk before a byte leaves; null where nothing is created. */
const writeDown = <T>(
  { dependencies, cooldowns }: SendingDependencies,
  admission: Admission,
  sending: GuardedSending<T>,
): Result<number | null> => {
  const onTrial = admission.beginTrial(dependencies.clock.now())
  if (!onTrial.ok) return onTrial
  const begun = cooldowns.begin(cooldownKey(sending.call))
  return begun.ok ? insertOutgoing(dependencies, sending) : begun
}

/** The refusal of a replaced password reaches nobody: its call goes with the new one, or is cancelled. */
const refusalOfFormerPassword = { scope: 'account', cause: 'refused', failuresInARow: 1 } as const

/** A file that is still on its way is stopped at once: a server does nothing with half of it. */
const isUnanswered = <T>(
  { call }: GuardedSending<T>,
  { hasLeft, status }: RequestProgress,
): boolean => hasLeft && status === null && call.file === undefined

/**
 * The login goes ahead of the file, so a server may refuse it and close before the file is there, and closing
 * may destroy an answer that was not read yet. A form alone is read whole before it is answered.
 */
const isLost = <T>(
  { call }: GuardedSending<T>,
  { hasLeft, status }: RequestProgress,
  result: Result<T>,
): boolean => {
  if (call.file === undefined || !hasLeft || status !== null || result.ok) return false
  return result.failure.kind === 'unreachable' && result.failure.cause === 'reset'
}

const unknownOutcome = (endpoint: string): FailureOf<'unknownOutcome'> => ({
  kind: 'unknownOutcome',
  endpoint,
  again: 'afterFix',
})

/** Committed before the first byte leaves: whatever ends the application then, it is known to be open. */
const insertOutgoing = <T>(
  { memory, clock }: CallDependencies,
  { creates, call: { account, endpoint } }: GuardedSending<T>,
): Result<number | null> =>
  creates === null
    ? success(null)
    : memory.insertOutgoing({
        at: clock.now(),
        accountId: account.id,
        workspace: account.workspaceName,
        account: account.label,
        endpoint,
        subject: creates,
      })

const recordAs =
  <T>(
    { recordCall }: CallDependencies,
    { creates }: GuardedSending<T>,
    progress: RequestProgress,
  ) =>
  (call: NewApiCall) => {
    const outcome = outcomeOfCreating(progress, call.outcome === 'ok')
    const isUnknown = creates !== null && outcome === 'unknown'
    recordCall(isUnknown ? { ...call, outcome: 'unknown' } : call)
  }
