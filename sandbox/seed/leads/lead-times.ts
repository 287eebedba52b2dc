import { dayMs, hourMs } from '../../time/durations.ts'
import { toLocalMs } from '../../time/local-time.ts'
import type { Random } from '../random.ts'

const days = 60

/** Leads of a day from Sunday to Saturday: after a weekend of thinking it over, Monday is the busiest. */
const leadsPerWeekday = [2, 5, 4, 4, 4, 3, 2] as const

/** People ask in the morning, at lunch, and most of all in the evening. */
const hours: readonly [number, ...number[]] = [
  7, 8, 9, 9, 10, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 23,
]

/** The moments at which people asked, in order and before now; their hours are those of the office's clock. */
export const makeLeadTimes = (random: Random, now: number): number[] => {
  const localNow = toLocalMs(now)
  const today = localNow - (((localNow % dayMs) + dayMs) % dayMs)
  const times = Array.from({ length: days }, (_, daysAgo) => {
    const day = today - daysAgo * dayMs
    const usual = leadsPerWeekday[new Date(day).getUTCDay()] ?? 0
    return Array.from({ length: random.between(usual - 1, usual + 2) }, () => {
      const local = day + random.pick(hours) * hourMs + random.between(0, hourMs - 1)
      return local - (toLocalMs(local) - local)
    })
  })
  return times
    .flat()
    .filter((at) => at < now)
    .sort((a, b) => a - b)
}
