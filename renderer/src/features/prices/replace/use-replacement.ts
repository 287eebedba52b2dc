import { useMemo, useState } from 'react'
import {
  type ParsedReplacement,
  parseReplacement,
  type ReplacedPart,
  type ReplacementProblem,
} from '#core/prices/replace/parse-replacement'
import { planReplacement } from '#core/prices/replace/replace-plan'
import type { PriceSide } from '#core/prices/rules/price-pair'
import type { EditorParts } from '../editor/editor-parts.ts'
import { formulaScopes } from '../formula/formula-scopes.ts'
import { useThousands } from '../grid/use-marks-of-numbers.ts'

/** What is to be found and what to stand in its place, and where. */
export interface WrittenReplacement {
  readonly find: string
  readonly with: string
  readonly part: ReplacedPart
  readonly side: PriceSide
  readonly scope: 'selection' | 'shown'
}

// An empty field is not wrong yet.
const problemOf = (
  parsed: ParsedReplacement,
  written: WrittenReplacement,
): ReplacementProblem | null =>
  parsed.ok || written[parsed.problem.field].trim() === '' ? null : parsed.problem

/** What replacing would do to the units that were selected or shown when it was asked for. */
export const useReplacement = ({ edited, known, draft }: EditorParts) => {
  const { units, view, pricelist } = edited
  const { rules, lens } = known
  const prices = draft.ahead()
  const thousands = useThousands()
  const [seen] = useState(view.seenNow)
  const scopes = useMemo(() => formulaScopes({ units, ...seen }), [units, seen])
  const [written, setWritten] = useState<WrittenReplacement>(() => ({
    find: '',
    with: '',
    part: 'whole',
    side: seen.range?.colIds[0] === 'priceNet' ? 'net' : 'gross',
    // One cell is where the cursor stands, and no choice of units.
    scope: scopes.selection.length > 1 ? 'selection' : 'shown',
  }))
  const { scope, side } = written
  const parsed = useMemo(
    () => parseReplacement({ ...written, thousands, currency: pricelist.currency }),
    [written, thousands, pricelist.currency],
  )
  const plan = useMemo(
    () =>
      parsed.ok
        ? planReplacement({
            units: scopes[scope],
            side,
            replacement: parsed.replacement,
            draft: prices,
            isLocked: ({ id }) => lens.locks.get(id)?.isBlocking === true,
            rules,
          })
        : null,
    [parsed, scopes, scope, side, prices, lens.locks, rules],
  )
  return {
    written,
    change: (part: Partial<WrittenReplacement>) => setWritten({ ...written, ...part }),
    scopes,
    problem: problemOf(parsed, written),
    /** Null while there is nothing to look for, or nothing to put in its place. */
    plan,
  }
}
