import { type Result, success } from '#core/contract/failure'
import type { WorkspaceId } from '#core/ids'
import { leadAt } from '#core/leads/archive/lead-index'
import { listedForMs } from '#core/leads/archive/polled-time'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import { hullOf, type Span } from '#core/leads/archive/spans'
import type { ReconciledLead } from '#core/leads/reconcile/reconcile'
import {
  type ReconciledChanges,
  type ReconcileRequest,
  reconcileChanges,
} from '#core/leads/reconcile/reconcile-changes'
import type { SentLead } from '#core/leads/sent/sent-lead'
import type { LeadArchive } from '../../../store/leads/archive/lead-archives.ts'
import type { ReconcileSlice } from '../../../workers/leads/leads-message.ts'
import { coveredOf } from '../archive/covered-by-all.ts'
import type { LeadsDependencies } from '../dependencies.ts'

export type ReconcileDependencies = Pick<
  LeadsDependencies,
  'store' | 'listAccounts' | 'threads' | 'giveWay' | 'inTurn'
>

interface ReconcileLeadsInput {
  readonly workspaceId: WorkspaceId
  /** The span whose sent leads are judged again; null for all. */
  readonly period: Span | null
  readonly signal: AbortSignal
  /** `told` judges only time that files cover; `period` also judges leads that no file mentions any more. */
  readonly within?: 'told' | 'period'
}

/** Leads of a workspace are compared one time after another. */
export const reconcilingOf = (workspaceId: WorkspaceId): string => `reconcile ${workspaceId}`

/** Finds out what became of the leads that the site has sent, in a thread. */
export const reconcileLeads = (
  dependencies: ReconcileDependencies,
  wanted: ReconcileLeadsInput,
): Promise<Result<null>> =>
  dependencies.inTurn(reconcilingOf(wanted.workspaceId), () =>
    reconcileInTurn(dependencies, wanted),
  )

/** Judges the leads anew whose status the newest lists may have changed. */
export const reconcileRecent = (
  dependencies: ReconcileDependencies & Pick<LeadsDependencies, 'clock'>,
  { workspaceId, signal }: Pick<ReconcileLeadsInput, 'workspaceId' | 'signal'>,
): Promise<Result<null>> =>
  reconcileLeads(dependencies, {
    workspaceId,
    period: recentPeriod(dependencies, workspaceId),
    signal,
  })

const recentPeriod = (
  { store, clock }: Pick<LeadsDependencies, 'store' | 'clock'>,
  workspaceId: WorkspaceId,
): Span => {
  const { windowMs } = store.readLeadSettings(workspaceId).matchRules
  const now = clock.now()
  return { from: now - listedForMs - windowMs, to: now + windowMs }
}

const reconcileInTurn = async (
  dependencies: ReconcileDependencies,
  { workspaceId, period, signal, within = 'told' }: ReconcileLeadsInput,
): Promise<Result<null>> => {
  const { store } = dependencies
  const archive = store.findLeadArchive(workspaceId)
  const told = store.listTold({ archive })
  const { matchRules: rules } = store.readLeadSettings(workspaceId)
  const reach = Math.max(rules.windowMs, rules.earlyMs)
  const whole = told.length === 0 ? null : hullOf(told)
  const asked = period ?? whole
  if (asked === null) return success(null)
  // A pair may lie across the edge: both of it are judged.
  const judged = { from: asked.from - reach, to: asked.to + reach }
  const isTold =
    whole !== null && judged.to >= whole.from - reach && judged.from <= whole.to + reach
  if (!isTold && within === 'told') return success(null)
  const around = { from: judged.from - 2 * reach, to: judged.to + 2 * reach }
  const links = store.readHandLinks({ archive })
  const sentHere = store.listFoundInquiries(workspaceId)
  const verdicts = store.readHandWords({ archive })
  const covered = coveredOf(dependencies, workspaceId)
  const take = ({ statuses, pairings }: ReconciledChanges): Result<null> => {
    if (statuses.length + pairings.length === 0) return success(null)
    return store.commit((rows) => {
      rows.writeSentStatuses({ archive, statuses })
      rows.writePairings({ archive, pairings })
      return null
    })
  }
  const slices = slicesOf(dependencies, archive, around)
  const request = { covered, reported: told, judged, links, sentHere, verdicts, rules }
  return compare(dependencies, request, { slices, take, signal })
}

const leadsPerSlice = 1_000

/** Yields the leads to compare in slices; leads that a person has linked are among them wherever they lie. */
const slicesOf = async function* (
  { store, giveWay }: ReconcileDependencies,
  archive: LeadArchive,
  around: Span,
): AsyncGenerator<ReconcileSlice> {
  const { linked } = store.readHandLinks({ archive })
  const isAfar = (at: number) => at < around.from || at >= around.to
  const sentAfar = linked
    .flatMap(({ sentKey }) => store.readSentLead({ archive, key: sentKey }) ?? [])
    .filter(({ lead }) => isAfar(lead.at))
  const listedAfar = store
    .readLeads({ archive, ids: linked.map(({ inquiryId }) => inquiryId) })
    .filter((lead) => isAfar(leadAt(lead)))
  // Leads of other spans keep their pairs and are judged there.
  const afar = listedAfar.map((lead) => ({ lead, pairing: null }))
  yield { sent: sentAfar.map(asCompared), listed: afar, isLast: false }
  for (let after: SentLead | null = null, isLast = false; !isLast; ) {
    const page = store.listSentBetween({ archive, ...around, after, limit: leadsPerSlice })
    yield { sent: page.map(asCompared), listed: [], isLast: false }
    after = page.at(-1)?.lead ?? null
    isLast = page.length < leadsPerSlice
    await giveWay()
  }
  for (let after: SeenLead | null = null, isLast = false; !isLast; ) {
    const page = store.listLeadsBetween({ archive, ...around, after, limit: leadsPerSlice })
    isLast = page.length < leadsPerSlice
    yield { sent: [], listed: page, isLast }
    after = page.at(-1)?.lead ?? null
    await giveWay()
  }
}

const asCompared = ({ lead, status }: ReconciledLead) => ({ key: lead.key, lead, status })

// So few rows are reconciled within milliseconds: a thread takes longer to start.
const fewRows = 600

/** Compares what is little at once, and what is much in a thread. */
const compare = async (
  { threads }: ReconcileDependencies,
  request: ReconcileRequest,
  { slices, take, signal }: ReconcileRun,
): Promise<Result<null>> => {
  const first: ReconcileSlice[] = []
  let rows = 0
  for (let ended = false; !ended; ) {
    const next = await slices.next()
    if (next.done === true) break
    first.push(next.value)
    rows += next.value.sent.length + next.value.listed.length
    ended = next.value.isLast || rows > fewRows
  }
  if (rows > fewRows) return threads.reconcile(request, joined(first, slices), take, signal)
  const sent = first.flatMap((slice) => slice.sent)
  return take(reconcileChanges({ request, sent, listed: first.flatMap((slice) => slice.listed) }))
}

interface ReconcileRun {
  readonly slices: AsyncGenerator<ReconcileSlice>
  readonly take: (changes: ReconciledChanges) => Result<null>
  readonly signal: AbortSignal
}

const joined = async function* (
  first: readonly ReconcileSlice[],
  rest: AsyncGenerator<ReconcileSlice>,
): AsyncGenerator<ReconcileSlice> {
  yield* first
  yield* rest
}
