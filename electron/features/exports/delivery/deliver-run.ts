import { notFound, type Result, success } from '#core/contract/failure'
import { channelsOf, type DeliveryChannel, isToBeSent } from '#core/exports/delivery/delivery'
import type { DeliveryOutcome } from '#core/exports/delivery/outgoing'
import type { RunId } from '#core/ids'
import type { ExportsDependencies, ReportRun } from '../dependencies.ts'
import { runSubject } from '../runs/run-subject.ts'
import { type PreparingDependencies, prepareDelivery } from './prepare-delivery.ts'

type Dependencies = PreparingDependencies & Pick<ExportsDependencies, 'notify'>

/** Sends a run to everybody whom its report is for, each once. It fails where the disk did not take one of them down. */
export const deliverRun = async (
  dependencies: Dependencies,
  { report, runId }: Pick<ReportRun, 'report' | 'runId'>,
): Promise<Result<null>> => {
  // A person may have changed their mind while it was downloaded.
  const rules = dependencies.store.readReport(report.id)?.definition.delivery ?? null
  let written: Result<null> = success(null)
  for (const channel of channelsOf(rules)) {
    if (dependencies.ending.aborted) return written
    const delivered = await deliver(dependencies, { runId, channel, turn: 'first' })
    if (!delivered.ok && delivered.failure.kind === 'store') written = delivered
  }
  return written
}

interface Sending {
  readonly runId: RunId
  readonly channel: DeliveryChannel
  /** `again`: a person sends once more what has failed, or of which nobody knows. */
  readonly turn: 'first' | 'again'
}

/** Prepared, then written down as on its way, then sent: what was begun is never begun again by itself. */
export const deliver = async (
  dependencies: Dependencies,
  { runId, channel, turn }: Sending,
): Promise<Result<null>> => {
  const { store, clock, ending } = dependencies
  const run = store.readRun(runId)
  const report = run && store.readReport(run.reportId)
  const rules = report?.definition.delivery ?? null
  if (!run || !report || rules === null) return notFound('never')
  const known = run.deliveries.find((one) => one.channel === channel)
  if (turn === 'first' && known !== undefined) return success(null)
  const end = endDelivery(dependencies, { runId, channel })
  const last = store.readSentBefore({ reportId: report.id, runId, channel })
  const now = store.readSentRun(runId)
  const between = { reportId: report.id, channel, after: last?.startedAt ?? 0 }
  // What may have arrived since may be what the recipients go by.
  const isSure = now !== null && !store.hasUnknownBetween({ ...between, before: now.startedAt })
  if (turn === 'first' && isSure && !isToBeSent(rules, { now, last })) return end('unchanged')
  const prepared = await prepareDelivery(dependencies, { report, run, rules, channel, last })
  if (ending.aborted) return success(null)
  // It is put together once more when the disk takes everything again.
  if (!prepared.ok && prepared.failure.kind === 'store') return prepared
  // What cannot leave has begun as well: its end must not be written over that of another attempt under way.
  const begun = store.write.beginDelivery({ runId, channel, turn, at: clock.now() })
  if (!begun.ok) return begun
  if (!begun.value) return notFound('afterFix')
  if (!prepared.ok) return end({ kind: 'failed', failure: prepared.failure })
  let outcome: DeliveryOutcome = { kind: 'unknown' }
  try {
    outcome = await prepared.value()
  } finally {
    // Whatever was thrown on the way: what was begun has an end that says so.
    end(outcome)
  }
  return success(null)
}

interface EndedSending {
  readonly runId: RunId
  readonly channel: DeliveryChannel
}

/** Writes down how it went, and tells a person of what they should look at. */
const endDelivery =
  ({ store, clock, notify, ending }: Dependencies, { runId, channel }: EndedSending) =>
  (outcome: DeliveryOutcome | 'unchanged'): Result<null> => {
    // The application ends: what is on its way stays written down as that.
    if (ending.aborted) return success(null)
    const state = outcome === 'unchanged' ? outcome : outcome.kind
    const written = store.write.endDelivery({
      runId,
      channel,
      state,
      at: clock.now(),
      failure: outcome !== 'unchanged' && outcome.kind === 'failed' ? outcome.failure : null,
      refused: outcome !== 'unchanged' && outcome.kind === 'sent' ? [...outcome.refused] : [],
    })
    if (written.ok && (state === 'failed' || state === 'unknown')) {
      tellTrouble({ store, notify }, { runId, channel, state })
    }
    return written
  }

interface TroubledDelivery {
  readonly runId: RunId
  readonly channel: DeliveryChannel
  readonly state: 'failed' | 'unknown'
}

const tellTrouble = (
  { store, notify }: Pick<Dependencies, 'store' | 'notify'>,
  { runId, channel, state }: TroubledDelivery,
): void => {
  const run = store.readRun(runId)
  const report = run && store.readReport(run.reportId)
  if (!report) return
  const { name } = report.definition
  notify({ kind: 'delivery', report: name, channel, state }, runSubject(report, runId, 'outcome'))
}

/** Makes the deliveries unknown that were under way when the application ended; they are not sent again. */
export const loseDeliveries = ({ store, notify }: Pick<Dependencies, 'store' | 'notify'>): void => {
  const lost = store.write.loseDeliveries()
  if (!lost.ok) return
  for (const one of lost.value) tellTrouble({ store, notify }, { ...one, state: 'unknown' })
}
