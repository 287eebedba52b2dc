import {
  cancelled,
  type Failure,
  type FailureOf,
  failed,
  type Result,
  success,
  teamAway,
} from '#core/contract/failure'
import type { WorkspaceKey } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { movePayment, type PaymentMove } from '#core/payments/ledger/move-payment'
import type { PreviewedCall, SendingPreview } from '#core/payments/send/sending-preview'
import { ownPaymentId } from '#core/payments/statements/transaction-key'
import type { Timestamp } from '#core/time'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { ClaimFailure, SendingClaim } from '../../../crm/guards/sending-claims.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import type { PaymentsDependencies } from '../dependencies.ts'
import { recoverPayments } from '../ledger/recover-payments.ts'
import { suspectedBooked } from '../ledger/suspected-booked.ts'
import { judgeSending } from './judge-sending.ts'
import { previewCall, previewSending } from './preview-sending.ts'

type Sender = Pick<
  PaymentsDependencies,
  'store' | 'clock' | 'client' | 'accountFor' | 'sha256' | 'sendings'
>

interface SendPaymentsInput extends WorkspaceKey {
  /** What a person has reviewed. */
  readonly revision: string
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

const changed: Failure = { kind: 'notAllowed', reason: 'paymentsChanged', again: 'afterFix' }
const restored: Failure = { kind: 'notAllowed', reason: 'ledgerRestored', again: 'afterFix' }
/** A mapping that does not suit the server is refused each time: whoever set it up should know before all are. */
const mostAlikeRefusals = 3

/**
 * Makes one call for each payment, one after another, as it was reviewed. The first lost answer ends the run; what a
 * colleague sends, or has sent, is passed over, and told at its end.
 */
export const sendPayments = async (
  dependencies: Sender,
  sending: SendPaymentsInput,
): Promise<Result<null>> => {
  const { accountFor } = dependencies
  const recovered = recoverPayments(dependencies, sending)
  if (!recovered.ok) return recovered
  const account = await accountFor(sending)
  if (!account.ok) return account
  const { preview, revision } = previewSending(dependencies, sending, account)
  if (preview.restored !== null) return failed(restored)
  if (revision !== sending.revision || preview.problems.length > 0) return failed(changed)
  const total = preview.calls.length
  const alike = refusalsAlike()
  let taken: FailureOf<'taken'> | null = null
  for (const [done, call] of preview.calls.entries()) {
    if (sending.signal.aborted) return failed(cancelled)
    sending.tell({ phase: 'sending', unit: 'rows', done, total })
    const { looksBooked } = preview
    const end = await sendOne(dependencies, {
      ...sending,
      call,
      looksBooked,
      account: account.value,
    })
    if (end === null) alike.forget()
    else if (end.failure.kind === 'taken') taken = end.failure
    else if (end.stops || alike.has(end.failure)) return failed(end.failure)
  }
  return taken === null ? success(null) : failed(taken)
}

const refusalsAlike = () => {
  let last = ''
  let count = 0
  return {
    /** Whether so many in a row were refused for the same reason. */
    has: (failure: Failure): boolean => {
      const said = failure.kind === 'refused' ? failure.message : failure.kind
      count = said === last ? count + 1 : 1
      last = said
      return count >= mostAlikeRefusals
    },
    /** The server has taken one between them. */
    forget: () => {
      count = 0
    },
  }
}

interface PaymentCall extends WorkspaceKey {
  readonly call: PreviewedCall
  /** Payments of which a person has reviewed that the CRM seems to have them. */
  readonly looksBooked: SendingPreview['looksBooked']
  readonly account: CallingAccount
}

interface Trouble {
  readonly failure: Failure
  readonly stops: boolean
}

/** The entry says *sending*, on the disk, before the first byte leaves. */
const sendOne = async (
  dependencies: Sender,
  { workspaceId, call, looksBooked, account }: PaymentCall,
): Promise<Trouble | null> => {
  const { store, clock, client, sendings } = dependencies
  const { key } = call
  const entry = store.readPayment({ workspaceId, key })
  const { mapping } = store.readPaymentSettings({ workspaceId })
  // An entry that was changed meanwhile is not the one that was reviewed.
  if (entry === null || !isAsReviewed(entry, call, mapping)) return null
  // Nor is one that the CRM has told of since.
  const isReviewed = looksBooked.includes(key)
  if (!isReviewed && suspectedBooked(store, { workspaceId }, [entry]).length > 0) return null
  const begun = write(dependencies, workspaceId, entry, { kind: 'startSending', at: clock.now() })
  if (!begun.ok) return { failure: begun.failure, stops: true }
  if (begun.value === null) return null
  const sending = begun.value
  const move = (from: LedgerEntry, ...made: PaymentMove[]) =>
    write(dependencies, workspaceId, from, ...made)
  const end = (made: PaymentMove) => move(sending, made)
  let claimed: SendingClaim | null = null
  try {
    // A signal that never fires: a call under way cannot be called back, and stopping would only lose its answer.
    const { signal } = new AbortController()
    const id = ownPaymentId(key)
    const { parameters } = call
    const claimIt = () => sendings.claim({ kind: 'payment', baseUrl: account.baseUrl, key: id })
    const claim = await claimIt()
    if (!claim.ok) return passOver(claim.failure, { entry: sending, move, at: clock.now() })
    claimed = claim.value
    let isKept = true
    const mayLeave = async () => {
      isKept = await claim.value.isKept()
      return isKept ? success(null) : failed(teamAway)
    }
    const asking = { account, signal, mayLeave }
    const answer = await client.addIncomingPayment(asking, { id, parameters })
    const at = clock.now()
    if (!isKept) {
      claimed.end('refused')
      const again = await claimIt()
      if (again.ok) again.value.end('refused')
      return passOver(again.ok ? teamAway : again.failure, { entry: sending, move, at })
    }
    if (answer.ok) {
      claimed.end('done')
      return unwritten(end({ kind: 'book', at, ...answer.value }))
    }
    const { failure } = answer
    const judged = judgeSending(failure)
    claimed.end(judged.kind === 'lose' ? 'unknown' : 'refused')
    const written = end({ ...judged, at })
    return unwritten(written) ?? { failure, stops: judged.kind !== 'refuse' }
  } catch (defect) {
    claimed?.end('unknown')
    end({ kind: 'lose', at: clock.now() })
    throw defect
  }
}

interface PassedOver {
  readonly entry: LedgerEntry
  readonly move: (entry: LedgerEntry, ...moves: PaymentMove[]) => Result<LedgerEntry | null>
  readonly at: Timestamp
}

/** A payment that this desk may not send, because a colleague does, has, or may have, or because it is not theirs to send. */
const passOver = (failure: ClaimFailure, { entry, move, at }: PassedOver): Trouble => {
  const standing = failure.kind === 'taken' ? failure.standing : null
  const back: PaymentMove = { kind: standing === 'unknown' ? 'lose' : 'holdBack', at }
  const booked: PaymentMove = { kind: 'settle', at, outcome: 'booked', paymentId: null }
  const written = standing === 'done' ? move(entry, back, booked) : move(entry, back)
  return unwritten(written) ?? { failure, stops: failure.kind !== 'taken' }
}

const isAsReviewed = (
  entry: LedgerEntry,
  call: PreviewedCall,
  mapping: Parameters<typeof previewCall>[1],
): boolean =>
  entry.state.kind === 'confirmed' &&
  JSON.stringify(previewCall(entry, mapping)?.parameters) === JSON.stringify(call.parameters)

const write = (
  { store }: Pick<Sender, 'store'>,
  workspaceId: WorkspaceKey['workspaceId'],
  entry: LedgerEntry,
  ...moves: readonly PaymentMove[]
): Result<LedgerEntry | null> => {
  let end = entry
  for (const move of moves) {
    const moved = movePayment(end, move)
    if (!moved.ok) return success(null)
    end = moved.entry
  }
  // A statement that was imported while the payment was under way may have marked it: what comes back from there is
  // decided anew, and what turns out to be booked stays what it is for.
  const on = store.readPayment({ workspaceId, key: entry.key })?.reversedOn
  const marked = on === undefined ? null : movePayment(end, { kind: 'reverse', on })
  if (marked?.ok) end = marked.entry
  const written = store.write.writePayments({ workspaceId, entries: [end] })
  return written.ok ? success(end) : written
}

/** An end that the disk refuses stops the run: the entry stays *sending* there, and is unknown from the next look. */
const unwritten = (written: Result<unknown>): Trouble | null =>
  written.ok ? null : { failure: written.failure, stops: true }
