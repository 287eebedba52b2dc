import { draftIdSchema, type ProjectKey } from '#core/ids'
import { fromJson } from '#core/json'
import { evidenceByUnit, lockOf } from '#core/prices/deals/deal-lock'
import type { Unit } from '#core/prices/pricelist/unit'
import { countUnitChunks, unitChunk } from '#core/prices/pricelist/unit-chunk'
import { planRaise } from '#core/prices/what-if/plan-raise'
import { unitsOfGroup } from '#core/prices/what-if/raise-group'
import { dueRaise } from '#core/prices/what-if/raise-reminder'
import type { PlacedReminder } from '../../../store/prices/what-if/raise-reminders.ts'
import type { PricesDependencies } from '../dependencies.ts'

type RaisesDependencies = Pick<PricesDependencies, 'store' | 'clock' | 'newId'>

/** The units of the pricelist that was loaded last. */
export const unitsOfProject = (
  { readPricelist, readUnits }: Pick<PricesDependencies['store'], 'readPricelist' | 'readUnits'>,
  of: ProjectKey,
): readonly Unit[] => {
  const chunks = countUnitChunks(readPricelist(of)?.unitCount ?? null)
  return Array.from({ length: chunks }, (_, index) =>
    fromJson(readUnits(unitChunk(of, index))),
  ).flat()
}

/** Prepares the drafts whose sales are complete. Nothing is sent: a draft waits until a person looks at it. */
export const prepareRaises = (dependencies: RaisesDependencies, of: ProjectKey): void => {
  // As long as one draft waits, the next sales are counted for the one after it.
  const waiting = dependencies.store.listRaiseReminders(of).filter(({ prepared }) => !prepared)
  if (waiting.length === 0) return
  const units = unitsOfProject(dependencies.store, of)
  for (const reminder of waiting) prepareRaise(dependencies, reminder, units)
}

const prepareRaise = (
  { store, clock, newId }: RaisesDependencies,
  reminder: PlacedReminder,
  units: readonly Unit[],
): void => {
  const due = dueRaise(units, reminder)
  if (due === null) return
  const { of, id: reminderId, name, group, counted } = reminder
  const rules = store.readPriceRules(of)
  const evidence = evidenceByUnit(store.listDealEvidence(of))
  const free = unitsOfGroup(units, group).filter(
    (unit) => lockOf({ unit, evidence, rules }) === null,
  )
  const { changes } = planRaise({
    rules,
    units: free,
    part: due.part,
    draft: new Map(),
    isLocked: () => false,
  })
  // Of nothing that is free, nothing becomes dearer.
  if (changes.length === 0) return
  store.write.insertPreparedRaise({
    reminderId,
    changes,
    draft: { ...of, name, id: draftIdSchema.parse(newId()), at: clock.now() },
    counted: [...counted, ...due.sales],
    sales: due.sales.length,
  })
}
