import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import type { ColouredCell, Colouring } from '#core/prices/building/colour-plan'
import type { CellDetail } from '#core/prices/building/fit-cells'
import { shownPair } from '#core/prices/draft/shown-pair'
import type { Unit } from '#core/prices/pricelist/unit'
import { isChanged, type PriceLens } from '../grid/price-lens.ts'
import { statusWord } from '../grid/unit-words.ts'
import { differenceFormats } from '../summary/difference-formats.ts'

export interface PlanSpeech {
  readonly t: TFunction
  readonly formats: Formats
  readonly currency: string | null
  readonly colouring: Colouring
  readonly lens: PriceLens
}

interface ValueSpeech extends Pick<PlanSpeech, 't' | 'formats' | 'colouring'> {
  /** Amounts to the last unit of the currency, where there is room for them. */
  readonly isWhole?: boolean
}

/** A value as its colour means it, in few characters. */
export const valueWords = (
  value: number,
  { t, formats, colouring, isWhole = false }: ValueSpeech,
): string => {
  switch (colouring) {
    case 'change':
    case 'outOfLine':
      return value === 0 && colouring === 'change'
        ? ''
        : differenceFormats(formats.locale).percent(value)
    case 'age':
      return t('building.days', { value: formats.integer(value) })
    default:
      return isWhole
        ? formats.amount(value, { fraction: 'never' })
        : formats.shortMoney(value, null)
  }
}

/** What a cell says below its number: what its colour is about, or its price. */
export const cellValue = (
  unit: Unit,
  coloured: ColouredCell | undefined,
  speech: PlanSpeech & Pick<ValueSpeech, 'isWhole'>,
): string => {
  if (speech.colouring !== 'status') {
    return coloured?.value == null ? '' : valueWords(coloured.value, speech)
  }
  const { grossMinor } = shownPair(speech.lens, unit)
  return grossMinor === null ? '' : valueWords(grossMinor, speech)
}

/** The layout and the area, where there is room for them. */
export const cellSize = ({ disposition, area }: Unit, { formats }: PlanSpeech): string =>
  [disposition, area === null ? null : `${formats.decimal(area)} m²`].filter(Boolean).join(' · ')

/** A number without what all numbers of its house begin with. */
export const shortNumber = (number: string, beginning: string): string =>
  number.startsWith(beginning) ? number.slice(beginning.length) : number

/** A cell as it is heard: with what its shapes and its missing colour say. */
export const cellLabel = (
  unit: Unit,
  value: string,
  { t, lens, isPassing }: PlanSpeech & { readonly isPassing: boolean },
): string =>
  [
    unit.number,
    unit.disposition,
    statusWord(t, unit),
    value,
    lens.locks.has(unit.id) && t('building.deal'),
    isChanged(lens, unit) && t('building.changed'),
    lens.conflicts.has(unit.id) && t('review.mark.conflict'),
    !isPassing && t('building.leftOut'),
  ]
    .filter(Boolean)
    .join(', ')

export const linesOf = (detail: CellDetail): number =>
  ({ colour: 0, number: 1, value: 2, whole: 3 })[detail]
