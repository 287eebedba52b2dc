import { median } from '../out-of-line/medians.ts'
import { type FittedPremium, fitPremiums, type NoFit, type PremiumFit } from './fit-premiums.ts'
import { type GroupedHomes, groupHomes, isInGroup } from './home-group.ts'
import type { MeasuredHome } from './measured-home.ts'
import { type HomeGroup, isSameGroup } from './premium-answers.ts'

/** Homes that lie together and all cost more, or all less, than the list's own premiums say. */
export interface PricePattern extends GroupedHomes {
  /** The logarithm of how much more. */
  readonly value: number
}

export interface PatternedFit {
  readonly kind: 'patterned'
  readonly fit: PremiumFit
  /** The strongest one first; each is a question to a person, and no verdict on its homes. */
  readonly patterns: readonly PricePattern[]
  /** What a person has said to be wrong, while it still deviates: its homes deviate by as much more. */
  readonly wrong: readonly PricePattern[]
}

/** What fewer homes have in common is chance. */
const fewestTogether = 3
const fewestOfOneSign = 0.8
/** Two mistyped prices are most of so small a group: each of its homes must deviate nearly as far as its middle. */
const smallGroup = 4
const leastOfMiddle = 0.6
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
 * Groups whose prices are known to be wrong are fitted apart from the beginning, and are no question.
 */
export const fitWithPatterns = (
  homes: readonly MeasuredHome[],
  wrongGroups: readonly HomeGroup[],
): PatternedFit | NoFit => {
  const free = homes.filter(({ isTaken }) => !isTaken)
  const groups = groupHomes(free).filter((group) => group.homes.length >= fewestTogether)
  const isWrong = ({ group }: GroupedHomes) => wrongGroups.some((one) => isSameGroup(one, group))
  const found = groups.filter(isWrong)
  const wrong = found.length
  for (;;) {
    const fit = fitPremiums(withColumns(homes, found))
    if (fit.kind !== 'fitted') return fit
    const rest = groups.filter((group) => !found.includes(group))
    const next = found.length - wrong < mostPatterns ? strongest(rest, fit) : null
    if (next === null) return conclude({ homes, fit, found, wrong })
    found.push(next)
  }
}

/** No person's column can be called so. */
const columnOf = (index: number): string => `\u0000${index}`

const withColumns = (
  homes: readonly MeasuredHome[],
  found: readonly GroupedHomes[],
): readonly MeasuredHome[] =>
  homes.map((home) => {
    const columns = found.flatMap(({ group }, index) =>
      isInGroup(group, home) ? [columnOf(index)] : [],
    )
    return columns.length === 0 ? home : { ...home, own: new Set([...home.own, ...columns]) }
  })

const strongest = (groups: readonly GroupedHomes[], fit: PremiumFit): GroupedHomes | null => {
  const deviationOf = (home: MeasuredHome) => fit.lines.get(home.id)?.deviation ?? 0
  const spread = spreadWithin(groups, deviationOf)
  let [best, most]: [GroupedHomes | null, number] = [null, 1]
  for (const group of groups) {
    const deviations = group.homes.map(deviationOf)
    const middle = Math.abs(median(deviations))
    if (!deviateAlike(deviations, middle)) continue
    const error = (errorOfMedian * spread) / Math.sqrt(deviations.length)
    const strength = middle / Math.max(leastFraction, reach * error)
    if (strength > most) [best, most] = [group, strength]
  }
  return best
}

const deviateAlike = (deviations: readonly number[], middle: number): boolean => {
  const above = deviations.filter((deviation) => deviation > 0).length
  const ofOneSign = Math.max(above, deviations.length - above)
  if (ofOneSign < fewestOfOneSign * deviations.length) return false
  const nearest = Math.min(...deviations.map(Math.abs))
  return deviations.length > smallGroup || nearest >= leastOfMiddle * middle
}

/** How far homes lie from the middle of their own group: patterns would widen what lies around the premiums. */
const spreadWithin = (
  groups: readonly GroupedHomes[],
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

interface FoundGroups {
  readonly homes: readonly MeasuredHome[]
  readonly fit: PremiumFit
  /** Those that are wrong come first. */
  readonly found: readonly GroupedHomes[]
  readonly wrong: number
}

const conclude = ({ homes, fit, found, wrong }: FoundGroups): PatternedFit => {
  const values = new Map<string, number>()
  const premiums: FittedPremium[] = []
  const columns = new Set(found.map((_, index) => columnOf(index)))
  for (const premium of fit.premiums) {
    const { term, value } = premium
    if (term.kind === 'own' && columns.has(term.column)) values.set(term.column, value)
    else premiums.push(premium)
  }
  const patterns = found.map(
    (one, index): PricePattern => ({
      ...one,
      value: values.get(columnOf(index)) ?? 0,
    }),
  )
  const stillWrong = patterns
    .slice(0, wrong)
    .filter(({ value }) => Math.abs(value) >= leastFraction)
  return {
    kind: 'patterned',
    fit: { ...fit, premiums, lines: withWrong({ homes, lines: fit.lines, wrong: stillWrong }) },
    patterns: patterns.slice(wrong),
    wrong: stillWrong,
  }
}

interface WrongLines {
  readonly homes: readonly MeasuredHome[]
  readonly lines: PremiumFit['lines']
  readonly wrong: readonly PricePattern[]
}

/** What is wrong with all homes of a group is wrong with each of them. */
const withWrong = ({ homes, lines, wrong }: WrongLines): PremiumFit['lines'] => {
  const moved = new Map(lines)
  for (const { group, value } of wrong) {
    for (const home of homes) {
      const line = isInGroup(group, home) ? moved.get(home.id) : undefined
      if (line === undefined) continue
      const { deviation, aloneDeviation } = line
      moved.set(home.id, {
        deviation: deviation + value,
        aloneDeviation: aloneDeviation + value,
      })
    }
  }
  return moved
}
