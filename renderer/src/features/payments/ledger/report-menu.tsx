import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PaymentRow } from '#core/payments/payment-row'
import { wallText } from '#core/wall-time'
import { mutation } from '../../../bridge/mutation.ts'
import { clock } from '../../../ui/clock.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { ownZone } from '../../../ui/own-zone.ts'
import { SaveTableMenu } from '../../../ui/save-table-menu.tsx'
import { stateWords } from '../payment-words.ts'
import { paymentReportTable } from './report-table.ts'

/** What became of the payments that are shown, as a table to keep or to hand on. */
export const ReportMenu = ({ rows }: { readonly rows: readonly PaymentRow[] }) => {
  const { t } = useTranslation()
  const save = useMutation({
    ...mutation('tables.saveTable'),
    onSuccess: (saved) =>
      saved && notifyDone({ title: t('payments.report.saved', { file: saved.fileName }) }),
  })
  const saveAs = (format: 'xlsx' | 'csv') => {
    const wallTime = (at: number) => wallText(at, ownZone())
    const table = paymentReportTable(rows, {
      title: t('payments.report.title'),
      titleOf: (column) => t(`payments.report.column.${column}`),
      stateOf: ({ state }) => stateWords(t, state),
      wallTime,
    })
    const day = wallTime(clock.now()).slice(0, 10)
    const fileName = t('payments.report.fileName', { day })
    save.mutate({ fileName, format, tableJson: JSON.stringify(table) })
  }
  return (
    <SaveTableMenu
      label={t('payments.report.open')}
      xlsxLabel={t('payments.report.xlsx')}
      csvLabel={t('payments.report.csv')}
      isOffered={rows.length > 0}
      isSaving={save.isPending}
      onSave={saveAs}
    />
  )
}
