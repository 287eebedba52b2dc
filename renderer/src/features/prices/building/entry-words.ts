import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import type { ColourClass, Colouring } from '#core/prices/building/colour-plan'
import { valueWords } from './cell-words.ts'

interface LegendSpeech {
  readonly t: TFunction
  readonly formats: Formats
  readonly colouring: Colouring
}

/** What a colour of the legend stands for. */
export const entryWords = (of: ColourClass, speech: LegendSpeech): string => {
  const { t, formats, colouring } = speech
  if (of.kind === 'status') return t(`prices.status.${of.status}`)
  if (of.kind !== 'range') return t(`building.${of.kind}`)
  // Zero is an end of a range as well, though no change of a price.
  const words = (value: number) =>
    value === 0 ? formats.percent(0) : valueWords(value, { t, formats, colouring })
  const { from, below } = of
  if (from === null) return below === null ? '' : t('building.below', { below: words(below) })
  if (below === null) return t('building.from', { from: words(from) })
  return t('building.range', { from: words(from), below: words(below) })
}
