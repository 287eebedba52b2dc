import { type MeasuredHome, type OutdoorKind, outdoorKinds } from './measured-home.ts'

/** One thing that a list asks more or less money for. */
export type PremiumTerm =
  | { readonly kind: 'floor' | 'lowest' | 'top' | 'area' | 'south' | 'west' }
  | { readonly kind: 'layout' | 'building'; readonly name: string }
  /** What a square metre outdoors costs, as a part of one indoors. */
  | { readonly kind: 'outdoor'; readonly outdoor: OutdoorKind }
  /** What a person has added to the list. */
  | { readonly kind: 'own'; readonly column: string }

type TermKind = PremiumTerm['kind']

/** The same for terms that are the same. */
export const keyOfTerm = (term: PremiumTerm): string => JSON.stringify(term)

interface Expectation {
  readonly mean: number
  readonly deviation: number
}

const expectations: Readonly<Record<Exclude<TermKind, 'outdoor'>, Expectation>> = {
  floor: { mean: 0, deviation: 0.02 },
  lowest: { mean: 0, deviation: 0.05 },
  top: { mean: 0, deviation: 0.05 },
  area: { mean: 0, deviation: 0.15 },
  south: { mean: 0, deviation: 0.05 },
  west: { mean: 0, deviation: 0.05 },
  layout: { mean: 0, deviation: 0.06 },
  building: { mean: 0, deviation: 0.06 },
  own: { mean: 0, deviation: 0.06 },
}

const outdoorExpectations: Readonly<Record<OutdoorKind, Expectation>> = {
  balcony: { mean: 0.4, deviation: 0.25 },
  terrace: { mean: 0.35, deviation: 0.25 },
  loggia: { mean: 0.5, deviation: 0.25 },
  garden: { mean: 0.15, deviation: 0.15 },
}

/** What lists of homes usually ask for it: weak enough that some ten homes say it better. */
export const expectationOf = (term: PremiumTerm): Expectation =>
  term.kind === 'outdoor' ? outdoorExpectations[term.outdoor] : expectations[term.kind]

/** A home's share in a premium: what it adds to the logarithm of the price is this many times the premium's. */
export const shareOf = (
  term: Exclude<PremiumTerm, { kind: 'outdoor' }>,
  home: MeasuredHome,
): number => {
  switch (term.kind) {
    case 'floor':
      return home.level
    case 'lowest':
      return home.isLowest ? 1 : 0
    case 'top':
      return home.isTop ? 1 : 0
    case 'area':
      return Math.log(home.interior / usualArea)
    // From north to south is one premium: half of it lies on either side of a home that faces neither.
    case 'south':
    case 'west':
      return (home.facing?.[term.kind] ?? 0) / 2
    case 'layout':
    case 'building':
      return home[term.kind] === term.name ? 1 : 0
    case 'own':
      return home.own.has(term.column) ? 1 : 0
  }
}

/** Whether a premium has any part in the price of a home. */
export const hasShare = (term: PremiumTerm, home: MeasuredHome): boolean =>
  term.kind === 'outdoor' ? home.outdoors[term.outdoor] > 0 : shareOf(term, home) !== 0

/** Where an area neither raises nor lowers the price of a square metre. */
const usualArea = 60

/** What the homes of a list differ in; of what all of them share, nobody can tell what it is worth. */
export const termsOf = (homes: readonly MeasuredHome[]): readonly PremiumTerm[] => {
  const named = (kind: 'layout' | 'building'): PremiumTerm[] => {
    const names = [...new Set(homes.flatMap((home) => home[kind] ?? []))]
    return names.toSorted().map((name) => ({ kind, name }))
  }
  const candidates: readonly (readonly PremiumTerm[])[] = [
    [{ kind: 'floor' }],
    [{ kind: 'lowest' }],
    [{ kind: 'top' }],
    [{ kind: 'area' }],
    named('layout'),
    [{ kind: 'south' }],
    [{ kind: 'west' }],
    named('building'),
    ownTerms(homes),
  ]
  const differs = (term: PremiumTerm): boolean =>
    term.kind !== 'outdoor' && new Set(homes.map((home) => shareOf(term, home))).size > 1
  const outdoors = outdoorKinds
    .filter((outdoor) => homes.some((home) => home.outdoors[outdoor] > 0))
    .map((outdoor): PremiumTerm => ({ kind: 'outdoor', outdoor }))
  return [...candidates.flat().filter(differs), ...outdoors]
}

const ownTerms = (homes: readonly MeasuredHome[]): PremiumTerm[] =>
  [...new Set(homes.flatMap(({ own }) => [...own]))]
    .toSorted()
    .map((column) => ({ kind: 'own', column }))
