import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { planFormula } from '#core/prices/formula-plan'
import { parseFormula } from '#core/prices/parse-formula'
import type { PriceSide } from '#core/prices/price-pair'
import type { PricePlan } from '#core/prices/price-plan'
import type { RoundingDirection } from '#core/prices/rounding'
import { useKept } from '../../../ui/kept.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { columnMinor, formulaColumns } from './formula-columns.ts'
import { type FormulaScope, formulaScopes } from './formula-scopes.ts'
import { isRoundingChoice, type RoundingChoice, toRounding } from './rounding-choice.ts'

export interface FormulaTaste {
  readonly side: PriceSide
  /** Which price is rounded; null: the one that the formula sets. */
  readonly roundedSide: PriceSide | null
  readonly rounding: RoundingChoice
  readonly direction: RoundingDirection
}

const usual: FormulaTaste = {
  ...{ side: 'gross', roundedSide: null, rounding: 'none', direction: 'nearest' },
}

const parseTaste = (kept: unknown): FormulaTaste | null => {
  if (typeof kept !== 'object' || kept === null) return null
  const { side, roundedSide, rounding, direction } = kept as Record<string, unknown>
  const isKnown =
    (side === 'net' || side === 'gross') &&
    (direction === 'nearest' || direction === 'up' || direction === 'down')
  if (!isKnown || !isRoundingChoice(rounding)) return null
  const isOneOfBoth = roundedSide === 'net' || roundedSide === 'gross'
  return { side, roundedSide: isOneOfBoth ? roundedSide : null, rounding, direction }
}

/** The units of each scope as they are seen now: what is filtered away meanwhile is not changed. */
const useScopes = ({ edited: { units, view } }: EditorParts) => {
  const { range, shown } = view
  return useMemo(() => formulaScopes({ units, range, shown }), [units, range, shown])
}

/** The formula that is being written, and what it would do. */
export const useFormula = (parts: EditorParts) => {
  const { edited, known, draft } = parts
  const { columns } = edited
  const { rules } = known
  const { locks } = known.lens
  const scopes = useScopes(parts)
  const [scope, setScope] = useState<FormulaScope>(
    scopes.selection.length > 1 ? 'selection' : 'shown',
  )
  const [text, setText] = useState('')
  const [taste, setTaste] = useKept({ key: 'formula', parse: parseTaste, otherwise: usual })
  const named = useMemo(() => formulaColumns(columns), [columns])
  const units = scopes[scope]
  const { prices } = draft
  const plan = useCallback(
    (written: string): PricePlan | null => {
      const parsed = parseFormula(written, named)
      if (!parsed.ok) return null
      const { rounding: choice, direction, side, roundedSide } = taste
      return planFormula({
        ...{ units, draft: prices, rules, side, formula: parsed.formula },
        isLocked: ({ id }) => locks.get(id)?.isBlocking === true,
        columnOf: (unit, key) => columnMinor(unit, key, { draft: prices }),
        rounding: toRounding({ choice, direction, side: roundedSide ?? side }),
      })
    },
    [named, taste, units, prices, rules, locks],
  )
  const settled = useDeferredValue(text)
  const preview = useMemo(() => plan(settled), [plan, settled])
  const parsed = parseFormula(text, named)
  return {
    ...{ text, setText, scope, setScope, scopes, taste, setTaste, named, preview },
    problem: parsed.ok ? null : parsed.problem,
    /** Of what is written now: fingers may be faster than the preview. */
    planNow: () => (settled === text ? preview : plan(text)),
  }
}
