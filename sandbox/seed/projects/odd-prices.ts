import { numberOf } from '../../unit-attributes.ts'
import type { Random } from '../random.ts'
import type { Flat } from './developer.ts'

type Attributes = Flat['attributes']

interface Oddity {
  /** The share of the units for sale that have this oddity. */
  readonly share: number
  readonly change: (attributes: Attributes) => Attributes
}

/** The attributes of a unit without the four that a price and its discount are made of. */
const unpriced = ({
  flat_price_without_vat: _net,
  flat_price: _gross,
  flat_discount_vat: _discount,
  flat_price_before_discount_vat: _listPrice,
  ...rest
}: Attributes): Attributes => rest

const netOf = (attributes: Attributes): number =>
  numberOf(attributes, 'flat_price_without_vat') ?? 0

const decimal = (value: number): string => String(Number(value.toFixed(2)))

const taxed = (attributes: Attributes, net: number, vatPercent: number): Attributes => ({
  ...unpriced(attributes),
  flat_price_without_vat: decimal(net),
  flat_price: decimal((net * (100 + vatPercent)) / 100),
})

/** Field-notes 2.3 and 5: missing is not zero, a price may carry two decimals, a pair need not fit a rate. */
const oddities: readonly Oddity[] = [
  { share: 0.03, change: unpriced },
  {
    share: 0.005,
    change: (old) => ({ ...unpriced(old), flat_price: old['flat_price'] ?? '' }),
  },
  {
    share: 0.005,
    change: (old) => ({ ...unpriced(old), flat_price_without_vat: decimal(netOf(old)) }),
  },
  { share: 0.003, change: (old) => taxed(old, 0, 0) },
  { share: 0.02, change: (old) => taxed(old, netOf(old) + 0.48, 21) },
  { share: 0.02, change: (old) => taxed(old, netOf(old), 15) },
  { share: 0.01, change: (old) => taxed(old, netOf(old), 0) },
  { share: 0.01, change: (old) => taxed(old, netOf(old), 12.7) },
]

/** Replaces the pair of prices now and then by one that most units do not have. */
export const withOddPrice = (random: Random, attributes: Attributes): Attributes => {
  let roll = random.next()
  for (const { share, change } of oddities) {
    if (roll < share) return change(attributes)
    roll -= share
  }
  return attributes
}
