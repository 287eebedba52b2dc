import type { LoginKey } from '#core/accounts/login-key'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { TeamReport } from '#core/exports/reports/team-report'
import { type AccountId, reportJobIdSchema, type WorkspaceId } from '#core/ids'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { scheduleOf } from './save-report.ts'

/** A report that is the team's. */
export interface ListedTeamReport {
  readonly id: string
  /** Null of one that was sealed with a key that this desk does not have. */
  readonly report: TeamReport | null
  readonly isRemoved: boolean
}

interface ReportPlace {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
}

type Dependencies = Pick<ExportsDependencies, 'clock' | 'newId'> & {
  readonly store: Pick<ExportsDependencies['store'], 'listAllReports'> & {
    readonly write: Pick<ExportsDependencies['store']['write'], 'saveReport'>
  }
  /** Where a login of the team is here; two workspaces of one CRM may have the same. */
  readonly placesOf: (login: LoginKey) => readonly ReportPlace[]
}

/** Brings the reports of the team to this desk; what each desk has added for itself stays. */
export const takeTeamReports = (
  dependencies: Dependencies,
  listed: readonly ListedTeamReport[],
): void => {
  const known = dependencies.store.listAllReports()
  for (const { id, report } of listed) {
    // A report of this desk with the same ID was shared from here, before the desk had written that down.
    const own = known.find((one) => (one.definition.ofTeam ?? one.id) === id) ?? null
    if (report !== null) take(dependencies, { id, report, own })
  }
  // A report that the team does not list goes on here: the database of the team was restored, or is another one.
  const removed = new Set(listed.flatMap(({ id, isRemoved }) => (isRemoved ? [id] : [])))
  for (const own of known) {
    const { ofTeam } = own.definition
    if (ofTeam !== undefined && removed.has(ofTeam)) letGo(dependencies, own)
  }
}

interface TakenReport {
  readonly id: string
  readonly report: TeamReport
  /** The report as this desk has it; null where it is new here. */
  readonly own: StoredReport | null
}

const take = (
  { store, clock, newId, placesOf }: Dependencies,
  { id: ofTeam, report, own }: TakenReport,
): void => {
  const places = placesOf(report.login)
  // A report stays in its workspace: the account of another one would load nothing there.
  const place =
    own === null ? places[0] : places.find(({ workspaceId }) => workspaceId === own.workspaceId)
  if (place === undefined) return
  const { name, content, rules } = report
  const { accountId } = place
  const shared = { name, content, rules, accountId, ofTeam }
  const definition: ReportDefinition = { ...(own?.definition ?? nothingOfItsOwn), ...shared }
  if (own !== null && isSame(definition, own.definition)) return
  const at = clock.now()
  const id = own?.id ?? reportJobIdSchema.parse(newId())
  const schedule = scheduleOf({ id, definition, known: own, at })
  store.write.saveReport(
    {
      id,
      definition,
      workspaceId: place.workspaceId,
      latestFolder: own?.latestFolder ?? null,
      createdAt: own?.createdAt ?? at,
      progress: schedule?.progress ?? null,
    },
    schedule,
  )
}

const nothingOfItsOwn = { retention: null, alerts: [], latest: null, delivery: null }

const isSame = (...definitions: readonly [ReportDefinition, ReportDefinition]): boolean => {
  const [one, other] = definitions.map(({ name, content, rules, accountId, ofTeam }) =>
    JSON.stringify([name, content, rules, accountId, ofTeam]),
  )
  return one === other
}

/** Somebody has taken it from the team: it stays here with its runs, and runs by hand. */
const letGo = ({ store }: Pick<Dependencies, 'store'>, report: StoredReport): void => {
  const { ofTeam: _ofTeam, ...definition } = report.definition
  store.write.saveReport(
    { ...report, definition: { ...definition, rules: null }, progress: null },
    null,
  )
}
