import type { TFunction } from 'i18next'
import { isNetTelling } from '#core/prices/rules/is-net-telling'
import type { ServerPair } from '#core/prices/rules/price-pair'

interface PairSpeech {
  readonly t: TFunction
  readonly price: (minor: number | null) => string
}

/** Pairs that are told beside each other: with VAT, and both sides where that alone hides a difference. */
export const pairWords = (
  pairs: readonly ServerPair[],
  { t, price }: PairSpeech,
): ((pair: ServerPair) => string) => {
  const isBoth = isNetTelling(pairs)
  return ({ netMinor, grossMinor }) =>
    isBoth
      ? t('prices.bothSides', { gross: price(grossMinor), net: price(netMinor) })
      : price(grossMinor)
}
