import type { Unit } from '#core/prices/pricelist/unit'

export const formulaScopeNames = ['selection', 'shown', 'all'] as const
export type FormulaScope = (typeof formulaScopeNames)[number]

export interface FormulaUnits {
  readonly units: readonly Unit[]
  /** Null before the table has reported its rows. */
  readonly shown: readonly Unit[] | null
  readonly range: { readonly rows: readonly Unit[] } | null
}

/** The units that a formula would change, as the server says them now: the table may report its rows a moment later. */
export const formulaScopes = ({
  units,
  shown,
  range,
}: FormulaUnits): Readonly<Record<FormulaScope, readonly Unit[]>> => {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const known = (rows: readonly Unit[]) => rows.flatMap(({ id }) => byId.get(id) ?? [])
  return {
    selection: known(range?.rows ?? []),
    shown: shown === null ? units : known(shown),
    all: units,
  }
}
