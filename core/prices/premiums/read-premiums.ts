import type { UnitId } from '#core/ids'
import type { FittedPremium, NoFit } from './fit-premiums.ts'
import {
  type MeasuredList,
  measureHomes,
  type PricedUnit,
  type ToldOfList,
} from './measured-home.ts'
import { type OutOfLine, outOfLine } from './out-of-line.ts'
import { fitWithPatterns, type PatternGroup } from './patterns.ts'

/** What the prices of a list say of themselves. */
export interface ReadPremiums {
  readonly homes: number
  readonly leftOut: Pick<
    MeasuredList,
    'withoutArea' | 'withoutPrice' | 'withoutFacing' | 'unknownFloors'
  >
  readonly found: FoundPremiums | NoFit
}

export interface FoundPremiums {
  readonly kind: 'found'
  readonly premiums: readonly FittedPremium[]
  readonly sigma: number
  readonly patterns: readonly {
    readonly group: PatternGroup
    readonly ids: readonly UnitId[]
    readonly fraction: number
  }[]
  readonly out: readonly OutOfLine[]
}

/** Reads what a list of homes of one type asks for what, and which of them it does not explain. */
export const readPremiums = (priced: readonly PricedUnit[], told: ToldOfList): ReadPremiums => {
  const { homes, ...leftOut } = measureHomes(priced, told)
  const fitted = fitWithPatterns(homes)
  return { leftOut, homes: homes.length, found: toFound(fitted) }
}

const toFound = (fitted: ReturnType<typeof fitWithPatterns>): ReadPremiums['found'] => {
  if (fitted.kind !== 'patterned') return fitted
  const { fit, patterns } = fitted
  return {
    kind: 'found',
    premiums: fit.premiums,
    sigma: fit.sigma,
    out: outOfLine(fit),
    patterns: patterns.map(({ group, homes, fraction }) => ({
      group,
      fraction,
      ids: homes.map(({ id }) => id),
    })),
  }
}
