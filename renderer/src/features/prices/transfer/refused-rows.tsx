import { useTranslation } from 'react-i18next'
import type { RefusedRow } from '#core/prices/transfer/import-plan'
import { useFormats } from '../../../i18n/formats-context.ts'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import classes from './import-dialog.module.css'

/** Rows of the table that change nothing, as the spreadsheet counts them, and why. */
export const RefusedRows = ({ refused }: { readonly refused: readonly RefusedRow[] }) => {
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
