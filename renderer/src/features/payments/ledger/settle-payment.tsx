import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { SettleForm } from './settle-form.tsx'
import type { PaymentActs } from './use-payment-acts.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly row: PaymentRow
  readonly acts: PaymentActs
}

/** What a person has found out in the CRM: asked where nobody knows, offered where they may know better. */
export const SettlePayment = (props: Props) => {
  const { state, looksBooked } = props.row
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (state.kind === 'sent' || state.kind === 'sending') return null
  if (state.kind === 'unknown') return <SettleForm {...props} about="unknown" />
  if (looksBooked) return <SettleForm {...props} about="looksBooked" />
  const about = state.kind === 'settled' ? 'otherwise' : 'elsewhere'
  if (isOpen) return <SettleForm {...props} about={about} />
  return (
    <div>
      <Button size="compact-xs" variant="subtle" onClick={() => setOpen(true)}>
        {t(`payments.unknown.about.${about}.open`)}
      </Button>
    </div>
  )
}
