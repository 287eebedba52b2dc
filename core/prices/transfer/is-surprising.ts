import type { PastePlan } from './paste-plan.ts'

/** Whether a paste may do something else than the person expects, so that it is shown before it is done. */
export const isSurprising = (plan: PastePlan): boolean =>
  plan.rowsOutside > 0 ||
  plan.columnsOutside > 0 ||
  plan.isBeyondSelection ||
  plan.heading !== null ||
  // Where nothing is left to paste, the reason is shown at once instead.
  (plan.changes.length > 0 && plan.skipped.some(({ why }) => why === 'notANumber'))
