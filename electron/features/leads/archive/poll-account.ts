import { cancelled, failed, type Result, success } from '#core/contract/failure'
import type { AccountId, WorkspaceId } from '#core/ids'
import type { ListedLead } from '#core/leads/archive/lead'
import { mergePoll } from '#core/leads/archive/merge-poll'
import { addPoll } from '#core/leads/archive/polled-time'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import { hourMs, type Timestamp } from '#core/time'
import type { LeadsClient, LeadsDependencies } from '../dependencies.ts'

/** How often the list is asked for where the server does not answer: once is for what a person waits for. */
export type PollAttempts = 'several' | 'once'

interface AccountPoll {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  readonly attempts: PollAttempts
  readonly signal: AbortSignal
}

type Dependencies = Pick<
  LeadsDependencies,
  'store' | 'callingAccount' | 'clock' | 'giveWay' | 'inTurn'
>

/**
 * Requests with an account for leads leave one after another, so that a list has everything that was sent before it.
 */
export const turnOf = (accountId: AccountId): string => `leads of ${accountId}`

/** Asks for an account's list and keeps all that is in it. */
export const pollAccount = (
  dependencies: Dependencies & { readonly client: LeadsClient },
  poll: AccountPoll,
): Promise<Result<null>> =>
  dependencies.inTurn(turnOf(poll.accountId), () => pollInTurn(dependencies, poll))

/** Polls the account; the caller holds the account's turn. */
export const pollInTurn = async (
  dependencies: Dependencies & { readonly client: LeadsClient },
  { workspaceId, accountId, attempts, signal }: AccountPoll,
): Promise<Result<null>> => {
  const { store, client, clock, callingAccount } = dependencies
  const account = await callingAccount({ workspaceId, accountId })
  if (!account.ok) return account
  const askedAt = clock.now()
  const list = attempts === 'once' ? client.listLeadsOnce : client.listLeads
  const listed = await list({ account: account.value, signal })
  const answeredAt = clock.now()
  // A poll that was called off writes nothing: the store may be closed by now.
  if (signal.aborted) return failed(cancelled)
  if (!listed.ok) {
    const { failure } = listed
    store.commit((rows) =>
      rows.writeLeadPoll({ accountId, askedAt, checkedAt: null, failure, unreadLeads: [] }),
    )
    return listed
  }
  const kept = await keepList(
    dependencies,
    { workspaceId, accountId, askedAt, signal },
    listed.value.leads,
  )
  if (!kept.ok) return kept
  // Said last: of a time that is called covered every lead is kept.
  const covered = addPoll(store.listLeadCovered(accountId), { askedAt, answeredAt })
  const noted = store.commit((rows) => {
    rows.replaceLeadCovered({ accountId, covered })
    const { unreadLeads } = listed.value
    rows.writeLeadPoll({ accountId, askedAt, checkedAt: askedAt, failure: null, unreadLeads })
  })
  return noted.ok ? success(null) : noted
}

interface ListOfPoll {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  readonly askedAt: Timestamp
  readonly signal: AbortSignal
}

const leadsPerCommit = 200

const keepList = async (
  { store, giveWay }: Dependencies,
  { workspaceId, accountId, askedAt, signal }: ListOfPoll,
  leads: readonly ListedLead[],
): Promise<Result<null>> => {
  const made = store.commit((rows) => rows.makeLeadArchive(workspaceId))
  if (!made.ok) return made
  const archive = made.value
  const forgotten = store.listForgotten({ archive, now: askedAt })
  for (let from = 0; from < leads.length; from += leadsPerCommit) {
    const slice = leads.slice(from, from + leadsPerCommit)
    const ids = slice.map(({ inquiryId }) => inquiryId)
    const known = new Map(store.readLeads({ archive, ids }).map((lead) => [lead.inquiryId, lead]))
    const merged = mergePoll(known, { askedAt, leads: slice, deleted: forgotten })
    const changed = merged.leads.filter((lead) => isNews(known.get(lead.inquiryId), lead))
    const seen = merged.leads.filter(
      (lead) => !changed.includes(lead) && isLongSince(known.get(lead.inquiryId), lead),
    )
    if (changed.length + seen.length > 0) {
      const written = store.commit((rows) => {
        rows.writeLeads({ archive, accountId, leads: changed })
        rows.touchLeads({ archive, ids: seen.map((lead) => lead.inquiryId), seenAt: askedAt })
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
