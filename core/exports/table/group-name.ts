import { writeDate } from '#core/format/date-text'
import type { Grouping } from './pivot-group.ts'

/** How groups are called in one language. */
export interface GroupWords {
  readonly none: string
  readonly band: (band: { readonly from: string; readonly to: string }) => string
  readonly quarter: (of: { readonly quarter: string; readonly year: string }) => string
  readonly week: (of: { readonly week: number; readonly year: string }) => string
}

interface Speaking {
  readonly words: GroupWords
  readonly locale: string
}

/** The name of a group as people read it. */
export const groupName = (
  group: string | null,
  grouping: Grouping | null,
  speaking: Speaking,
): string => {
  const { words, locale } = speaking
  if (group === null) return words.none
  if (grouping?.by === 'band') {
    const from = Number(group)
    const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
    return words.band({ from: short.format(from), to: short.format(from + grouping.size) })
  }
  return grouping?.by === 'period' ? periodName(group, grouping.unit, speaking) : group
}

const periodName = (
  group: string,
  unit: Extract<Grouping, { by: 'period' }>['unit'],
  { words, locale }: Speaking,
): string => {
  const year = group.slice(0, 4)
  switch (unit) {
    case 'day':
      return writeDate(group, locale)
    case 'month':
      return new Intl.DateTimeFormat(locale, {
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(Date.parse(`${group}-01T00:00:00Z`))
    case 'quarter':
      return words.quarter({ quarter: group.slice(5), year })
    case 'week':
      return words.week({ week: Number(group.slice(6)), year })
    case 'year':
      return year
  }
}
