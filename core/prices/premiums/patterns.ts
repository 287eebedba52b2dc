import { groupBy } from '#core/group-by'
import { median } from '../out-of-line/medians.ts'
import { type FittedPremium, fitPremiums, type NoFit, type PremiumFit } from './fit-premiums.ts'
import type { MeasuredHome } from './measured-home.ts'
import type { PremiumTerm } from './premium-term.ts'

/** Homes that lie together and all cost more, or all less, than the list's own premiums say. */
export interface PricePattern {
  readonly group: PatternGroup
  readonly homes: readonly MeasuredHome[]
  /** How much more, as a part; negative for less. */
  readonly fraction: number
}

export type PatternGroup =
  | { readonly kind: 'stack'; readonly stack: string }
  | {
      readonly kind: 'side'
      readonly building: string
      readonly south: number
      readonly west: number
    }

export interface PatternedFit {
  readonly kind: 'patterned'
  readonly fit: PremiumFit
  /** The strongest one first; each is a question to a person, and no verdict on its homes. */
  readonly patterns: readonly PricePattern[]
}

/** What fewer homes have in common is chance. */
const fewestTogether = 4
const fewestOfOneSign = 0.8
const leastFraction = 0.02
/** So many standard errors of a median make a pattern. */
const reach = 4
const errorOfMedian = 1.2533
const normalMedian = 0.6745
/** More questions than these nobody answers. */
const mostPatterns = 25

/**
 * Premiums and patterns together: what a pattern costs would else be told of floors and sides, and homes that are
 * right would seem wrong. The strongest pattern is taken for a premium of its own, and the others are looked for anew.
 */
export const fitWithPatterns = (homes: readonly MeasuredHome[]): PatternedFit | NoFit => {
  const groups = groupsOf(homes)
  const found: PatternGroupHomes[] = []
  for (;;) {
    const fit = fitPremiums(withColumnOf(homes, found))
    if (fit.kind !== 'fitted') return fit
    const next =
      found.length < mostPatterns
        ? strongest(
            groups.filter((group) => !found.includes(group)),
            fit,
          )
        : null
    if (next === null) return conclude(fit, found)
    found.push(next)
  }
}

interface PatternGroupHomes {
  readonly group: PatternGroup
  readonly homes: readonly MeasuredHome[]
}

const groupsOf = (homes: readonly MeasuredHome[]): readonly PatternGroupHomes[] => {
  const stacks = [...groupBy(homes, ({ stack }) => stack)].flatMap(([stack, together]) =>
    stack === null ? [] : [{ group: { kind: 'stack' as const, stack }, homes: together }],
  )
  const facing = homes.flatMap((home) => (home.facing === null ? [] : [{ home, ...home.facing }]))
  const sides = [
    ...groupBy(facing, ({ home, south, west }) => `${south} ${west} ${home.building}`).values(),
  ].flatMap((together) => {
    const [first] = together
    if (first === undefined) return []
    const { home, south, west } = first
    const group = { kind: 'side' as const, building: home.building, south, west }
    return [{ group, homes: together.map((one) => one.home) }]
  })
  return [...stacks, ...sides].filter((group) => group.homes.length >= fewestTogether)
}

/** No person's column can be called so. */
const columnOf = (index: number): string => `\u0000${index}`

const withColumnOf = (
  homes: readonly MeasuredHome[],
  patterns: readonly PatternGroupHomes[],
): readonly MeasuredHome[] => {
  if (patterns.length === 0) return homes
  const own = new Map<MeasuredHome, [string, string][]>()
  for (const [index, pattern] of patterns.entries()) {
    for (const home of pattern.homes) {
      own.set(home, [...(own.get(home) ?? []), [columnOf(index), 'in']])
    }
  }
  return homes.map((home) => {
    const columns = own.get(home)
    return columns === undefined ? home : { ...home, own: new Map([...home.own, ...columns]) }
  })
}

const strongest = (
  groups: readonly PatternGroupHomes[],
  fit: PremiumFit,
): PatternGroupHomes | null => {
  const deviationOf = (home: MeasuredHome) => fit.lines.get(home.id)?.deviation ?? 0
  const spread = spreadWithin(groups, deviationOf)
  let [best, most]: [PatternGroupHomes | null, number] = [null, 1]
  for (const group of groups) {
    const deviations = group.homes.map(deviationOf)
    const above = deviations.filter((deviation) => deviation > 0).length
    const ofOneSign = Math.max(above, deviations.length - above)
    if (ofOneSign < fewestOfOneSign * deviations.length) continue
    const error = (errorOfMedian * spread) / Math.sqrt(deviations.length)
    const strength = Math.abs(median(deviations)) / Math.max(leastFraction, reach * error)
    if (strength > most) [best, most] = [group, strength]
  }
  return best
}

/** How far homes lie from the middle of their own group: patterns would widen what lies around the premiums. */
const spreadWithin = (
  groups: readonly PatternGroupHomes[],
  deviationOf: (home: MeasuredHome) => number,
): number => {
  const apart = groups.flatMap(({ homes }) => {
    const deviations = homes.map(deviationOf)
    const middle = median(deviations)
    const lost = Math.sqrt(homes.length / (homes.length - 1))
    return deviations.map((deviation) => Math.abs(deviation - middle) * lost)
  })
  return median(apart) / normalMedian
}

const isOwn = (term: PremiumTerm): term is Extract<PremiumTerm, { kind: 'own' }> =>
  term.kind === 'own'

const conclude = (fit: PremiumFit, found: readonly PatternGroupHomes[]): PatternedFit => {
  const columns = new Map(
    found.map(({ group, homes }, index) => [columnOf(index), { group, homes }]),
  )
  const patterns: PricePattern[] = []
  const premiums: FittedPremium[] = []
  for (const premium of fit.premiums) {
    const pattern = isOwn(premium.term) ? columns.get(premium.term.column) : undefined
    if (pattern === undefined) premiums.push(premium)
    else patterns.push({ ...pattern, fraction: Math.expm1(premium.value) })
  }
  return { kind: 'patterned', fit: { ...fit, premiums }, patterns }
}
