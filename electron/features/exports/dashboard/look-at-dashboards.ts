import { waysOf } from '#core/exports/dashboard/dashboard'
import { loseSteps, newTurn, nextWay } from '#core/exports/dashboard/sending-turn'
import { dueRuns } from '#core/exports/schedule/due-runs'
import type { JobProgress, RunRules } from '#core/exports/schedule/job-progress'
import type { WorkspaceId } from '#core/ids'
import { dayMs, minuteMs, type Timestamp } from '#core/time'
import type { StoredDashboard, StoredSending } from '../../../store/exports/dashboard/dashboards.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { sendTurn, tellTrouble } from './send-turn.ts'

type Dependencies = Pick<ExportsDependencies, 'jobs' | 'isOnline'> & Parameters<typeof sendTurn>[0]

/** A time at which the computer was off is made up for once: each figure says how old it is. */
const rulesOf = ({ definition: { schedule } }: StoredSending): RunRules => ({
  schedule,
  missed: 'once',
  maxAgeMs: 31 * dayMs,
  pauseAfter: 20,
})

/** Sends the dashboards that are due. The result looks at them, and says when to look again. */
export const dashboardSchedule = (dependencies: Dependencies) => {
  const underWay = new Set<WorkspaceId>()
  const tried = new Set<string>()
  return {
    look: (): (Timestamp | null)[] => {
      // Whoever draws no pages leaves them to the window, which makes up for them.
      if (dependencies.printPage === null) return []
      return dependencies.store
        .listDashboards()
        .map((dashboard) => lookAt(dependencies, { underWay, tried }, dashboard))
    },
  }
}

/** What is known of the sendings of this run of the application. */
interface Memory {
  readonly underWay: Set<WorkspaceId>
  /** Turns whose page could not be drawn once; they are tried a second time. */
  readonly tried: Set<string>
}

/** A page that could not be drawn, as at the end of the application, is tried again after this. */
const againMs = 5 * minuteMs

/** A clock that was set back brings no time back that was sent before. */
const isBehind = ({ turn }: StoredSending, slot: Timestamp): boolean =>
  turn !== null && slot <= turn.slot && turn.slot - slot < dayMs

const lookAt = (
  dependencies: Dependencies,
  { underWay, tried }: Memory,
  dashboard: StoredDashboard,
): Timestamp | null => {
  const { store, clock, crmName } = dependencies
  const { workspaceId, sending } = dashboard
  if (underWay.has(workspaceId)) return null
  if (crmName(workspaceId) === '') {
    // The addresses of its recipients go with the workspace.
    store.write.removeDashboard(workspaceId)
    return null
  }
  if (sending === null) return null
  const ways = waysOf(sending.definition)
  const mayStart = dependencies.isOnline() || ways.every((way) => way === 'folder')
  if (nextWay(sending.turn) !== null) {
    if (!mayStart) return null
    start(dependencies, { underWay, tried }, workspaceId)
    return clock.now() + againMs
  }
  const now = clock.now()
  const plan = dueRuns(rulesOf(sending), sending.progress, {
    now,
    allowedAt: 0,
    mayStart,
    hasRun: (slot) => isBehind(sending, slot),
  })
  if (plan.start === null) {
    if (isNews(sending.progress, plan.progress)) {
      store.write.writeDashboard({ ...dashboard, sending: { ...sending, progress: plan.progress } })
    }
    return plan.wakeAt
  }
  // Without figures its time passes: the first one that is added is not sent at once.
  const isEmpty = dashboard.tiles.length === 0
  const turn = isEmpty ? sending.turn : newTurn({ slot: plan.start.slot, at: now, ways })
  // The turn itself says what is under way.
  const progress = { ...plan.progress, running: null }
  const written = store.write.writeDashboard({
    ...dashboard,
    sending: { ...sending, progress, turn },
  })
  if (isEmpty || !written.ok) return plan.wakeAt
  start(dependencies, { underWay, tried }, workspaceId)
  return now + againMs
}

/** Progress that differs only in the time of the look is not written. */
const isNews = (before: JobProgress, after: JobProgress): boolean =>
  after.handledUntil < before.handledUntil ||
  JSON.stringify({ ...after, handledUntil: 0 }) !== JSON.stringify({ ...before, handledUntil: 0 })

const start = (
  dependencies: Dependencies,
  { underWay, tried }: Memory,
  workspaceId: WorkspaceId,
): void => {
  underWay.add(workspaceId)
  dependencies.jobs.start({
    kind: 'sendDashboard',
    subject: workspaceId,
    run: async (tell, signal) => {
      try {
        return await sendTurn(dependencies, { workspaceId, tried, tell, signal })
      } finally {
        underWay.delete(workspaceId)
      }
    },
  })
}

/** Makes the sendings unknown that were under way when the application ended; they are not sent again. */
export const loseDashboards = (
  dependencies: Pick<ExportsDependencies, 'store' | 'notify'>,
): void => {
  const { store } = dependencies
  for (const dashboard of store.listDashboards()) {
    const { workspaceId, sending } = dashboard
    if (!sending?.turn) continue
    const { turn, lost } = loseSteps(sending.turn)
    if (lost.length === 0) continue
    const written = store.write.writeDashboard({ ...dashboard, sending: { ...sending, turn } })
    if (!written.ok) continue
    for (const way of lost) tellTrouble(dependencies, { workspaceId, way, state: 'unknown' })
  }
}
