import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ImportMapping, missingColumns } from '#core/prices/transfer/import-columns'
import type { ImportPlan, RefusedRow } from '#core/prices/transfer/import-plan'
import { useFormats } from '../../../i18n/formats-context.ts'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import { PlanDecision } from '../paste/plan-decision.tsx'
import classes from './import-dialog.module.css'
import { MappingFields } from './mapping-fields.tsx'
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

/** Rows of the table that change nothing, as the spreadsheet counts them, and why. */
const RefusedRows = ({ refused }: { readonly refused: readonly RefusedRow[] }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (refused.length === 0) return null
  const columns: readonly LongColumn[] = [
    { key: 'row', title: t('transfer.row'), width: 70, isNumber: true },
    { key: 'number', title: t('prices.column.number'), width: 110 },
    { key: 'why', title: t('plan.reason'), width: 340 },
  ]
  return (
    <>
      <h3 className={classes['title']}>{t('transfer.refused', { count: refused.length })}</h3>
      <div className={classes['refused']}>
        <LongTable<RefusedRow>
          label={t('transfer.refusedTable')}
          columns={columns}
          lines={refused}
          keyOf={({ row }) => String(row)}
          cellsOf={({ row, number, why, text }) => (
            <>
              <td data-number>{formats.integer(row)}</td>
              <td>{number}</td>
              <td>{t(`transfer.why.${why}`, { text: text ?? '' })}</td>
            </>
          )}
        />
      </div>
    </>
  )
}
