import { loginKey } from '#core/accounts/login-key'
import type { StoreOwner } from '#core/contract/store'
import type { TeamAddress } from '#core/team/team-address'
import type { Clock } from '#core/time'
import type { ColleaguesRuns, ReportsOfTeam } from '../../features/exports/dependencies.ts'
import type { OpenStore } from '../../store/file/open.ts'
import type { TeamChange, TeamDesk } from '../../team/desk/open-desk.ts'
import { followReports } from './follow-reports.ts'
import { type KeptKey, keepKey } from './keep-key.ts'
import { shareLeads } from './share-leads.ts'
import { shareRuns } from './share-runs.ts'
import { isLoginOfTeam, listTeamWorkspaces } from './team-logins.ts'

interface SharingServices
  extends Pick<Parameters<typeof keepKey>[0], 'keys'>,
    Pick<Parameters<typeof shareLeads>[1], 'claims' | 'ready' | 'take'> {
  readonly clock: Clock
  readonly desk: Pick<TeamDesk, 'ask' | 'act' | 'digestOf'>
  readonly address: TeamAddress
  /** The keys are given from outside: one that is there now may not have been before. */
  readonly areGiven: boolean
  readonly program: StoreOwner['program']
  readonly newId: () => string
  readonly isRunnerThere: () => boolean
  readonly onChange: () => void
}

export interface SharedByKey {
  readonly key: KeptKey
  readonly runs: ColleaguesRuns
  readonly reports: ReportsOfTeam
  readonly leads: ReturnType<typeof shareLeads>
  /** A login may have come for which the team has reports, and lists of leads. */
  readonly tellPlaces: () => void
  readonly follow: (changes: readonly TeamChange[]) => void
}

/** What desks share that only those read who have the key of the team. */
export const shareByKey = (
  store: OpenStore,
  {
    clock,
    desk,
    address,
    keys,
    areGiven,
    program,
    newId,
    isRunnerThere,
    onChange,
    ...ofLeads
  }: SharingServices,
): SharedByKey => {
  const key = keepKey({
    desk,
    address,
    keys,
    mayDraw: program === 'window',
    onKey: () => {
      onChange()
      void shared.come()
      void reports.come()
      void leads.come()
    },
  })
  const shared = shareRuns({
    clock,
    desk,
    key,
    isOfTeam: (account) => isLoginOfTeam(store.db, loginKey(account)),
    onRuns: onChange,
  })
  const reports = followReports(store, {
    clock,
    desk,
    key,
    newId,
    isRunnerAhead: () => program === 'window' && isRunnerThere(),
  })
  const leads = shareLeads(store, { ...ofLeads, clock, desk, key })
  let places = placesOf(store)
  return {
    key,
    runs: shared.runs,
    reports: reports.reports,
    leads,
    tellPlaces: () => {
      const now = placesOf(store)
      if (now === places) return
      places = now
      void reports.come()
      void leads.come()
    },
    follow: (changes) => {
      shared.follow(changes)
      reports.follow(changes)
      leads.follow(changes)
      // A secret counts as soon as somebody has given it; a keychain is not asked again by itself.
      const isMissed = areGiven && key.isHere() === false && hasAny(changes, sealedKinds)
      if (isMissed || hasAny(changes, ofKey)) void key.come()
    },
  }
}

const ofKey: ReadonlySet<string> = new Set(['key'])
/** What only those read who have the key. */
const sealedKinds: ReadonlySet<string> = new Set(['run', 'report', 'leads'])

const hasAny = (changes: readonly TeamChange[], kinds: ReadonlySet<string>): boolean =>
  changes.some(({ kind }) => kinds.has(kind))

/** The accounts that what the team shares is for; much else of a workspace changes with each call. */
const placesOf = ({ db }: OpenStore): string =>
  JSON.stringify(
    listTeamWorkspaces(db).map(({ id, baseUrl, accounts }) => [
      id,
      baseUrl,
      accounts.map((account) => [account.id, account.login, account.areas]),
    ]),
  )
