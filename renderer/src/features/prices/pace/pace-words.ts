import type { TFunction } from 'i18next'
import { mostMonths } from '#core/prices/pace/future-paces'
import type { UnitGroup } from '#core/prices/pace/pace-groups'
import type { MonthsLeft } from '#core/prices/pace/read-pace'

/** Whole months, the range no narrower than it was drawn; null where no range is told. */
export const monthsText = (months: MonthsLeft, t: TFunction): string | null => {
  switch (months.kind) {
    case 'reached':
      return t('pace.reached')
    case 'none':
      return null
    case 'range': {
      const { from, to } = months
      if (!Number.isFinite(from)) return t('pace.longer', { months: mostMonths })
      if (!Number.isFinite(to)) return t('pace.longer', { months: Math.floor(from) })
      return t('pace.months', { from: Math.floor(from), to: Math.ceil(to) })
    }
  }
}

export const nameOfUnits = (group: Pick<UnitGroup, 'kind' | 'name'>, t: TFunction): string =>
  group.kind === 'building' ? t('whatIf.group.building', { name: group.name }) : group.name
