import type { Unit } from '#core/prices/pricelist/unit'
import type { ServerPair } from '#core/prices/rules/price-pair'
import { lockWords } from './lock-words.ts'
import { absurdityOf, isChanged, type PriceLens } from './price-lens.ts'
import type { Speech } from './unit-column.ts'

interface TooltipSpeech extends Pick<Speech, 't' | 'formats'> {
  readonly currency: string | null
}

const pairWords = (
  { netMinor, grossMinor }: ServerPair,
  { t, formats, currency }: TooltipSpeech,
): string => {
  const money = (minor: number | null) =>
    minor === null ? t('prices.noPrice') : formats.money(minor, currency)
  return t('prices.pair', { net: money(netMinor), gross: money(grossMinor) })
}

/** What there is to say about a price besides the price; null where it is plain. */
export const cellTooltip = (lens: PriceLens, unit: Unit, told: TooltipSpeech): string | null => {
  const { t, formats } = told
  const lock = lens.locks.get(unit.id)
  const conflict = lens.conflicts.get(unit.id)
  const absurd = absurdityOf(lens, unit)
  const said = [
    absurd && t(`prices.absurd.${absurd}`),
    lock && lockWords(lock, t, formats),
    conflict && t('prices.conflictHint', { theirs: pairWords(conflict.theirs, told) }),
  ]
  if (isChanged(lens, unit) && !conflict) {
    const before = { netMinor: unit.priceNetMinor, grossMinor: unit.priceGrossMinor }
    said.push(t('prices.before', { before: pairWords(before, told) }))
  }
  return said.filter(Boolean).join('\n') || null
}
