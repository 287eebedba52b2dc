import type { PlanColours } from '#core/prices/building/colour-plan'
import { shownPair } from '#core/prices/draft/shown-pair'
import { orientationsOf } from '#core/prices/pricelist/orientations-of'
import type { Unit } from '#core/prices/pricelist/unit'
import { pricePerArea } from '#core/prices/rules/price-per-area'
import { lockWords } from '../grid/lock-words.ts'
import { isChanged } from '../grid/price-lens.ts'
import { statusWord, typeWord } from '../grid/unit-words.ts'
import { tenthsOfPercent } from '../premiums/premium-words.ts'
import { differenceFormats } from '../summary/difference-formats.ts'
import { cellSize, type PlanSpeech } from './cell-words.ts'

export interface HintSpeech extends PlanSpeech {
  readonly colours: PlanColours
}

// What is rounded to nothing is no reason.
const leastShown = 0.000_5

const lineWords = (unit: Unit, { t, formats, colours }: HintSpeech): string => {
  const judged = colours.judge(unit)
  if (!judged) return t('building.line.notJudged')
  const { by, fraction, isOut } = judged
  const { percent } = differenceFormats(formats.locale)
  const amount = (minor: number) => formats.amount(minor, { fraction: 'never' })
  if (by.kind === 'premiums') {
    return t(isOut ? 'building.line.unexplained' : 'building.line.explained', {
      percent: percent(fraction),
      expected: amount(by.expectedMinor),
      limit: tenthsOfPercent(judged.limit, formats.locale),
    })
  }
  const { suggested } = by
  const { warnMedianPercent, warnMedianMinor } = colours.rules
  const limit = formats.percent(warnMedianPercent / 100)
  const effects = (['floor', 'area', 'orientation'] as const).filter(
    (effect) => Math.abs(suggested[effect]) >= leastShown,
  )
  const layout = unit.disposition ?? ''
  return t(isOut ? 'building.line.out' : 'building.line.in', {
    percent: percent(fraction),
    suggested: amount(suggested.perAreaMinor),
    reason: [
      t('building.line.layout', { amount: amount(suggested.layoutMinor), layout }),
      ...effects.map((effect) =>
        t(`building.line.${effect}`, { percent: percent(suggested[effect]) }),
      ),
    ].join(', '),
    limit:
      warnMedianMinor === null
        ? limit
        : t('building.line.limits', { percent: limit, amount: amount(warnMedianMinor) }),
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

/** All that is to be said of one unit in a line: the reason of its colour first, since the end may not fit. */
export const hintWords = (unit: Unit, speech: HintSpeech): string[] => {
  const { t, formats, currency, colouring, lens } = speech
  const { grossMinor } = shownPair(lens, unit)
  const perArea = pricePerArea(grossMinor, unit.area)
  const lock = lens.locks.get(unit.id)
  return [
    colouring === 'outOfLine' ? lineWords(unit, speech) : '',
    colouring === 'age' ? ageWords(unit, speech) : '',
    unit.disposition === null ? typeWord(t, unit) : '',
    cellSize(unit, speech),
    orientationsOf(unit).join(' '),
    statusWord(t, unit),
    grossMinor === null ? t('prices.noPrice') : formats.money(grossMinor, currency),
    perArea === null
      ? ''
      : t('building.priceOf', { amount: formats.amount(perArea, { fraction: 'never' }) }),
    draftWords(unit, speech),
    lock ? lockWords(lock, t, formats) : '',
  ].filter((words) => words !== '')
}
