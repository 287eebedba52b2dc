import type { Failure } from '#core/contract/failure'
import type { Silence } from '../archive/silence.ts'
import type { AddressTrouble } from '../sent/address-trouble.ts'
import type { LeadsDashboard } from './leads-dashboard.ts'

/** Something that does not come right by itself. */
export type NeedsAttention =
  | { readonly kind: 'noAccount' }
  | { readonly kind: 'missing' | 'rejected' | 'ambiguous'; readonly count: number }
  /** Leads that were sent from here without an answer. */
  | { readonly kind: 'unknownSending'; readonly count: number }
  | { readonly kind: 'notAnswered'; readonly account: string; readonly failure: Failure }
  | { readonly kind: 'unasked'; readonly account: string }
  | { readonly kind: 'unread'; readonly account: string; readonly numbers: readonly string[] }
  | { readonly kind: 'silent'; readonly silence: Exclude<Silence, { kind: 'tooFew' }> }
  | { readonly kind: 'site'; readonly trouble: AddressTrouble }

interface AttentionInput {
  readonly dashboard: Pick<LeadsDashboard, 'summary' | 'silence' | 'accounts'>
  /** What is wrong with the address of the web site. */
  readonly addressTrouble: AddressTrouble | null
  readonly unknownSendings: number
}

/** What a person has to look at, lost leads first. */
export const needsAttention = ({
  dashboard: { summary, silence, accounts },
  addressTrouble,
  unknownSendings,
}: AttentionInput): readonly NeedsAttention[] => {
  const asked = accounts.filter(({ isLeftOut }) => !isLeftOut)
  const found: NeedsAttention[] = []
  const count = (kind: 'missing' | 'rejected' | 'ambiguous') => {
    if (summary.counts[kind] > 0) found.push({ kind, count: summary.counts[kind] })
  }
  if (accounts.length === 0) found.push({ kind: 'noAccount' })
  count('missing')
  count('rejected')
  if (unknownSendings > 0) found.push({ kind: 'unknownSending', count: unknownSendings })
  count('ambiguous')
  for (const { label: account, failure } of asked) {
    // Above every list of leads stands what to do about a login on hold.
    if (failure !== null && failure.kind !== 'held') {
      found.push({ kind: 'notAnswered', account, failure })
    }
  }
  if (silence.kind === 'silent') found.push({ kind: 'silent', silence })
  if (addressTrouble !== null) found.push({ kind: 'site', trouble: addressTrouble })
  for (const { label: account, failure, checkedAt, unreadLeads } of asked) {
    // The headline says it of a single account.
    if (failure === null && checkedAt === null && asked.length > 1) {
      found.push({ kind: 'unasked', account })
    }
    if (unreadLeads.length > 0) found.push({ kind: 'unread', account, numbers: unreadLeads })
  }
  return found
}
