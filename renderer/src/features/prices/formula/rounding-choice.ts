import {
  type PriceEnding,
  priceEndings,
  type Rounding,
  type RoundingDirection,
} from '#core/prices/formula/rounding'
import type { PriceSide } from '#core/prices/rules/price-pair'
import type { PriceRules } from '#core/prices/rules/price-rules'

const multiples = [1, 10, 100, 1_000, 5_000, 10_000] as const

/** The rounding as a person chooses it: `none`, a multiple of whole units, or an ending. */
export type RoundingChoice = 'none' | `multiple:${number}` | `ending:${PriceEnding}`

export const roundingChoices: readonly RoundingChoice[] = [
  'none',
  ...multiples.map((multiple) => `multiple:${multiple}` as const),
  ...priceEndings.map((ending) => `ending:${ending}` as const),
]

export const isRoundingChoice = (value: unknown): value is RoundingChoice =>
  (roundingChoices as readonly unknown[]).includes(value)

/** What a project rounds to is offered first; without a rule, whole units of the currency: nobody asks for hellers. */
export const usualRounding = ({
  warnNotMultipleOfMinor,
  priceEnding,
}: Pick<PriceRules, 'warnNotMultipleOfMinor' | 'priceEnding'>): RoundingChoice => {
  if (priceEnding !== null) return `ending:${priceEnding}`
  const ofProject = `multiple:${(warnNotMultipleOfMinor ?? 0) / 100}`
  return roundingChoices.find((choice) => choice === ofProject) ?? 'multiple:1'
}

interface ChosenRounding {
  readonly choice: RoundingChoice
  readonly direction: RoundingDirection
  readonly side: PriceSide
}

export const toRounding = ({ choice, direction, side }: ChosenRounding): Rounding => {
  const [kind, size = ''] = choice.split(':')
  if (kind === 'multiple') {
    return { kind: 'multiple', ofMinor: Number(size) * 100, direction, side }
  }
  const ending = priceEndings.find((known) => String(known) === size)
  return ending === undefined ? { kind: 'none' } : { kind: 'ending', ending, direction, side }
}
