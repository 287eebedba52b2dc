import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import type { ColourClass, Colouring, LegendSubject } from '#core/prices/building/colour-plan'
import { valueWords } from './cell-words.ts'

interface LegendSpeech {
  readonly t: TFunction
  readonly formats: Formats
  readonly colouring: Colouring
}

/** What stands before a line of the legend: kinds of units where there are several, and always what units are judged by. */
export const titleOf = (of: LegendSubject | null, lines: number) => {
  const isNamed = of === 'premiums' || of === 'medians' || lines > 1
  return of !== null && isNamed ? (`building.kind.${of}` as const) : null
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
