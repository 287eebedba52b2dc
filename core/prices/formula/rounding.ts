import type { PriceSide } from '../rules/price-pair.ts'

export type RoundingDirection = 'nearest' | 'up' | 'down'
export const priceEndings = [9, 90, 900, 990, 9_900] as const
export type PriceEnding = (typeof priceEndings)[number]

/** How a price is rounded, and which side of the pair is rounded. */
export type Rounding =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'multiple'
      readonly ofMinor: number
      readonly direction: RoundingDirection
      readonly side: PriceSide
    }
  | {
      readonly kind: 'ending'
      readonly ending: PriceEnding
      readonly direction: RoundingDirection
      readonly side: PriceSide
    }

const minorPerWhole = 100

/** Half goes up. Rounding to an ending keeps a positive price positive; other prices get no ending. */
export const roundPrice = (minor: number, rounding: Rounding): number => {
  if (rounding.kind === 'none') return minor
  if (rounding.kind === 'multiple') {
    return chooseNeighbour(
      minor,
      neighboursOnGrid(minor, { step: rounding.ofMinor, first: 0 }),
      rounding,
    )
  }
  if (minor <= 0) return minor
  const grid = {
    step: stepOfEnding(rounding.ending),
    first: rounding.ending * minorPerWhole,
  }
  const around = neighboursOnGrid(minor, grid)
  return around.below <= 0 ? around.above : chooseNeighbour(minor, around, rounding)
}

/** How far apart prices are that are rounded so. */
export const roundingStep = (rounding: Rounding): number => {
  switch (rounding.kind) {
    case 'none':
      return 1
    case 'multiple':
      return rounding.ofMinor
    case 'ending':
      return stepOfEnding(rounding.ending)
  }
}

const stepOfEnding = (ending: PriceEnding): number => 10 ** String(ending).length * minorPerWhole

interface Grid {
  readonly step: number
  readonly first: number
}

interface GridNeighbours {
  readonly below: number
  readonly above: number
}

const neighboursOnGrid = (minor: number, { step, first }: Grid): GridNeighbours => {
  const past = (((minor - first) % step) + step) % step
  return { below: minor - past, above: past === 0 ? minor : minor - past + step }
}

const chooseNeighbour = (
  minor: number,
  { below, above }: GridNeighbours,
  { direction }: { readonly direction: RoundingDirection },
): number => {
  if (direction === 'nearest') return minor - below < above - minor ? below : above
  return direction === 'up' ? above : below
}
