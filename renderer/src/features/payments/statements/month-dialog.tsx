import { Button, Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { useSavePdf } from '../../tables/use-save-pdf.ts'
import classes from './month-dialog.module.css'
import { MonthFigures, useAccountWords } from './month-figures.tsx'
import { PrintedMonth } from './printed-month.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  /** The months of which statements tell, such as 2026-11, the newest first. */
  readonly months: readonly string[]
  readonly onClose: () => void
}

const readAccounts = ({ accounts }: OutputOf<'payments.readMonth'>) => fromJson(accounts)

/** A month's reconciliation: looked at here, and kept as PDF. */
export const MonthDialog = ({ workspaceId, months, onClose }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const words = useAccountWords()
  const [chosen, setChosen] = useState(months[0] ?? '')
  const { isPrinting, save } = useSavePdf(onClose)
  const [year = 0, month = 0] = chosen.split('-').map(Number)
  const accounts = useQuery({
    ...query('payments.readMonth', { workspaceId, year, month }),
    select: readAccounts,
  }).data
  const nameOf = (one: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(`${one}-01`),
    )
  // The dialog would be in the way on paper.
  if (isPrinting) {
    const title = t('payments.month.printed', { month: nameOf(chosen) })
    return createPortal(<PrintedMonth title={title} accounts={accounts ?? []} />, document.body)
  }
  return (
    <OpenedModal title={t('payments.month.title')} size={560} onClose={onClose}>
      <NativeSelect
        size="xs"
        w={220}
        label={t('payments.month.choose')}
        data={months.map((one) => ({ value: one, label: nameOf(one) }))}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {accounts?.map((account) => (
        <section key={words(account)} className={classes['account']}>
          <h3>{words(account)}</h3>
          <MonthFigures account={account} className={classes['figures']} />
        </section>
      ))}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={accounts === undefined}
          onClick={() => save(t('payments.month.file', { month: chosen }))}
        >
          {t('payments.month.save')}
        </Button>
      </Group>
    </OpenedModal>
  )
}
