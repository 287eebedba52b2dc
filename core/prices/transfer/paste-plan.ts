import { thousandsMark } from '#core/tables/thousands-mark'
import type { PricePlan } from '../draft/price-plan.ts'
import { type MatchedRows, pasteRows } from './paste-rows.ts'
import type { PasteScope } from './paste-target.ts'
import { planRows } from './plan-rows.ts'

export interface PastePlan extends PricePlan, MatchedRows {}

/** What a block of prices alone would change, from the cell on which it was pasted. */
export const planPaste = (scope: PasteScope): PastePlan => {
  const { rows, ...matched } = pasteRows(scope)
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text))
  const thousands = thousandsMark(texts) ?? scope.thousands ?? null
  return { ...planRows({ ...scope, rows, thousands }), ...matched }
}
