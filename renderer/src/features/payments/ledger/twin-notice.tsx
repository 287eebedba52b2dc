import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { useFormats } from '../../../i18n/formats-context.ts'
import { exactMoney, stateWords } from '../payment-words.ts'
import { evidenceOf } from './evidence-of.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly row: PaymentRow
}

/** Which payment this one looks like, and what became of that one. */
export const TwinNotice = ({ workspaceId, row: { key, twinOf } }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const isTwin = twinOf !== null
  const told = useQuery({ ...evidenceOf(workspaceId, key), enabled: isTwin }).data
  if (!isTwin) return null
  const twin = told?.evidence.twin
  return (
    <Alert color="amber" variant="light" title={t('payments.twin.title')}>
      {twin && (
        <p>
          {t('payments.twin.other', {
            day: formats.day(twin.transaction.bookedOn),
            amount: exactMoney(formats, twin.transaction.amountMinor, twin.transaction.currency),
            symbol: twin.transaction.variableSymbol ?? '–',
            name: twin.transaction.counterName ?? '–',
            state: stateWords(t, twin.state),
          })}
        </p>
      )}
      {twin === null && <p>{t('payments.twin.gone')}</p>}
      <p>{t('payments.twin.sentence')}</p>
    </Alert>
  )
}
