import type { FoundTroubles } from '#core/exports/alarms/decide-alarms'
import { type Trouble, withoutAddresses } from '#core/exports/alarms/trouble'
import type { WorkspaceId } from '#core/ids'
import { listedForMs } from '#core/leads/archive/polled-time'
import { minuteMs } from '#core/time'
import type { LeadsDependencies } from '../dependencies.ts'
import { judgeSilenceNow } from './judge-silence-now.ts'

type Dependencies = Pick<LeadsDependencies, 'store' | 'listAccounts' | 'clock'>

interface WatchedWorkspace {
  readonly id: WorkspaceId
  readonly name: string
}

interface LeadsToJudge {
  readonly workspaces: readonly WatchedWorkspace[]
  /** What people were told of and is not over. */
  readonly known: readonly Trouble[]
}

/** Leads that are missing or refused, and silence, by the rules of the notifications of each workspace. */
export const findLeadTroubles = (
  dependencies: Dependencies,
  { workspaces, known }: LeadsToJudge,
): FoundTroubles => {
  const troubles: Trouble[] = []
  const undecided = new Set<string>()
  const looked = new Set<string>()
  const now = dependencies.clock.now()
  for (const workspace of workspaces) {
    const { missingAlertMinutes, alertsOnSilence } = dependencies.store.readLeadSettings(
      workspace.id,
    )
    if (missingAlertMinutes !== null) {
      looked.add(leadsOf(workspace))
      troubles.push(...lostLeads(dependencies, workspace, missingAlertMinutes))
    }
    if (!alertsOnSilence) continue
    const key = silenceOf(workspace)
    looked.add(key)
    const silence = judgeSilenceNow(dependencies, workspace.id)
    if (silence.kind === 'tooFew') undecided.add(key)
    if (silence.kind !== 'silent') continue
    troubles.push({ kind: 'silence', key, workspace: workspace.name, since: silence.since })
  }
  const isDropped = (trouble: Trouble): boolean =>
    trouble.kind === 'lead'
      ? !looked.has(trouble.key.slice(0, trouble.key.lastIndexOf(':'))) ||
        trouble.at < now - listedForMs
      : !looked.has(trouble.key)
  const ours = known.filter(({ kind }) => kind === 'lead' || kind === 'silence')
  const dropped = new Set(ours.filter(isDropped).map(({ key }) => key))
  return { troubles, undecided, dropped }
}

const leadsOf = ({ id }: WatchedWorkspace): string => `lead:${id}`

const silenceOf = ({ id }: WatchedWorkspace): string => `silence:${id}`

const lostLeads = (
  { store, clock }: Dependencies,
  workspace: WatchedWorkspace,
  missingAlertMinutes: number,
): Trouble[] => {
  const now = clock.now()
  const lost = store.listLostLeads({
    archive: store.findLeadArchive(workspace.id),
    // The list of the CRM is no older: what has not come until then is not expected any more.
    from: now - listedForMs,
    to: now - missingAlertMinutes * minuteMs,
  })
  return lost.map(({ mark, at, project, status }) => ({
    kind: 'lead',
    key: `${leadsOf(workspace)}:${mark}`,
    workspace: workspace.name,
    status,
    at,
    project: withoutAddresses(project),
  }))
}
