import { useMemo } from 'react'
import {
  hasSharedColumn,
  type ImportMapping,
  missingColumns,
} from '#core/prices/transfer/import-columns'
import { type ImportPlan, planImport } from '#core/prices/transfer/import-plan'
import type { Cell } from '#core/tables/table'
import type { EditorParts } from '../editor/editor-parts.ts'
import { useThousands } from '../grid/use-marks-of-numbers.ts'

/** The rows of a table, and what its columns mean. */
export interface MappedTable {
  readonly rows: readonly (readonly Cell[])[]
  readonly mapping: ImportMapping
}

/** What a table would change; null where its columns do not tell, or the units are not known yet. */
export const useTablePlan = (
  { edited, known, draft }: EditorParts,
  table: MappedTable | null,
): ImportPlan | null => {
  const thousands = useThousands()
  const { units } = edited
  const { currency } = edited.pricelist
  const { rules } = known
  const { locks } = known.lens
  const prices = draft.ahead()
  // Locks and the draft must be known: without them nobody can say what a table would change.
  const isReady = known.isReady && draft.isReady
  return useMemo(
    () =>
      table && isReady && isWhole(table.mapping)
        ? planImport({
            ...table,
            units,
            draft: prices,
            rules,
            thousands,
            currency,
            isLocked: ({ id }) => locks.get(id)?.isBlocking === true,
          })
        : null,
    [table, isReady, units, prices, rules, thousands, currency, locks],
  )
}

const isWhole = (mapping: ImportMapping): boolean =>
  missingColumns(mapping) === null && !hasSharedColumn(mapping)
