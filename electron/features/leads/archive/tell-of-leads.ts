import type { WorkspaceId } from '#core/ids'
import { judgeRate } from '#core/leads/archive/judge-rate'
import { listedForMs } from '#core/leads/archive/polled-time'
import { dayMs, hourMs, minuteMs } from '#core/time'
import type { LeadsDependencies } from '../dependencies.ts'
import { judgeSilenceNow } from './judge-silence-now.ts'

type Dependencies = Pick<
  LeadsDependencies,
  'store' | 'listAccounts' | 'listWorkspaces' | 'clock' | 'notify'
>

/** Notifies a person once of each trouble, and again only after it was over in between. */
export const tellOfLeads = (dependencies: Dependencies, workspaceId: WorkspaceId): void => {
  const { store, clock, notify, listWorkspaces } = dependencies
  const workspace = listWorkspaces().find(({ id }) => id === workspaceId)?.name ?? ''
  const archive = store.findLeadArchive(workspaceId)
  const { missingAlertMinutes, alertsOnSilence } = store.readLeadSettings(workspaceId)
  const now = clock.now()
  if (missingAlertMinutes !== null) {
    for (const kind of ['missing', 'rejected'] as const) {
      const taken = store.commit((rows) =>
        rows.takeUntold({
          archive,
          kind,
          // A missing lead of a time long ago is no news.
          from: now - listedForMs,
          to: now - missingAlertMinutes * minuteMs,
        }),
      )
      if (taken.ok && taken.value > 0) {
        notify({ kind, workspace, count: taken.value }, workspaceId)
      }
    }
  }
  tellOfRate(dependencies, workspaceId)
  if (!alertsOnSilence) return
  const silence = judgeSilenceNow(dependencies, workspaceId)
  const alert = { archive, kind: 'silence', subject: '' } as const
  if (silence.kind === 'usual') store.commit((rows) => rows.clearLeadAlert(alert))
  if (silence.kind !== 'silent') return
  const raised = store.commit((rows) => rows.raiseLeadAlert({ ...alert, at: now }))
  const hours = Math.floor(silence.silentMs / hourMs)
  if (raised.ok && raised.value) notify({ kind: 'silence', workspace, hours }, workspaceId)
}

/** Notifies once of a low rate, until enough leads arrive again. */
const tellOfRate = (dependencies: Dependencies, workspaceId: WorkspaceId): void => {
  const { store, clock, notify, listWorkspaces } = dependencies
  const { lowRateAlert } = store.readLeadSettings(workspaceId)
  if (lowRateAlert === null) return
  const archive = store.findLeadArchive(workspaceId)
  const now = clock.now()
  const period = { from: now - lowRateAlert.days * dayMs, to: now }
  const rate = judgeRate(store.countStatuses({ archive, ...period }).counts, lowRateAlert)
  const alert = { archive, kind: 'rate', subject: '' } as const
  if (rate.kind === 'well') store.commit((rows) => rows.clearLeadAlert(alert))
  if (rate.kind !== 'low') return
  const raised = store.commit((rows) => rows.raiseLeadAlert({ ...alert, at: now }))
  const workspace = listWorkspaces().find(({ id }) => id === workspaceId)?.name ?? ''
  if (raised.ok && raised.value) notify({ ...rate, kind: 'rate', workspace }, workspaceId)
}

/** Notifies of accounts with which nothing leaves until a person acts. */
export const tellOfHolds = (dependencies: Dependencies, workspaceId: WorkspaceId): void => {
  const { store, clock, notify, listWorkspaces, listAccounts } = dependencies
  const archive = store.findLeadArchive(workspaceId)
  const workspace = listWorkspaces().find(({ id }) => id === workspaceId)?.name ?? ''
  for (const { id, label, isHeld } of listAccounts(workspaceId)) {
    const alert = { archive, kind: 'held', subject: id } as const
    if (!isHeld) {
      if (store.hasLeadAlert(alert)) store.commit((rows) => rows.clearLeadAlert(alert))
      continue
    }
    if (store.hasLeadAlert(alert)) continue
    // A list that was never answered has no archive yet.
    const raised = store.commit((rows) => {
      const own = rows.makeLeadArchive(workspaceId)
      return rows.raiseLeadAlert({ ...alert, archive: own, at: clock.now() })
    })
    if (raised.ok && raised.value) {
      notify({ kind: 'held', workspace, account: label }, workspaceId)
    }
  }
}
