import { type LoginKey, loginKey } from '#core/accounts/login-key'
import { notDoneInArea, notFound, type Result, success } from '#core/contract/failure'
import type { Clock } from '#core/time'
import type { ReportsOfTeam } from '../../features/exports/dependencies.ts'
import { takeTeamReports } from '../../features/exports/reports/take-team-reports.ts'
import { withoutAudit } from '../../store/activity/audit/keep-audit.ts'
import type { OpenStore } from '../../store/file/open.ts'
import type { TeamChange, TeamDesk } from '../../team/desk/open-desk.ts'
import { listTeamReports, removeTeamReport, saveTeamReport } from '../../team/desk/team-reports.ts'
import type { TeamResult } from '../../team/team-result.ts'
import { exportsStore } from '../stores/exports-store.ts'
import { inTurnWhileOpen } from './in-turn-while-open.ts'
import type { KeptKey } from './keep-key.ts'
import { listTeamWorkspaces } from './team-logins.ts'

interface FollowingServices {
  readonly clock: Clock
  readonly newId: () => string
  readonly desk: Pick<TeamDesk, 'act'>
  readonly key: Pick<KeptKey, 'read'>
  /** Whether another desk runs what is the team's. */
  readonly isRunnerAhead: () => boolean
}

/** Reports of the team, brought to this desk, and changes of this desk to the team. */
export const followReports = (
  store: OpenStore,
  { clock, newId, desk, key, isRunnerAhead }: FollowingServices,
) => {
  const inTurn = inTurnWhileOpen(store)
  const rows = exportsStore(store)
  const come = (): Promise<void> =>
    inTurn(async () => {
      const own = key.read()
      const listed = own === null ? null : await listTeamReports(desk, own)
      if (!listed?.ok || !store.db.open) return
      const taking = {
        store: rows,
        clock,
        newId,
        placesOf: (login: LoginKey) => placesOf(store, login),
      }
      // What others have changed their own desks have told.
      const ofOthers = listed.value.filter(({ isOwn }) => !isOwn)
      withoutAudit(store.db, () => takeTeamReports(taking, ofOthers))
      takeTeamReports(
        taking,
        listed.value.filter(({ isOwn }) => isOwn),
      )
    })
  const reports: ReportsOfTeam = {
    isRunnerAhead,
    save: async (id, report) => {
      const own = key.read()
      return own === null
        ? notFound('never')
        : told(await saveTeamReport(desk, own, { id, report }))
    },
    remove: async (id) => told(await removeTeamReport(desk, id)),
  }
  return {
    reports,
    come,
    follow: (changes: readonly TeamChange[]): void => {
      if (changes.some(({ kind }) => kind === 'report')) void come()
    },
  }
}

const told = (answer: TeamResult<unknown>): Result<null> =>
  answer.ok ? success(null) : notDoneInArea('reports', answer.fault)

const placesOf = ({ db }: OpenStore, { origin, login }: LoginKey) =>
  listTeamWorkspaces(db).flatMap(({ id: workspaceId, baseUrl, accounts }) => {
    const account = accounts.find((one) => {
      const known = loginKey({ baseUrl, login: one.login })
      return known.origin === origin && known.login === login
    })
    return account === undefined ? [] : [{ workspaceId, accountId: account.id }]
  })
