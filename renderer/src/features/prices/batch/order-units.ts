import type { BatchUnit } from '#core/prices/batch/batch'

// Units that a person must look at come first; the rest stays in the order in which it was sent.
const rank = {
  culprit: 0,
  differs: 1,
  waiting: 2,
  sent: 2,
  notApplied: 2,
  confirmed: 2,
  alongside: 2,
} as const satisfies Record<BatchUnit['state'], number>

export const orderUnits = (units: readonly BatchUnit[]): BatchUnit[] =>
  [...units].sort((a, b) => rank[a.state] - rank[b.state])
