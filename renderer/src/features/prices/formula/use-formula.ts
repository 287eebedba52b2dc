import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { GatheredPlan } from '#core/prices/draft/gather-plan'
import { planFormula } from '#core/prices/formula/formula-plan'
import { planMatch } from '#core/prices/formula/match-plan'
import { parseFormula } from '#core/prices/formula/parse-formula'
import { parseMatch } from '#core/prices/formula/parse-match'
import type { RoundingDirection } from '#core/prices/formula/rounding'
import type { Unit } from '#core/prices/pricelist/unit'
import type { PriceSide } from '#core/prices/rules/price-pair'
import { useKept } from '../../../ui/kept.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { columnMinor, formulaColumns } from './formula-columns.ts'
import { type FormulaScope, formulaScopes } from './formula-scopes.ts'
import { heldSeen, type SeenPricelist } from './held-seen.ts'
import {
  isRoundingChoice,
  type RoundingChoice,
  toRounding,
  usualRounding,
} from './rounding-choice.ts'

export interface FormulaOptions {
  readonly side: PriceSide
  /** Which price is rounded; null: the one that the formula sets. */
  readonly roundedSide: PriceSide | null
  readonly rounding: RoundingChoice
  readonly direction: RoundingDirection
}

const usual = { side: 'gross', roundedSide: null, direction: 'nearest' } as const

const parseOptions = (kept: unknown): FormulaOptions | null => {
  if (typeof kept !== 'object' || kept === null) return null
  const { side, roundedSide, rounding, direction } = kept as Record<string, unknown>
  const isKnown =
    (side === 'net' || side === 'gross') &&
    (direction === 'nearest' || direction === 'up' || direction === 'down')
  if (!isKnown || !isRoundingChoice(rounding)) return null
  const isOneOfBoth = roundedSide === 'net' || roundedSide === 'gross'
  return { side, roundedSide: isOneOfBoth ? roundedSide : null, rounding, direction }
}

/** The units of each scope as a person has chosen them, with the prices that they have now. */
const useScopes = ({ edited: { units, view, pricelist } }: EditorParts) => {
  const seen = { fetchedAt: pricelist.fetchedAt, shown: view.shown, range: view.range }
  const [held, setHeld] = useState<SeenPricelist>(seen)
  const next = heldSeen(held, seen)
  if (next !== held) setHeld(next)
  const { shown, range } = next
  const scopes = useMemo(() => formulaScopes({ units, range, shown }), [units, range, shown])
  const isHeld = next.fetchedAt !== seen.fetchedAt
  return {
    scopes,
    /** What the table shows at this moment: fingers may be faster than what it tells of. */
    scopesNow: () => (isHeld ? scopes : formulaScopes({ units, ...view.seenNow() })),
    /** The pricelist was read again since: units that it shows now are met after this. */
    renew: isHeld ? () => setHeld(seen) : null,
  }
}

const isSameList = (one: readonly Unit[], other: readonly Unit[]): boolean =>
  one.length === other.length && one.every((unit, at) => unit === other[at])

/** The formula that is being written, and what it would do. */
export const useFormula = (parts: EditorParts) => {
  const { edited, known, draft } = parts
  const { columns } = edited
  const { workspaceId, projectId } = edited.of
  const { rules } = known
  const { locks } = known.lens
  const { scopes, scopesNow, renew } = useScopes(parts)
  const [chosen, setScope] = useState<FormulaScope | null>(null)
  // The table tells of a selection a moment after it is drawn: the bar may be open by then.
  const isSelected = chosen === null && scopes.selection.length > 1
  if (isSelected) setScope('selection')
  const scope = isSelected ? 'selection' : (chosen ?? 'shown')
  const [text, setText] = useState('')
  const [options, setOptions] = useKept<FormulaOptions>({
    key: `formula:${workspaceId}:${projectId}`,
    parse: parseOptions,
    otherwise: {
      ...usual,
      roundedSide: rules.roundedSide === usual.side ? null : rules.roundedSide,
      rounding: usualRounding(rules),
    },
  })
  const named = useMemo(() => formulaColumns(columns), [columns])
  const units = scopes[scope]
  const { prices } = draft
  const plan = useCallback(
    (written: string, units: readonly Unit[], prices: DraftPrices): GatheredPlan | null => {
      const isLocked = ({ id }: Unit) => locks.get(id)?.isBlocking === true
      const match = parseMatch(written)
      if (match) return planMatch({ units, draft: prices, rules, match, isLocked })
      const parsed = parseFormula(written, named)
      if (!parsed.ok) return null
      const { rounding: choice, direction, side, roundedSide } = options
      return planFormula({
        units,
        draft: prices,
        rules,
        side,
        formula: parsed.formula,
        isLocked,
        columnOf: (unit, key) => columnMinor(unit, key, { draft: prices }),
        rounding: toRounding({ choice, direction, side: roundedSide ?? side }),
      })
    },
    [named, options, rules, locks],
  )
  const settled = useDeferredValue(text)
  const preview = useMemo(() => plan(settled, units, prices), [plan, settled, units, prices])
  const parsed = parseFormula(text, named)
  const planNow = (): GatheredPlan | null => {
    const now = scopesNow()
    const wanted = chosen ?? (now.selection.length > 1 ? 'selection' : scope)
    const ahead = draft.ahead()
    const isPreviewed = settled === text && ahead === prices && isSameList(now[wanted], units)
    return isPreviewed ? preview : plan(text, now[wanted], ahead)
  }
  return {
    text,
    setText,
    scope,
    setScope,
    scopes,
    options,
    setOptions,
    preview,
    renew,
    problem: parsed.ok || parseMatch(text) ? null : parsed.problem,
    /**
     * The plan of what is written now, for what is selected and shown now, on prices that may still be on their way into
     * the store: the preview may come after all of them.
     */
    planNow,
  }
}
