import type { TFunction } from 'i18next'
import type { GroupChoice } from './group-choices.ts'

/** What a group is called in a sentence and in the name of a draft. */
export const nameOfGroup = ({ group, name, within }: GroupChoice, t: TFunction): string => {
  switch (group.kind) {
    case 'selection':
      return t('whatIf.group.selection', { count: group.unitIds.length })
    case 'layout':
      return name
    case 'building':
      return t('whatIf.group.building', { name })
    case 'floor':
      return t('whatIf.group.floor', { name, building: within ?? '' })
  }
}

const digits = 2

/** A part in percent, to a hundredth, without a sign. */
export const hundredthsOfPercent = (part: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(part)

/** The same with its sign. */
export const signedPercent = (part: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: digits,
  }).format(part)

/** So many units, to a tenth: nobody sells a part of one, but an average may be one. */
export const tenthsOfUnits = (units: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(units)
