import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import type { PriceLimit } from '#core/prices/batch/price-limit'

interface Speech {
  readonly t: TFunction
  readonly formats: Formats
}

/** When a change of prices needs a second person, as a sentence. */
export const limitWords = ({ units, percent }: PriceLimit, { t, formats }: Speech): string => {
  const ofUnits = (count: number): string => t('team.limit.units', { count })
  const ofPrice = (most: number): string =>
    t('team.limit.percent', { percent: formats.percent(most / 100) })
  const sentence = (what: string): string => t('team.limit.sentence', { what })
  if (units === 0) return t('team.limit.every')
  if (units === null) {
    return percent === null ? t('team.limit.none') : sentence(ofPrice(percent))
  }
  if (percent === null) return sentence(ofUnits(units))
  return sentence(t('team.limit.either', { units: ofUnits(units), percent: ofPrice(percent) }))
}
