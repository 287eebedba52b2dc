import { thousandsMark } from '#core/tables/thousands-mark'
import type { PricePlan } from '../draft/price-plan.ts'
import { type MatchedRows, pasteRows } from './paste-rows.ts'
import type { PasteScope } from './paste-target.ts'
import { planRows } from './plan-rows.ts'

export interface PastePlan extends PricePlan, MatchedRows {}

/**
 * Goes by unit number where the block brings one, whatever the order of the grid: by position into a sorted
 * grid is how prices move to the wrong unit.
 */
export const planPaste = (scope: PasteScope): PastePlan => {
  const { rows, ...matched } = pasteRows(scope)
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text))
  const thousands = thousandsMark(texts) ?? scope.thousands ?? null
  return { ...planRows({ ...scope, rows, thousands }), ...matched }
}
