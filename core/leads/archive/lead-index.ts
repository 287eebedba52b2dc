import type { Timestamp } from '#core/time'
import { nameTokens } from '../reconcile/name-tokens.ts'
import type { SeenLead } from './seen-lead.ts'

type LeadsByKey = ReadonlyMap<string, readonly SeenLead[]>

export interface LeadIndex {
  readonly byCustomer: LeadsByKey
  /** By all words of the name. */
  readonly byName: LeadsByKey
  /** By any of its words that are not all. */
  readonly byPart: LeadsByKey
}

/** Where the server gave no time, it was listed at the latest when it was first seen. */
export const leadAt = ({ at, firstSeenAt }: SeenLead): Timestamp => at ?? firstSeenAt

/** In the order of time under every key, whatever order they came in. */
export const indexLeads = (leads: readonly SeenLead[]): LeadIndex => {
  const byCustomer = new Map<string, SeenLead[]>()
  const byName = new Map<string, SeenLead[]>()
  const byPart = new Map<string, SeenLead[]>()
  const inOrder = [...leads].sort((a, b) => leadAt(a) - leadAt(b) || a.inquiryId - b.inquiryId)
  for (const lead of inOrder) {
    add(byCustomer, String(lead.customerId), lead)
    const tokens = nameTokens(lead.customerName)
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

// Fifteen words have 32,766 parts, and belong to nobody.
const mostWords = 5
const leastSigns = 3

/** Some of its words, but not all; a single short one says too little. */
export const partsOf = (tokens: readonly string[]): readonly (readonly string[])[] => {
  if (tokens.length > mostWords) return []
  const parts: string[][] = []
  for (let mask = 1; mask < 2 ** tokens.length - 1; mask += 1) {
    const part = tokens.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1)
    if (part.length > 1 || (part[0] ?? '').length >= leastSigns) parts.push(part)
  }
  return parts
}

/** Those from `from` to `to`, both included, of leads in the order of time. */
export const leadsBetween = (
  leads: readonly SeenLead[] | undefined,
  from: Timestamp,
  to: Timestamp,
): readonly SeenLead[] =>
  leads === undefined ? [] : leads.slice(firstFrom(leads, from), firstFrom(leads, to + 1))

const firstFrom = (leads: readonly SeenLead[], from: Timestamp): number => {
  let low = 0
  let high = leads.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const lead = leads[middle]
    if (lead !== undefined && leadAt(lead) < from) low = middle + 1
    else high = middle
  }
  return low
}
