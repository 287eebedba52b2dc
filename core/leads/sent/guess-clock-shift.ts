import { dayMs, minuteMs } from '#core/time'
import { leadAt } from '../archive/lead-index.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import { nameTokens } from '../reconcile/name-tokens.ts'
import type { SentLead } from './sent-lead.ts'

const stepMs = 30 * minuteMs
/** A lead comes within that, and clocks differ by less. */
const nearMs = 10 * minuteMs
const fewestPairs = 5

/**
 * By what the times of a whole file are wrong, when it was read in another time zone than it was written in: to be
 * added to each of them. Null where they are right, or too few names tell.
 */
export const guessClockShift = (
  sent: readonly SentLead[],
  leads: readonly SeenLead[],
): number | null => {
  const listed = onlyOnes(leads.map((lead) => [lead.customerName, leadAt(lead)]))
  const apart = [...onlyOnes(sent.map(({ name, at }) => [name, at]))].flatMap(([name, at]) => {
    const there = listed.get(name)
    return there === undefined || Math.abs(there - at) > dayMs ? [] : [there - at]
  })
  if (apart.length < fewestPairs) return null
  const votes = new Map<number, number>()
  for (const ms of apart) {
    const step = Math.round(ms / stepMs) * stepMs
    if (Math.abs(ms - step) <= nearMs) votes.set(step, (votes.get(step) ?? 0) + 1)
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1] || Math.abs(a[0]) - Math.abs(b[0]))
  if (best === undefined || best[0] === 0 || best[1] * 5 < apart.length * 4) return null
  return best[0]
}

/** What is named twice tells nothing. */
const onlyOnes = (
  named: readonly (readonly [name: string, at: number])[],
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  const twice = new Set<string>()
  for (const [name, at] of named) {
    const key = nameTokens(name).join(' ')
    if (found.has(key)) twice.add(key)
    found.set(key, at)
  }
  for (const key of ['', ...twice]) found.delete(key)
  return found
}
