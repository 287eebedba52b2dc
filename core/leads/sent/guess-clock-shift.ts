import { dayMs, minuteMs } from '#core/time'
import { leadAt } from '../archive/lead-index.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import { nameWords } from '../reconcile/name-words.ts'
import type { SentLead } from './sent-lead.ts'

const stepMs = 30 * minuteMs
/** How long a lead takes at most together with the difference of clocks. */
const nearMs = 10 * minuteMs
const fewestPairs = 5

/**
 * What has to be added to every time of a file that was read in another time zone than it was written in. Null where
 * the times are right, or too few names show it.
 */
export const guessClockShift = (
  sent: readonly SentLead[],
  leads: readonly SeenLead[],
): number | null => {
  const listed = uniqueNames(leads.map((lead) => [lead.customerName, leadAt(lead)]))
  const apart = [...uniqueNames(sent.map(({ name, at }) => [name, at]))].flatMap(([name, at]) => {
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

/** The times of names that occur only once. */
const uniqueNames = (
  named: readonly (readonly [name: string, at: number])[],
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  const twice = new Set<string>()
  for (const [name, at] of named) {
    const key = nameWords(name).join(' ')
    if (found.has(key)) twice.add(key)
    found.set(key, at)
  }
  for (const key of ['', ...twice]) found.delete(key)
  return found
}
