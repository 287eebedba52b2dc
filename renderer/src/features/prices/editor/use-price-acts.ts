import { dropLocked } from '#core/prices/deals/drop-locked'
import type { StepLabel } from '#core/prices/draft/draft-price'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { PlanScope, PricePlan } from '#core/prices/draft/price-plan'
import type { Unit } from '#core/prices/pricelist/unit'
import { isFarPrice } from '#core/prices/transfer/far-price'
import { isSurprising } from '#core/prices/transfer/is-surprising'
import { keyedMapping } from '#core/prices/transfer/keyed-block'
import { planPaste } from '#core/prices/transfer/paste-plan'
import type { PasteColumn } from '#core/prices/transfer/paste-target'
import type { CellEdit, EditAct, PassedCell, SheetPaste } from '../../../ui/sheet/sheet-editing.ts'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import { isEditableColumn } from '../grid/price-columns.ts'
import type { PriceLens } from '../grid/price-lens.ts'
import { useThousands } from '../grid/use-marks-of-numbers.ts'
import { plannedRows } from '../paste/planned-rows.ts'
import type { OpenDialog } from './editor-dialog.ts'
import { planEdits } from './plan-edits.ts'
import { sideOfColumn } from './side-of-column.ts'
import type { KnownUnits } from './use-lens.ts'
import type { PriceDraft } from './use-price-draft.ts'
import { useTellPlan } from './use-tell-plan.ts'

interface PriceActsInput {
  readonly units: readonly Unit[]
  readonly currency: string | null
  readonly known: KnownUnits
  readonly draft: PriceDraft
  readonly onDialog: OpenDialog
}

export interface PriceActs {
  readonly edit: (
    edits: readonly CellEdit<Unit>[],
    act: EditAct,
    passed: readonly PassedCell<Unit>[],
  ) => void
  readonly paste: (paste: SheetPaste<Unit>) => void
  /** Carries out a plan that a person has looked at. */
  readonly carryOut: (label: StepLabel, plan: PricePlan) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** Larger pastes are looked at before they are taken. */
const previewedChanges = 20

const columnOf = (colId: string): PasteColumn => {
  if (colId === 'number') return 'number'
  return isEditableColumn(colId) ? sideOfColumn[colId] : null
}

const isLockedBy =
  ({ locks }: PriceLens) =>
  ({ id }: Pick<Unit, 'id'>): boolean =>
    locks.get(id)?.isBlocking === true

// Units whose prices were passed by because of a lock; that a unit's number cannot be edited surprises nobody.
const lockedAmong = (passed: readonly PassedCell<Unit>[], isLocked: (unit: Unit) => boolean) => {
  const units = passed.filter(({ row, colId }) => isEditableColumn(colId) && isLocked(row))
  return [...new Set(units.map(({ row }) => row.id))].map((unitId) => ({
    unitId,
    why: 'locked' as const,
  }))
}

/** What a person can do to prices; each act is one step of the draft. */
export const usePriceActs = ({
  units,
  currency,
  known,
  draft,
  onDialog,
}: PriceActsInput): PriceActs => {
  const thousands = useThousands()
  const undo = () => void draft.move('undo')
  const tell = useTellPlan({ onDialog, takeBack: draft.takeBack })
  const latest = useLatest(known.lens)
  // An act waits for its turn: what has been locked by then stays as it is.
  const isLocked = (unit: Pick<Unit, 'id'>) => isLockedBy(latest.current)(unit)
  const scopeOf = (prices: DraftPrices): PlanScope => ({
    draft: prices,
    isLocked,
    rules: known.rules,
  })
  const take = async (label: StepLabel, planOn: (prices: DraftPrices) => PricePlan) => {
    let plan: PricePlan | null = null
    const done = await draft.append(label, (prices) => {
      plan = planOn(prices)
      return plan.changes
    })
    if (done !== null && plan !== null) tell({ label, plan, made: done.made })
  }
  const hasFar = (plan: PricePlan): boolean => {
    const byId = new Map(units.map((unit) => [unit.id, unit]))
    const rows = plannedRows({ plan, unitOf: (id) => byId.get(id), lens: latest.current })
    return rows.some(({ before, after }) => isFarPrice(before, after))
  }
  return {
    edit: (edits, act, passed) => {
      const only = edits.length === 1 ? edits[0]?.row.number : undefined
      const kind = act === 'copy' ? 'fill' : act
      const entries = act === 'copy' ? 'copied' : 'typed'
      void take({ kind, detail: only ?? null }, (prices) => {
        const plan = planEdits(edits, { ...scopeOf(prices), thousands, currency, entries })
        return { ...plan, skipped: [...plan.skipped, ...lockedAmong(passed, isLocked)] }
      })
    },
    paste: ({ block, rows, colIds, selected }) => {
      const target = { units: rows, columns: colIds.map(columnOf), selected }
      const label = { kind: 'paste' as const, detail: null }
      const onto = target.columns[0] ?? null
      const mapping = keyedMapping({ block, onto, units, rules: known.rules, thousands, currency })
      if (mapping !== null) {
        onDialog({ kind: 'keyedPaste', block, mapping, label })
        return
      }
      const scope = { block, target, thousands, currency }
      const plan = planPaste({ ...scope, ...scopeOf(draft.ahead()) })
      if (plan.changes.length > previewedChanges || isSurprising(plan) || hasFar(plan)) {
        onDialog({ kind: 'paste', plan, label })
      } else void take(label, (prices) => planPaste({ ...scope, ...scopeOf(prices) }))
    },
    carryOut: (label, plan) => void take(label, () => dropLocked(plan, (id) => isLocked({ id }))),
    undo,
    redo: () => void draft.move('redo'),
  }
}
