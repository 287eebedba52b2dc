import { hostname } from 'node:os'
import { originOf } from '#core/accounts/login-key'
import { success } from '#core/contract/failure'
import type { ShownTeam, TeamExport } from '#core/contract/team'
import { kindOfTeam } from '#core/team/demo-team'
import { shownKind } from '#core/team/team-fault'
import type { Caller } from '../../crm/calls/caller.ts'
import { sleep } from '../../crm/calls/sleep.ts'
import { type ExportClaims, nobodyElse } from '../../crm/guards/export-claims.ts'
import {
  type SendingClaims,
  type SendingRights,
  type SentOnce,
  sentAlone,
} from '../../crm/guards/sending-claims.ts'
import type { ColleaguesRuns, ReportsOfTeam } from '../../features/exports/dependencies.ts'
import { noTeamReports } from '../../features/exports/reports/tell-team.ts'
import { noColleagues } from '../../features/exports/runs/colleagues-run.ts'
import { type ListsOfTeam, noTeamLists } from '../../features/leads/archive/lists-of-team.ts'
import { noTeamOfDrafts, type SharedDrafts } from '../../features/prices/draft/shared-drafts.ts'
import { teamHandlers } from '../../features/team/handlers.ts'
import type { HandlersOf } from '../../ipc/handlers.ts'
import { tellInvited } from '../../store/activity/audit/tell-by-hand.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { readSharedDraft } from '../../store/prices/draft/shared-drafts.ts'
import { addEntryLeft } from '../../store/settings/entries-left.ts'
import {
  type Membership,
  readFollowed,
  readHome,
  readMembership,
  writeFollowed,
} from '../../store/team/membership.ts'
import { acceptInvitation } from '../../team/desk/accept-invitation.ts'
import type { DeskStanding } from '../../team/desk/desk-standing.ts'
import { openDesk, type TeamDesk } from '../../team/desk/open-desk.ts'
import { changeAreasOf, listPeopleOfTeam, readOwnAreas } from '../../team/desk/people-of-team.ts'
import { teamClaims } from '../../team/desk/team-claims.ts'
import { teamSendings } from '../../team/desk/team-sendings.ts'
import { readInvitation } from '../../team/invitation.ts'
import { inviteToTeam } from '../../team/invite-to-team.ts'
import { makeTeam } from '../../team/make-team.ts'
import { done, teamFault } from '../../team/team-result.ts'
import type { HostServices } from '../open-services.ts'
import { write } from '../stores/write.ts'
import { changeTeam } from './change-team.ts'
import { claimsAway, claimsOfLogins, claimsOfTeam, openedClaims } from './claims-of-team.ts'
import { openDemoTeam } from './demo-team.ts'
import { type DraftsAtDesk, draftsAtDesk, openedDrafts } from './drafts/drafts-of-team.ts'
import { followAudit } from './follow-audit.ts'
import { followGuards } from './follow-guards.ts'
import { followPeople } from './follow-people.ts'
import { keepEnd } from './keep-end.ts'
import { type LimitOfTeam, limitOfTeam } from './limit-of-team.ts'
import { openedSendings, sendingsAway, sendingsOfTeam } from './sendings-of-team.ts'
import { type SharedByKey, shareByKey } from './share-by-key.ts'
import { openedRuns } from './share-runs.ts'
import { listTeamLogins } from './team-logins.ts'
import { waitForTeam } from './wait-for-team.ts'

interface TeamServices
  extends Pick<
    HostServices,
    | 'announce'
    | 'author'
    | 'authority'
    | 'clock'
    | 'follow'
    | 'newId'
    | 'notify'
    | 'profile'
    | 'program'
    | 'teamSecrets'
  > {
  readonly app: Pick<HostServices['app'], 'version' | 'systemLocale'>
}

type GuardingCaller = Pick<Caller, 'learnCooldown' | 'forgetCooldown'>

export interface OpenedTeam {
  readonly claims: ExportClaims
  readonly sendings: SendingClaims & SendingRights
  readonly drafts: SharedDrafts
  /** The desk comes to its team, if it has one; what it hears there concerns the caller. */
  readonly start: () => void
  readonly stop: () => void
  readonly runs: ColleaguesRuns
  readonly reports: ReportsOfTeam
  readonly lists: ListsOfTeam
  readonly handlers: HandlersOf<'team'>
  /** Null where this desk is alone. */
  readonly desk: () => TeamDesk | null
}

interface Claims {
  readonly claims: ExportClaims
  readonly sendings: SendingClaims & SendingRights
}

const alone: Claims = { claims: nobodyElse, sendings: sentAlone }
const nobodyAsked: Claims = { claims: claimsAway, sendings: sendingsAway }

/** What is open of a team that the desk belongs to. */
interface TeamAtWork extends Claims {
  readonly desk: TeamDesk
  readonly tell: () => void
  readonly tellActs: () => void
  readonly shared: SharedByKey
  readonly drafts: DraftsAtDesk
  readonly limit: LimitOfTeam
  readonly shown: () => ShownTeam
}

export const openTeam = (
  store: OpenStore,
  services: TeamServices & { readonly mayContact: (url: string) => Promise<boolean> },
  callerOf: () => GuardingCaller,
): OpenedTeam => {
  const { announce, authority, teamSecrets, mayContact } = services
  const { db } = store
  const demo = openDemoTeam(store, services)
  let open: TeamAtWork | null = null
  let stopped: Claims | null = null
  let takeList: Parameters<ListsOfTeam['follow']>[0] | null = null
  // Looked up once, and not for each call of those who are alone.
  let isAlone = false
  const atWork = (): TeamAtWork | null => {
    if (isAlone) return null
    const membership = open === null && stopped === null ? readMembership(db) : null
    isAlone = open === null && stopped === null && membership === null
    if (membership !== null)
      open = workInTeam(store, services, {
        membership,
        caller: callerOf(),
        takeList: () => takeList,
      })
    return open
  }
  const end = (): void => {
    void open?.desk.end()
    open = null
    isAlone = false
  }
  const endFollowing = services.follow((topics) => {
    if (topics.includes('team')) open?.tell()
    if (topics.includes('audit')) open?.tellActs()
    if (topics.includes('sharedDrafts')) open?.drafts.followed.tell()
    if (topics.includes('workspaces')) {
      open?.drafts.followed.tellPlaces()
      open?.shared.tellPlaces()
    }
  })
  /** What a person has added to the certificates that everybody knows. */
  const ownAuthority = (): string | null =>
    authority
      .read()
      .map(({ pem }) => pem)
      .join('\n') || null
  const claims = (): Claims => stopped ?? atWork() ?? alone
  const reports = (): ReportsOfTeam => atWork()?.shared.reports ?? noTeamReports
  return {
    claims: openedClaims(() => claims().claims),
    sendings: openedSendings(() => claims().sendings),
    runs: openedRuns(() => atWork()?.shared.runs ?? noColleagues),
    reports: {
      save: (id, report) => reports().save(id, report),
      remove: (id) => reports().remove(id),
      isRunnerAhead: () => reports().isRunnerAhead(),
    },
    lists: {
      claim: (account) => (atWork()?.shared.leads ?? noTeamLists).claim(account),
      follow: (take) => {
        takeList = take
      },
    },
    drafts: openedDrafts(() => atWork()?.drafts.shared ?? noTeamOfDrafts),
    start: () => void atWork(),
    stop: () => {
      // Work that goes on for a moment is no less of a team than before.
      stopped = readMembership(db) === null ? alone : nobodyAsked
      endFollowing()
      end()
      void demo.end()
    },
    desk: () => atWork()?.desk ?? null,
    handlers: teamHandlers({
      read: () => atWork()?.shown() ?? null,
      readInvitation,
      mayContact,
      accept: (membership, passwords) =>
        acceptInvitation({ team: membership.team, way: wayTo(membership), passwords }),
      make: (team) => makeTeam(team, ownAuthority()),
      invite: async (colleague, of) => {
        const invited = await inviteToTeam(colleague, of)
        if (invited.ok) {
          write(store, () => tellInvited(db, colleague.person))
          announce(['audit'])
        }
        return invited
      },
      vault: teamSecrets,
      addEntryLeft: (entry) => void write(store, () => addEntryLeft(db, entry)),
      demo,
      key: () => atWork()?.shared.key ?? null,
      membership: () => readMembership(db),
      belongTo: (membership) => {
        const written = write(store, () => changeTeam(db, membership))
        if (!written.ok) return written
        end()
        if (membership === null) void demo.end()
        atWork()
        announce(['team'])
        return success(null)
      },
      listPeople: async () => {
        const listed = await listPeopleOfTeam(atWork()?.desk ?? noDesk)
        const own = readMembership(db)?.user
        return listed.ok
          ? done(listed.value.map((person) => ({ ...person, isOwn: person.role === own })))
          : listed
      },
      changeAreas: (person) => changeAreasOf(atWork()?.desk ?? noDesk, person),
      changePriceLimit: async (limit) => atWork()?.limit.change(limit) ?? teamFault('notHere'),
      announce,
      lookNow: () => atWork()?.desk.hurry(),
    }),
  }
}

const noDesk = { ask: () => Promise.resolve(teamFault('notHere')) }

const wayTo = ({ host, port, database, user, authority }: Membership) => ({
  address: { host, port, database, user },
  authority,
})

const shownPlace = (membership: Membership) => {
  const { host, database, user, team } = membership
  return { host, database, user, team, isDemo: kindOfTeam(membership) === 'demo' }
}

const auditOf = (membership: Membership) => {
  const { host, port, database, team } = membership
  return { team: `${host}:${port}/${database}/${team}`, kind: kindOfTeam(membership) }
}

interface TeamWork {
  readonly membership: Membership
  readonly caller: GuardingCaller
  readonly takeList: Parameters<typeof shareByKey>[1]['take']
}

const workInTeam = (
  store: OpenStore,
  { announce, app, clock, newId, notify, program, teamSecrets }: TeamServices,
  { membership, caller, takeList }: TeamWork,
): TeamAtWork => {
  const { db } = store
  let exports: readonly TeamExport[] = []
  let heardAtMs = clock.elapsedMs()
  let isHere = false
  let stand = (): void => undefined
  const firstStanding = new Promise<void>((resolve) => {
    stand = resolve
  })
  const changed = () => announce(['team'])
  const desk = openDesk({
    team: membership.team,
    self: { computer: hostname(), program, version: app.version, home: readHome(db) },
    readLogin: async () => {
      const password = await teamSecrets.read(membership)
      if (password.ok) return done({ ...wayTo(membership), password: password.value })
      const { failure } = password
      return teamFault('noPassword', failure.kind === 'keychain' ? failure.cause : null)
    },
    readCursor: () => readFollowed(db),
    writeCursor: (cursor) => void write(store, () => writeFollowed(db, cursor)),
    follow: (changes) => {
      guards.follow(changes)
      audit.follow(changes)
      shared.follow(changes)
      drafts.followed.follow(changes)
      limit.follow(changes)
      if (changes.some(({ kind }) => kind === 'desk')) void people.readDesks()
    },
    onStanding: ({ kind }) => {
      stand()
      // Another reason why it is still away is no word of the team.
      if (isHere) heardAtMs = clock.elapsedMs()
      isHere = kind === 'here'
      if (isHere) {
        for (const one of [ofTeam, guards, audit, shared.key, drafts.followed, limit, people])
          void one.come()
      }
      changed()
    },
    sleep,
  })
  const tellEnd = keepEnd(store, desk)
  const claims = teamClaims(desk, tellEnd)
  const guards = followGuards(store, {
    clock,
    desk,
    caller,
    onExports: (next) => {
      exports = next
      changed()
    },
  })
  const { ready, heard } = waitForTeam({ desk, firstStanding, guards })
  const drafts = draftsAtDesk(store, {
    desk,
    clock,
    newId,
    announce,
    worksWithPrices: () => people.areas().includes('prices'),
    limit: () => limit.now(),
    notify,
    systemLocale: app.systemLocale,
  })
  const limit = limitOfTeam({ desk, announce })
  const audit = followAudit(store, { desk, ...auditOf(membership) })
  const shared = shareByKey(store, {
    clock,
    desk,
    program,
    address: membership,
    keys: teamSecrets.keys,
    areGiven: teamSecrets.areGiven,
    newId,
    isRunnerThere: () => people.desks().some((one) => one.program === 'runner'),
    onChange: changed,
    claims,
    ready,
    take: takeList,
  })
  const sendings = sendingsOfTeam({
    sendings: teamSendings(desk, tellEnd),
    ready,
    readAreas: () => readOwnAreas(desk),
    sharedIdOf: (draftId) => readSharedDraft(db, draftId)?.sharedId ?? null,
  })
  const people = followPeople(desk, changed)
  const ofTeam = claimsOfTeam({
    clock,
    claims,
    ready,
    heardMsAgo: () => (desk.standing().kind === 'here' ? 0 : clock.elapsedMs() - heardAtMs),
  })
  return {
    desk,
    tell: () => void guards.tell(),
    tellActs: () => void audit.tell(),
    shared,
    drafts,
    limit,
    claims: claimsOfLogins(db, { ofTeam, heard, claimed: guards.claimed }),
    sendings: {
      claim: (sent) => (isOfTeam(db, sent) ? sendings : sentAlone).claim(sent),
      covers: (sent) => (isOfTeam(db, sent) ? sendings : sentAlone).covers(sent),
    },
    shown: () => {
      return {
        ...shownPlace(membership),
        areas: [...people.areas()],
        away: awayOf(desk.standing()),
        desks: people.desks().map((one) => ({ ...one, isOwn: desk.isOwn(one.id) })),
        exports: exports.filter(({ until }) => until > clock.now()),
        hasKey: shared.key.isHere(),
        keyMadeBy: shared.key.madeBy(),
        priceLimit: limit.now(),
      }
    },
  }
}

const isOfTeam = (db: OpenStore['db'], { baseUrl }: Pick<SentOnce, 'baseUrl'>): boolean =>
  listTeamLogins(db).some(({ origin }) => origin === originOf(baseUrl))

const awayOf = (standing: DeskStanding): ShownTeam['away'] => {
  if (standing.kind === 'away') return shownKind(standing.fault)
  return standing.kind === 'here' ? null : 'coming'
}
