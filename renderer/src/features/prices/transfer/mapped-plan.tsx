import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ImportMapping, missingColumns } from '#core/prices/transfer/import-columns'
import type { ImportPlan } from '#core/prices/transfer/import-plan'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import { PlanDecision } from '../paste/plan-decision.tsx'
import { MappingFields } from './mapping-fields.tsx'
import { RefusedRows } from './refused-rows.tsx'
import { type MappedTable, useTablePlan } from './use-table-plan.ts'

interface Props extends EditorParts {
  readonly table: MappedTable
  readonly onMapping: (mapping: ImportMapping) => void
  readonly acceptWords: (count: number) => string
  readonly onAccept: (plan: ImportPlan) => void
  readonly onCancel: () => void
  /** What is chosen before the columns. */
  readonly children?: ReactNode
}

/** What the columns of a table mean, and what its rows would change. */
export const MappedPlan = (props: Props) => {
  const { table, onMapping, acceptWords, onAccept, onCancel, children, ...parts } = props
  const { t } = useTranslation()
  const plan = useTablePlan(parts, table)
  const missing = missingColumns(table.mapping)
  return (
    <>
      <MappingFields table={table} onMapping={onMapping}>
        {children}
      </MappingFields>
      {plan === null ? (
        <>
          {missing !== null && <p role="status">{t(`transfer.missing.${missing}`)}</p>}
          <ModalActions
            save={acceptWords(0)}
            canSave={false}
            onCancel={onCancel}
            onSave={onCancel}
          />
        </>
      ) : (
        <PlanDecision
          {...parts}
          plan={plan}
          accept={acceptWords(plan.changes.length)}
          onCancel={onCancel}
          onAccept={() => onAccept(plan)}
        >
          <RefusedRows refused={plan.refused} />
        </PlanDecision>
      )}
    </>
  )
}
