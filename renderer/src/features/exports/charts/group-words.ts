import type { TFunction } from 'i18next'
import { groupName } from '#core/exports/table/group-name'
import type { Grouping } from '#core/exports/table/pivot-group'

/** The name of a group as people read it. */
export const groupWords = (
  group: string | null,
  grouping: Grouping | null,
  { t, locale }: { readonly t: TFunction; readonly locale: string },
): string =>
  groupName(group, grouping, {
    locale,
    words: {
      none: t('exports.charts.noGroup'),
      band: (band) => t('exports.charts.band', band),
      quarter: (of) => t('exports.charts.quarter', of),
      week: (of) => t('exports.charts.week', of),
    },
  })
