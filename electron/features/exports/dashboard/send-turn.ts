import { cancelled, type Failure, failed, type Result, success } from '#core/contract/failure'
import type { SendingWay } from '#core/exports/dashboard/dashboard'
import {
  nextWay,
  type SendingStep,
  type SendingTurn,
  withoutWaiting,
  withStep,
} from '#core/exports/dashboard/sending-turn'
import type { DeliveryOutcome } from '#core/exports/delivery/outgoing'
import type { WorkspaceId } from '#core/ids'
import type { StoredDashboard, StoredSending } from '../../../store/exports/dashboard/dashboards.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { isEnding } from '../is-ending.ts'
import { prepareWay, type WayDependencies } from './prepare-way.ts'
import { type PrintingDependencies, printTiles } from './print-tiles.ts'

type Dependencies = PrintingDependencies &
  WayDependencies &
  Pick<ExportsDependencies, 'notify' | 'mayBegin'>

interface OpenTurn {
  readonly dashboard: StoredDashboard
  readonly sending: StoredSending
  readonly turn: SendingTurn
  readonly way: SendingWay
}

/** What is still to be sent; a person may have changed their mind since the last way. */
const readOpenTurn = (
  { store }: Pick<Dependencies, 'store'>,
  workspaceId: WorkspaceId,
): OpenTurn | null => {
  const dashboard = store.readDashboard(workspaceId)
  if (!dashboard?.sending?.turn) return null
  const { sending } = dashboard
  const { turn } = dashboard.sending
  const way = nextWay(turn)
  return way && { dashboard, sending, turn, way }
}

interface TurnToSend {
  readonly workspaceId: WorkspaceId
  /** Turns whose page could not be drawn once. */
  readonly tried: Set<string>
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

/** A person wants it sent no more, or the application ends and the next start goes on. */
const giveUp = (
  { store, ending }: Pick<Dependencies, 'store' | 'ending'>,
  workspaceId: WorkspaceId,
): Result<null> => {
  const dashboard = store.readDashboard(workspaceId)
  const turn = dashboard?.sending?.turn ?? null
  if (!ending.aborted && dashboard?.sending && turn) {
    const sending = { ...dashboard.sending, turn: withoutWaiting(turn) }
    const written = store.write.writeDashboard({ ...dashboard, sending })
    if (!written.ok) return written
  }
  return failed(cancelled)
}

/** Sends the dashboard by each way of its turn that has not begun, each once. */
export const sendTurn = async (
  dependencies: Dependencies,
  { workspaceId, tried, tell, signal }: TurnToSend,
): Promise<Result<null>> => {
  const first = readOpenTurn(dependencies, workspaceId)
  if (first === null) return success(null)
  const { tiles } = first.dashboard
  const id = `${workspaceId}-${first.turn.slot}`
  const printed = await printTiles(dependencies, { workspaceId, tiles }, signal)
  if (signal.aborted) return giveUp(dependencies, workspaceId)
  // The windows of an application that ends draw nothing more: the next start makes up for it.
  if (!printed.ok && !tried.has(id)) {
    tried.add(id)
    return printed
  }
  tell({ phase: 'sending', canCancel: false })
  let trouble: Failure | null = null
  for (;;) {
    if (isEnding(dependencies)) return failed(cancelled)
    const open = readOpenTurn(dependencies, workspaceId)
    if (open === null) return trouble === null ? success(null) : failed(trouble)
    const { sending, way } = open
    const prepared = printed.ok
      ? await prepareWay(dependencies, way, { workspaceId, sending, id, file: printed.value })
      : printed
    const taken = await takeWay(dependencies, { workspaceId, way, prepared })
    // A disk that takes nothing down lets nothing leave.
    if (!taken.ok) return taken
    trouble ??= taken.value
  }
}

interface PreparedWay {
  readonly workspaceId: WorkspaceId
  readonly way: SendingWay
  readonly prepared: Awaited<ReturnType<typeof prepareWay>>
}

/** Written down as on its way, then sent: what was begun is never begun again. The result is what went wrong. */
const takeWay = async (
  dependencies: Dependencies,
  { workspaceId, way, prepared }: PreparedWay,
): Promise<Result<Failure | null>> => {
  const { ending } = dependencies
  const step = (state: SendingStep['state'], outcome: DeliveryOutcome | null = null) =>
    writeStep(dependencies, workspaceId, {
      way,
      state,
      at: dependencies.clock.now(),
      failure: outcome?.kind === 'failed' ? outcome.failure : null,
      refused: outcome?.kind === 'sent' ? [...outcome.refused] : [],
    })
  let outcome: DeliveryOutcome = { kind: 'unknown' }
  if (!prepared.ok) outcome = { kind: 'failed', failure: prepared.failure }
  else {
    if (isEnding(dependencies)) return failed(cancelled)
    const begun = step('sending')
    if (!begun.ok) return begun
    try {
      outcome = await prepared.value()
    } catch (error) {
      dependencies.logDefect('dashboard not sent', error)
    }
  }
  // The application ends: what is on its way stays written down as that.
  if (ending.aborted) return failed(cancelled)
  const ended = step(outcome.kind, outcome)
  if (!ended.ok) return ended
  if (outcome.kind !== 'sent') {
    tellTrouble(dependencies, { workspaceId, way, state: outcome.kind })
  }
  return success(outcome.kind === 'failed' ? outcome.failure : null)
}

const writeStep = (
  { store }: Pick<Dependencies, 'store'>,
  workspaceId: WorkspaceId,
  step: SendingStep,
): Result<null> => {
  const dashboard = store.readDashboard(workspaceId)
  const turn = dashboard?.sending?.turn ?? null
  // Nobody wants it sent any more.
  if (!dashboard?.sending || turn === null) return failed(cancelled)
  const sending = { ...dashboard.sending, turn: withStep(turn, step) }
  return store.write.writeDashboard({ ...dashboard, sending })
}

interface TroubledWay {
  readonly workspaceId: WorkspaceId
  readonly way: SendingWay
  readonly state: 'failed' | 'unknown'
}

export const tellTrouble = (
  { notify }: Pick<Dependencies, 'notify'>,
  { workspaceId, way, state }: TroubledWay,
): void => notify({ kind: 'dashboard', way, state }, { kind: 'dashboard', workspaceId })
