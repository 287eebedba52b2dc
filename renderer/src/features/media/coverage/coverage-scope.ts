import { usualTypes } from '#core/prices/filters/usual-types'
import type { PlaceIndex } from '../place-index.ts'
import { type CoverageLine, type CoverageTable, hasMissing } from './coverage-table.ts'

/** What coverage is about: homes with the house around them, everything, or units of one type by its number. */
export type CoverageScope = 'homes' | 'all' | number

export interface ScopeSummary {
  readonly scope: CoverageScope
  readonly places: number
  /** How many of the places miss something. */
  readonly incomplete: number
}

/** The lines that a scope has. */
export const linesInScope = (
  { columns, lines }: CoverageTable,
  index: Pick<PlaceIndex, 'units' | 'places'>,
  scope: CoverageScope,
): CoverageTable => ({ columns, lines: lines.filter(isInScope(index, scope)) })

const isInScope = (
  { units, places }: Pick<PlaceIndex, 'units' | 'places'>,
  scope: CoverageScope,
): ((line: CoverageLine) => boolean) => {
  if (scope === 'all') return () => true
  const wanted = new Set<number | null | undefined>(
    scope === 'homes' ? usualTypes(places.units) : [scope],
  )
  return ({ target }) =>
    target.kind === 'unit' ? wanted.has(units.get(target.id)?.typeCode) : scope === 'homes'
}

/** What a person can choose among, homes first; nothing where all units are of one type. */
export const scopesOf = (
  table: CoverageTable,
  index: Pick<PlaceIndex, 'units' | 'places'>,
): readonly ScopeSummary[] => {
  const { units } = index.places
  const types = [...new Set(units.map(({ typeCode }) => typeCode))]
  if (types.length < 2) return []
  const ofTypes = types.flatMap((code) => code ?? []).sort((a, b) => a - b)
  const hasHomes = usualTypes(units).length > 0
  const scopes: readonly CoverageScope[] = [...(hasHomes ? ['homes' as const] : []), 'all']
  return [...scopes, ...ofTypes].map((scope) => {
    const { lines } = linesInScope(table, index, scope)
    return { scope, places: lines.length, incomplete: lines.filter(hasMissing).length }
  })
}
