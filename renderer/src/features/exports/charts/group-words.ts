import type { TFunction } from 'i18next'
import type { Grouping } from '#core/exports/table/pivot-group'
import { writeDate } from '#core/format/date-text'

/** The name of a group as people read it. */
export const groupWords = (
  group: string | null,
  grouping: Grouping | null,
  { t, locale }: { readonly t: TFunction; readonly locale: string },
): string => {
  if (group === null) return t('exports.charts.noGroup')
  if (grouping?.by === 'band') {
    const from = Number(group)
    const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
    return t('exports.charts.band', {
      from: short.format(from),
      to: short.format(from + grouping.size),
    })
  }
  return grouping?.by === 'period' ? periodWords(group, grouping.unit, { t, locale }) : group
}

const periodWords = (
  group: string,
  unit: Extract<Grouping, { by: 'period' }>['unit'],
  { t, locale }: { readonly t: TFunction; readonly locale: string },
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
      return t('exports.charts.quarter', { quarter: group.slice(5), year })
    case 'week':
      return t('exports.charts.week', { week: Number(group.slice(6)), year })
    case 'year':
      return year
  }
}
