import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PaymentRow } from '#core/payments/payment-row'
import { wallText } from '#core/wall-time'
import { mutation } from '../../../bridge/mutation.ts'
import { clock } from '../../../ui/clock.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import { stateWords } from '../payment-words.ts'
import { paymentReportTable } from './report-table.ts'

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

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
  useScreenVerb('export', () => saveAs('xlsx'), rows.length > 0)
  return (
    <Menu position="top-end" shadow="md">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          disabled={rows.length === 0}
          loading={save.isPending}
          leftSection={<IconDownload size={15} aria-hidden />}
        >
          {t('payments.report.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('payments.report.open')}>
        <Menu.Item onClick={() => saveAs('xlsx')}>{t('payments.report.xlsx')}</Menu.Item>
        <Menu.Item onClick={() => saveAs('csv')}>{t('payments.report.csv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
