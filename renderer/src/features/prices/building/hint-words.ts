import type { PlanColours } from '#core/prices/building/colour-plan'
import { shownPair } from '#core/prices/draft/shown-pair'
import type { Unit } from '#core/prices/pricelist/unit'
import { pricePerArea } from '#core/prices/rules/price-per-area'
import { lockWords } from '../grid/lock-words.ts'
import { orientationsOf } from '../grid/orientations-of.ts'
import { isChanged } from '../grid/price-lens.ts'
import { statusWord, typeWord } from '../grid/unit-words.ts'
import { differenceFormats } from '../summary/difference-formats.ts'
import { cellSize, type PlanSpeech } from './cell-words.ts'

export interface HintSpeech extends PlanSpeech {
  readonly colours: PlanColours
}

const lineWords = (unit: Unit, { t, formats, colours }: HintSpeech): string => {
  const judged = colours.judge(unit)
  if (!judged) return t('building.notJudged')
  return t(judged.isOut ? 'building.isOut' : 'building.above', {
    percent: differenceFormats(formats.locale).percent(judged.fraction),
    layout: unit.disposition ?? '',
    median: formats.amount(judged.medianMinor, { fraction: 'never' }),
    limit: formats.percent(colours.rules.warnMedianPercent / 100),
  })
}

const ageWords = (unit: Unit, { t, formats, colours }: HintSpeech): string => {
  const last = colours.lastChanges.get(unit.id)
  if (!last) return ''
  const ago = formats.ago(last.at, colours.now)
  return t(last.isFirst ? 'building.notChanged' : 'building.changedAgo', { ago })
}

const draftWords = (unit: Unit, { t, formats, currency, lens }: HintSpeech): string => {
  if (!isChanged(lens, unit)) return ''
  const before = unit.priceGrossMinor
  const after = shownPair(lens, unit).grossMinor
  if (!before || after === null) return t('building.first')
  return t('building.rose', {
    change: differenceFormats(formats.locale).percent(after / before - 1),
    before: formats.money(before, currency),
  })
}

/** All that is to be said of one unit in a line, with the reason of its colour. */
export const hintWords = (unit: Unit, speech: HintSpeech): string[] => {
  const { t, formats, currency, colouring, lens } = speech
  const { grossMinor } = shownPair(lens, unit)
  const perArea = pricePerArea(grossMinor, unit.area)
  const lock = lens.locks.get(unit.id)
  return [
    unit.disposition === null ? typeWord(t, unit) : '',
    cellSize(unit, speech),
    orientationsOf(unit).join(' '),
    statusWord(t, unit),
    grossMinor === null ? t('prices.noPrice') : formats.money(grossMinor, currency),
    perArea === null
      ? ''
      : t('building.priceOf', { amount: formats.amount(perArea, { fraction: 'never' }) }),
    draftWords(unit, speech),
    colouring === 'outOfLine' ? lineWords(unit, speech) : '',
    colouring === 'age' ? ageWords(unit, speech) : '',
    lock ? lockWords(lock, t, formats) : '',
  ].filter((words) => words !== '')
}
