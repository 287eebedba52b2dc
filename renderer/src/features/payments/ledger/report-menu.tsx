import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { StatementId, WorkspaceId } from '#core/ids'
import {
  type PaymentReportWords,
  reportColumns,
  reportTotals,
} from '#core/payments/ledger/payment-report-words'
import { paymentStatuses } from '#core/payments/ledger/payment-status'
import { wallText } from '#core/wall-time'
import { mutation } from '../../../bridge/mutation.ts'
import { SaveTableMenu } from '../../../ui/tables/save-table-menu.tsx'
import { ownZone } from '../../../ui/time-zones.ts'
import { clock } from '../../../ui/timing/clock.ts'
import { notifySaved } from '../../tables/notify-saved.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  /** Only the payments of this statement; null for the whole ledger. */
  readonly statementId: StatementId | null
  readonly isOffered: boolean
}

/** What became of every payment of the ledger or of a statement, as a table to keep or to hand on. */
export const ReportMenu = ({ workspaceId, statementId, isOffered }: Props) => {
  const { t } = useTranslation()
  const save = useMutation({
    ...mutation('payments.saveReport'),
    onSuccess: notifySaved,
  })
  const saveAs = (format: 'xlsx' | 'csv') => {
    const zone = ownZone()
    const day = wallText(clock.now(), zone).slice(0, 10)
    const fileName = t('payments.report.fileName', { day })
    save.mutate({ workspaceId, statementId, fileName, format, zone, words: reportWords(t) })
  }
  return (
    <SaveTableMenu
      label={t(statementId === null ? 'payments.report.open' : 'payments.report.openStatement')}
      xlsxLabel={t('payments.report.xlsx')}
      csvLabel={t('payments.report.csv')}
      isOffered={isOffered}
      isSaving={save.isPending}
      onSave={saveAs}
    />
  )
}

const named = <Name extends string>(names: readonly Name[], word: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, word(name)])) as Record<Name, string>

/** A report in the language of the screen. */
const reportWords = (t: TFunction): PaymentReportWords => ({
  title: t('payments.report.title'),
  totals: t('payments.report.totals'),
  columns: named(reportColumns, (name) => t(`payments.report.column.${name}`)),
  totalColumns: named(reportTotals, (name) => t(`payments.report.total.${name}`)),
  // The number of the CRM and its words have columns of their own.
  states: named(paymentStatuses, (name) => {
    if (name === 'sent') return t('payments.group.booked')
    return name === 'refused' ? t('payments.group.refused') : t(`payments.state.${name}`)
  }),
  lookAlike: t('payments.state.lookAlike'),
})
