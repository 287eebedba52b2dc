import { isInGroup } from './home-group.ts'
import type { MeasuredHome } from './measured-home.ts'
import { type PremiumTerm, shareOf } from './premium-term.ts'
import type { FoundPattern, FoundPremiums } from './read-premiums.ts'

/** One part of a price. */
export type PricePart =
  /** The area indoors, at what a square metre costs before all premiums. */
  | { readonly kind: 'area'; readonly minor: number; readonly perAreaMinor: number }
  | { readonly kind: 'premium'; readonly minor: number; readonly term: PremiumTerm }
  /** What the list does not say of the homes that lie together, and nobody has answered. */
  | { readonly kind: 'pattern'; readonly minor: number; readonly pattern: FoundPattern }
  /** What nothing of that explains. */
  | { readonly kind: 'own'; readonly minor: number; readonly fraction: number }

type PartWithoutAmount =
  | { readonly kind: 'premium'; readonly term: PremiumTerm }
  | { readonly kind: 'pattern'; readonly pattern: FoundPattern }

/** A whole unit of a currency. */
const wholeMinor = 100

/**
 * The price of a home as the premiums build it up, from its area to its own deviation. Each sum on the way is whole, so
 * that the parts make the price exactly.
 */
export const priceWaterfall = (
  found: Pick<FoundPremiums, 'base' | 'premiums' | 'patterns'>,
  home: MeasuredHome,
): readonly PricePart[] => {
  const { base, premiums, patterns } = found
  const perAreaMinor = Math.exp(
    base.ofAll + base.withBuilding + (home.layout === null ? 0 : base.withLayout),
  )
  let [exact, sum] = [perAreaMinor * home.interior, 0]
  const upTo = (next: number): number => {
    exact = next
    const minor = Math.round(exact / wholeMinor) * wholeMinor - sum
    sum += minor
    return minor
  }
  const parts: PricePart[] = [
    { kind: 'area', perAreaMinor: Math.round(perAreaMinor), minor: upTo(exact) },
  ]
  const add = (part: PartWithoutAmount, next: number) => {
    if (next !== exact) parts.push({ ...part, minor: upTo(next) })
  }
  for (const { term, value } of premiums) {
    if (term.kind === 'outdoor') {
      add({ kind: 'premium', term }, exact + perAreaMinor * value * home.outdoors[term.outdoor])
    }
  }
  for (const { term, value } of premiums) {
    if (term.kind !== 'outdoor') {
      add({ kind: 'premium', term }, exact * Math.exp(value * shareOf(term, home)))
    }
  }
  for (const pattern of patterns) {
    if (isInGroup(pattern.group, home)) {
      add({ kind: 'pattern', pattern }, exact * (1 + pattern.fraction))
    }
  }
  const fraction = home.grossMinor / exact - 1
  return [...parts, { kind: 'own', fraction, minor: home.grossMinor - sum }]
}
