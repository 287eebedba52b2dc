import type { Timestamp } from '#core/time'
import { nameWords } from '../reconcile/name-words.ts'
import { firstFrom } from './first-from.ts'
import type { SeenLead } from './seen-lead.ts'

type LeadsByKey = ReadonlyMap<string, readonly SeenLead[]>

export interface LeadIndex {
  readonly byCustomer: LeadsByKey
  /** Leads by all words of their name. */
  readonly byName: LeadsByKey
  /** Leads by every proper part of their name. */
  readonly byPart: LeadsByKey
}

/** When a lead was created; where the server gave no time, when a poll saw it first. */
export const leadAt = ({ at, firstSeenAt }: SeenLead): Timestamp => at ?? firstSeenAt

/** Indexes leads, in the order of time under every key whatever order they came in. */
export const indexLeads = (leads: readonly SeenLead[]): LeadIndex => {
  const byCustomer = new Map<string, SeenLead[]>()
  const byName = new Map<string, SeenLead[]>()
  const byPart = new Map<string, SeenLead[]>()
  const inOrder = [...leads].sort((a, b) => leadAt(a) - leadAt(b) || a.inquiryId - b.inquiryId)
  for (const lead of inOrder) {
    add(byCustomer, String(lead.customerId), lead)
    const tokens = nameWords(lead.customerName)
    if (tokens.length > 0) add(byName, nameKey(tokens), lead)
    for (const part of partsOf(tokens)) add(byPart, nameKey(part), lead)
  }
  return { byCustomer, byName, byPart }
}

const add = (index: Map<string, SeenLead[]>, key: string, lead: SeenLead): void => {
  const there = index.get(key)
  if (there) there.push(lead)
  else index.set(key, [lead])
}

export const nameKey = (tokens: readonly string[]): string => tokens.join(' ')

// The number of parts grows as two to the power of words; a name of more words is no person's.
const mostWords = 5
const leastSigns = 3

/** Every selection of a name's words except all of them; a single short word says too little. */
export const partsOf = (tokens: readonly string[]): readonly (readonly string[])[] => {
  if (tokens.length > mostWords) return []
  const parts: string[][] = []
  for (let mask = 1; mask < 2 ** tokens.length - 1; mask += 1) {
    const part = tokens.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1)
    if (part.length > 1 || (part[0] ?? '').length >= leastSigns) parts.push(part)
  }
  return parts
}

/** The leads from `from` to `to`, both included, of leads in the order of time. */
export const leadsBetween = (
  leads: readonly SeenLead[] | undefined,
  from: Timestamp,
  to: Timestamp,
): readonly SeenLead[] =>
  leads === undefined
    ? []
    : leads.slice(firstFrom(leads, from, leadAt), firstFrom(leads, to + 1, leadAt))
