import { isAboutPeople } from '#core/api/personal-data'
import type { NewApiCall, Outcome } from '#core/contract/activity'
import type { Failure, Result } from '#core/contract/failure'
import type { Timestamp } from '#core/time'
import type { CallingAccount } from '../guards/calling-account.ts'
import { withoutPersonalData } from './personal-data.ts'

/** How much has gone over the wire so far. */
export interface Traffic {
  status: number | null
  /** Zero while it is certain that nothing has left. */
  bytesSent: number
  bytesReceived: number
}

interface EndedAttempt {
  readonly at: Timestamp
  readonly account: CallingAccount
  readonly endpoint: string
  readonly attempt: number
  readonly durationMs: number
  readonly traffic: Traffic
  readonly result: Result<unknown>
}

/** The row of the Activity screen: no login, no parameter, no body. */
export const describeCall = ({ account, traffic, result, ...call }: EndedAttempt): NewApiCall => ({
  ...call,
  ...traffic,
  workspace: account.workspaceName,
  account: account.label,
  outcome: result.ok ? 'ok' : (outcomes[result.failure.kind] ?? 'refused'),
  note: result.ok ? null : noteOf(result.failure, call.endpoint),
})

const outcomes: Partial<Record<Failure['kind'], Outcome>> = {
  held: 'held',
  unreachable: 'unreachable',
  notThisServer: 'unreadable',
  cancelled: 'cancelled',
}

const noteOf = (failure: Failure, endpoint: string): string | null => {
  // The words may name somebody: they are shown to whoever has asked, and not written down.
  if (failure.kind === 'refused') return isAboutPeople(endpoint) ? null : failure.message
  if (failure.kind === 'unreachable') return failure.cause
  if (failure.kind !== 'notThisServer') return null
  return withoutPersonalData(
    [`expected ${failure.expected}`, failure.part, `received ${failure.received}`]
      .filter(Boolean)
      .join('; '),
  )
}
