import { loginKey, nameOfLogin } from '#core/accounts/login-key'
import { type Clock, minuteMs, secondMs } from '#core/time'
import {
  askedAlone,
  type ListOfColleague,
  type ListsOfTeam,
  leadsApartMs,
} from '../../features/leads/archive/lists-of-team.ts'
import { listWorkspaces } from '../../store/accounts/workspaces.ts'
import type { OpenStore } from '../../store/file/open.ts'
import type { TeamChange, TeamDesk } from '../../team/desk/open-desk.ts'
import type { TeamClaims } from '../../team/desk/team-claims.ts'
import {
  type LeadsOfColleague,
  listLeadsOfColleagues,
  readLeadsOfColleague,
  shareLeads as shareWith,
} from '../../team/desk/team-leads.ts'
import { holdForTeam } from './follow-guards.ts'
import { inTurnWhileOpen } from './in-turn-while-open.ts'
import type { KeptKey } from './keep-key.ts'
import { isLoginOfTeam } from './team-logins.ts'

interface SharingServices {
  readonly clock: Clock
  readonly desk: Pick<TeamDesk, 'ask' | 'act' | 'digestOf'>
  readonly key: Pick<KeptKey, 'read'>
  readonly claims: TeamClaims
  /** Resolves when the desk has come, or has had its time for that. */
  readonly ready: () => Promise<void>
  /** Takes what a colleague has asked for; null before anybody does. */
  readonly take: () => ((list: ListOfColleague) => Promise<void>) | null
}

/** A colleague who is asking the CRM may be through after so long. */
const busyMs = 10 * secondMs
/** Others are not waited for longer, though they are there: something holds up what they ask for, or none of it comes. */
const longestMs = 5 * minuteMs

type TimedList = LeadsOfColleague & Pick<ListOfColleague, 'askedAt' | 'answeredAt'>

/** The name of the claim, which is no endpoint: nobody is kept from asking the CRM by it. */
const leads = 'leads'

/** Lists of leads that this desk has asked for reach the others, and theirs this one. */
export const shareLeads = (
  store: OpenStore,
  { clock, desk, key, claims, ready, take }: SharingServices,
) => {
  const inTurn = inTurnWhileOpen(store)
  const waits = new Map<string, number>()
  const othersSince = new Map<string, number>()
  const taken = new Set<number>()
  const claim: ListsOfTeam['claim'] = async (account) => {
    const login = loginKey(account)
    if (!isLoginOfTeam(store.db, login)) return askedAlone
    const name = nameOfLogin(login)
    if (clock.elapsedMs() < (waits.get(name) ?? 0)) return { kind: 'others' }
    await ready()
    const answer = await claims.claim({ ...login, endpoint: leads }, leadsApartMs)
    if (answer.kind === 'away') return askedAlone
    if (answer.kind === 'held') {
      // This computer may have got the login since it heard what the team holds: its person has to see it.
      holdForTeam(store, { login, endpoint: 'list-leads', at: clock.now() })
      return { kind: 'others' }
    }
    if (answer.kind !== 'claimed') {
      const since = othersSince.get(name) ?? clock.elapsedMs()
      othersSince.set(name, since)
      if (clock.elapsedMs() - since >= longestMs) return askedAlone
      const leftMs = answer.kind === 'cooling' ? Math.min(answer.leftMs, leadsApartMs) : busyMs
      waits.set(name, clock.elapsedMs() + leftMs)
      return { kind: 'others' }
    }
    othersSince.delete(name)
    const { id, end } = answer
    return {
      kind: 'claimed',
      end: (answered) => {
        const own = key.read()
        const shared =
          answered === null || own === null
            ? Promise.resolve()
            : shareWith(desk, { key: own, claim: id, ...login, answered })
        // A question without an answer counts like one with it: the team asks the CRM once in that time.
        void shared.then(() => end('done', 0))
      },
    }
  }
  const takeOne = async (list: TimedList): Promise<void> => {
    const own = key.read()
    const taking = take()
    const places = placesOf(store, desk, list)
    if (own === null || taking === null || places.length === 0 || taken.has(list.claim)) return
    const read = await readLeadsOfColleague(desk, own, list)
    const { holder: by, askedAt, answeredAt } = list
    if (read === null) return
    for (const { name, ...place } of places) {
      if (store.db.open) await taking({ ...place, ...read, by, askedAt, answeredAt })
      othersSince.delete(name)
    }
    taken.add(list.claim)
  }
  const come = (): Promise<void> =>
    inTurn(async () => {
      const own = key.read()
      if (own === null) return
      const before = clock.now()
      const listed = await listLeadsOfColleagues(desk, own)
      const after = clock.now()
      for (const list of listed.ok && store.db.open ? listed.value : []) {
        const [askedAt, answeredAt] = [before - list.askedMsAgo, after - list.sharedMsAgo]
        await takeOne({ ...list, askedAt, answeredAt })
      }
    })
  return {
    claim,
    come,
    follow: (changes: readonly TeamChange[]): void => {
      if (changes.some(({ kind }) => kind === 'leads')) void come()
    },
  }
}

const placesOf = (
  { db }: OpenStore,
  { digestOf }: Pick<TeamDesk, 'digestOf'>,
  { origin, login: digest }: LeadsOfColleague,
) =>
  listWorkspaces(db)
    .filter(({ kind }) => kind === 'crm')
    .flatMap(({ id: workspaceId, baseUrl, accounts }) =>
      accounts
        .filter(({ areas }) => areas.includes('leads'))
        .map(({ id: accountId, login }) => ({ accountId, known: loginKey({ baseUrl, login }) }))
        .filter(({ known }) => known.origin === origin && digestOf(known.login) === digest)
        .map(({ accountId, known }) => ({ workspaceId, accountId, name: nameOfLogin(known) })),
    )
