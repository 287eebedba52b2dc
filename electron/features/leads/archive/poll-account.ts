import { cancelled, failed, type Result, success } from '#core/contract/failure'
import type { AccountId, WorkspaceId } from '#core/ids'
import type { ListedLead } from '#core/leads/archive/lead'
import { mergePoll } from '#core/leads/archive/merge-poll'
import { addPoll } from '#core/leads/archive/polled-time'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import { hourMs, type Timestamp } from '#core/time'
import type { ListedLeads } from '../../../crm/wire/listed-leads.ts'
import type { LeadsClient, LeadsDependencies } from '../dependencies.ts'
import { askedAlone, leadsApartMs } from './lists-of-team.ts'

/**
 * How often the list is asked for where the server does not answer: once is for what a person waits for. What is due by
 * itself is not asked for while somebody else of the team does.
 */
export type PollAttempts = 'whenDue' | 'several' | 'once'

interface AccountPoll {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  readonly attempts: PollAttempts
  readonly signal: AbortSignal
}

type Dependencies = Pick<
  LeadsDependencies,
  'store' | 'callingAccount' | 'clock' | 'giveWay' | 'inTurn' | 'lists'
>

/**
 * Requests with an account for leads leave one after another, so that a list has everything that was sent before it.
 */
export const turnOf = (accountId: AccountId): string => `leads of ${accountId}`

/** Others of the team ask at the moment: nothing is known that was not known before. */
export type Polled = 'asked' | 'leftToOthers'

/** Asks for an account's list and keeps all that is in it. */
export const pollAccount = (
  dependencies: Dependencies & { readonly client: LeadsClient },
  poll: AccountPoll,
): Promise<Result<Polled>> =>
  dependencies.inTurn(turnOf(poll.accountId), () => pollInTurn(dependencies, poll))

/** Polls the account; the caller holds the account's turn. */
export const pollInTurn = async (
  dependencies: Dependencies & { readonly client: LeadsClient },
  { workspaceId, accountId, attempts, signal }: AccountPoll,
): Promise<Result<Polled>> => {
  const { store, client, clock, callingAccount, lists } = dependencies
  const account = await callingAccount({ workspaceId, accountId })
  if (!account.ok) return account
  // What is looked for around a sending has to be asked for by whoever sends.
  const claim = attempts === 'once' ? askedAlone : await lists.claim(account.value)
  if (signal.aborted) {
    if (claim.kind === 'claimed') claim.end(null)
    return failed(cancelled)
  }
  if (claim.kind === 'others' && (attempts === 'whenDue' || isFresh(dependencies, accountId))) {
    return success('leftToOthers')
  }
  const { end } = claim.kind === 'claimed' ? claim : askedAlone
  const askedAt = clock.now()
  const list = attempts === 'once' ? client.listLeadsOnce : client.listLeads
  const listed = await endedWith(end, () => list({ account: account.value, signal }))
  const answeredAt = clock.now()
  // A poll that was called off writes nothing: the store may be closed by now.
  if (signal.aborted) return failed(cancelled)
  if (!listed.ok) {
    const { failure } = listed
    store.commit((rows) =>
      rows.writeLeadPoll({
        accountId,
        askedAt,
        askedBy: null,
        checkedAt: null,
        failure,
        unreadLeads: [],
      }),
    )
    return listed
  }
  const kept = await keepAnswer(dependencies, {
    workspaceId,
    accountId,
    ...listed.value,
    by: null,
    askedAt,
    answeredAt,
    seenAt: askedAt,
    signal,
  })
  return kept.ok ? success('asked') : kept
}

/** Whether the list of a colleague that was asked for within the minute is here already. */
const isFresh = ({ store, clock }: Dependencies, accountId: AccountId): boolean => {
  const agoMs = clock.now() - (store.readLeadPoll(accountId)?.checkedAt ?? 0)
  return agoMs >= 0 && agoMs < leadsApartMs
}

const endedWith = async (
  end: (answered: ListedLeads | null) => void,
  ask: () => Promise<Result<ListedLeads>>,
): Promise<Result<ListedLeads>> => {
  try {
    const listed = await ask()
    end(listed.ok ? listed.value : null)
    return listed
  } catch (defect) {
    end(null)
    throw defect
  }
}

interface KeptAnswer extends ListedLeads, Pick<ListOfPoll, 'workspaceId' | 'accountId' | 'signal'> {
  /** The colleague whose computer has asked; null: this one has. */
  readonly by: string | null
  readonly askedAt: Timestamp
  readonly answeredAt: Timestamp
  /** When the leads of the list count as seen: too early, and a lead would not be found among those since a sending. */
  readonly seenAt: Timestamp
}

/** Stores the leads of a list and when it was asked for; the caller holds the account's turn. */
export const keepAnswer = async (
  dependencies: Dependencies,
  { workspaceId, accountId, signal, leads, seenAt, ...answer }: KeptAnswer,
): Promise<Result<null>> => {
  const { store } = dependencies
  const { askedAt, answeredAt, unreadLeads, by: askedBy } = answer
  const kept = await keepList(dependencies, { workspaceId, accountId, seenAt, signal }, leads)
  if (!kept.ok) return kept
  // Said last: of a time that is called covered every lead is kept.
  const covered = addPoll(store.listLeadCovered(accountId), { askedAt, answeredAt })
  const noted = store.commit((rows) => {
    rows.replaceLeadCovered({ accountId, covered })
    rows.writeLeadPoll({
      accountId,
      askedAt,
      askedBy,
      checkedAt: askedAt,
      failure: null,
      unreadLeads,
    })
  })
  return noted.ok ? success(null) : noted
}

interface ListOfPoll {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  readonly seenAt: Timestamp
  readonly signal: AbortSignal
}

const leadsPerCommit = 200

const keepList = async (
  { store, giveWay }: Dependencies,
  { workspaceId, accountId, seenAt, signal }: ListOfPoll,
  leads: readonly ListedLead[],
): Promise<Result<null>> => {
  const made = store.commit((rows) => rows.makeLeadArchive(workspaceId))
  if (!made.ok) return made
  const archive = made.value
  for (let from = 0; from < leads.length; from += leadsPerCommit) {
    const slice = leads.slice(from, from + leadsPerCommit)
    const ids = slice.map(({ inquiryId }) => inquiryId)
    const known = new Map(store.readLeads({ archive, ids }).map((lead) => [lead.inquiryId, lead]))
    // A person may delete somebody between two slices.
    const forgotten = store.listForgotten({ archive, now: seenAt })
    const merged = mergePoll(known, { askedAt: seenAt, leads: slice, deleted: forgotten })
    const changed = merged.leads.filter((lead) => isNews(known.get(lead.inquiryId), lead))
    const seen = merged.leads.filter(
      (lead) => !changed.includes(lead) && isLongSince(known.get(lead.inquiryId), lead),
    )
    if (changed.length + seen.length > 0) {
      const written = store.commit((rows) => {
        rows.writeLeads({ archive, accountId, leads: changed })
        rows.touchLeads({ archive, ids: seen.map((lead) => lead.inquiryId), seenAt })
      })
      if (!written.ok) return written
    }
    await giveWay()
    if (signal.aborted) return failed(cancelled)
  }
  return success(null)
}

/** Whether anything has changed but the time at which the lead was listed last. */
const isNews = (known: SeenLead | undefined, lead: SeenLead): boolean =>
  known === undefined ||
  JSON.stringify({ ...known, lastSeenAt: 0 }) !== JSON.stringify({ ...asKept(lead), lastSeenAt: 0 })

/** The lead as the store returns it. */
const asKept = (lead: SeenLead): SeenLead => ({
  ...lead,
  projects: [...new Set(lead.projects.map((name) => name.trim()))],
  campaign: lead.campaign.trim(),
  productInterest: lead.productInterest.trim(),
})

/** Whether the kept time of the last listing is old: the disk need not know it to the minute. */
const isLongSince = (known: SeenLead | undefined, lead: SeenLead): boolean =>
  known !== undefined && lead.lastSeenAt - known.lastSeenAt >= hourMs
