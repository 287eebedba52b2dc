import { useDeferredValue, useMemo, useState } from 'react'
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
  readonly rounding: RoundingChoice
  readonly direction: RoundingDirection
}

const usual: FormulaTaste = { side: 'gross', rounding: 'none', direction: 'nearest' }

const parseTaste = (kept: unknown): FormulaTaste | null => {
  if (typeof kept !== 'object' || kept === null) return null
  const { side, rounding, direction } = kept as Record<string, unknown>
  const isKnown =
    (side === 'net' || side === 'gross') &&
    (direction === 'nearest' || direction === 'up' || direction === 'down')
  return isKnown && isRoundingChoice(rounding) ? { side, rounding, direction } : null
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
  const planOf = (written: string): PricePlan | null => {
    const parsed = parseFormula(written, named)
    if (!parsed.ok) return null
    const { rounding: choice, direction, side } = taste
    return planFormula({
      units: scopes[scope],
      draft: draft.prices,
      isLocked: ({ id }) => locks.get(id)?.isBlocking === true,
      ...{ rules, side, formula: parsed.formula },
      columnOf: (unit, key) => columnMinor(unit, key, { draft: draft.prices }),
      rounding: toRounding({ choice, direction, side }),
    })
  }
  const settled = useDeferredValue(text)
  const parsed = parseFormula(text, named)
  return {
    ...{ text, setText, scope, setScope, scopes, taste, setTaste, planOf, named },
    problem: parsed.ok ? null : parsed.problem,
    preview: planOf(settled),
  }
}
