import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { isOfEarlierCall } from '#core/payments/ledger/move-payment'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { bookedness } from '#core/payments/ledger/payment-state'
import { paymentStatusOf } from '#core/payments/ledger/payment-status'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { exactMoney, purposeWords, rowMark, rowStateWords, stateWords } from '../payment-words.ts'
import { ChoosePrescribed } from './choose-prescribed.tsx'
import { evidenceOf } from './evidence-of.ts'
import { PayerRule } from './payer-rule.tsx'
import { SettleForm } from './settle-form.tsx'
import type { PaymentActs } from './use-payment-acts.ts'
import classes from './worklist-view.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly acts: PaymentActs
  readonly row: PaymentRow
}

/** One payment: what the bank says of it, what it is for, and what can be done. */
export const PaymentDetail = ({ workspaceId, acts, row }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { transaction, state, sends } = row
  const isOpen = ['new', 'refused', 'settledNotBooked'].includes(paymentStatusOf(state))
  // An unknown outcome is asked about before anything else can be decided.
  const isAsked = state.kind === 'unknown' || row.looksBooked || isOfEarlierCall(row)
  return (
    <aside className={classes['detail']} aria-label={t('payments.detail.title')}>
      <p className={classes['amount']}>
        {exactMoney(formats, transaction.amountMinor, transaction.currency)}
      </p>
      <div className={markClasses(...rowMark(row))}>{rowStateWords(t, row)}</div>
      {sends > 1 && (
        <p className={classes['soft']}>{t('payments.detail.sends', { count: sends })}</p>
      )}
      <Facts row={row} />
      <ReversalNotice row={row} />
      {isOpen && <TwinNotice workspaceId={workspaceId} row={row} />}
      {isAsked && <SettlePayment workspaceId={workspaceId} row={row} acts={acts} />}
      {isOpen && <ChoosePrescribed workspaceId={workspaceId} row={row} acts={acts} />}
      {!isOpen &&
        row.prescribed.map(({ id, amountMinor, currency, dueOn }) => (
          <p key={id} className={classes['soft']}>
            {t('payments.detail.prescribed', {
              what: purposeWords(t, id, row.prescribed),
              amount: exactMoney(formats, amountMinor, currency),
              due: dueOn === null ? '–' : formats.day(dueOn),
            })}
          </p>
        ))}
      <PayerRule workspaceId={workspaceId} paymentKey={row.key} />
      {!isAsked && <SettlePayment workspaceId={workspaceId} row={row} acts={acts} />}
      <div className={classes['acts']}>
        {state.kind === 'confirmed' && (
          <Button size="xs" variant="default" onClick={() => acts.withdraw([row])}>
            {t('payments.acts.withdraw')}
          </Button>
        )}
        {(isOpen || state.kind === 'confirmed') && (
          <Button size="xs" variant="default" onClick={() => acts.leaveOut([row])}>
            {t('payments.acts.leaveOut')}
          </Button>
        )}
        {state.kind === 'leftOut' && (
          <Button size="xs" variant="default" onClick={() => acts.takeBack([row])}>
            {t('payments.acts.takeBack')}
          </Button>
        )}
      </div>
    </aside>
  )
}

const Facts = ({ row: { transaction, basis } }: { readonly row: PaymentRow }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { bookedOn, valueOn, account, reference, message } = transaction
  const { counterAccount, counterName } = transaction
  const { variableSymbol, constantSymbol, specificSymbol } = transaction
  const facts = [
    ['bookedOn', formats.day(bookedOn)],
    ['valueOn', valueOn === null || valueOn === bookedOn ? null : formats.day(valueOn)],
    ['variableSymbol', variableSymbol],
    ['constantSymbol', constantSymbol],
    ['specificSymbol', specificSymbol],
    ['counterName', counterName],
    ['counterAccount', counterAccount],
    ['message', message],
    ['account', account],
    ['reference', basis === 'reference' ? reference : null],
  ] as const
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, text]) =>
        text === null ? null : (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`payments.column.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

interface SettlePaymentProps {
  readonly workspaceId: WorkspaceId
  readonly row: PaymentRow
  readonly acts: PaymentActs
}

/** What a person has found out in the CRM: asked where nobody knows, offered where they may know better. */
const SettlePayment = (props: SettlePaymentProps) => {
  const { state, looksBooked } = props.row
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (isOfEarlierCall(props.row)) return <SettleForm {...props} about="earlierCall" />
  if (state.kind === 'sent' || state.kind === 'sending') return null
  if (state.kind === 'unknown') return <SettleForm {...props} about="unknown" />
  if (looksBooked) {
    const about = state.kind === 'confirmed' ? 'looksBookedSince' : 'looksBooked'
    return <SettleForm {...props} about={about} />
  }
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

/** That the bank has taken the money back, and what to do then. */
const ReversalNotice = ({ row: { reversedOn, state } }: { readonly row: PaymentRow }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (reversedOn === undefined) return null
  return (
    <Alert color="amber" variant="light" title={t('payments.reversal.title')}>
      <p>{t('payments.reversal.on', { day: formats.day(reversedOn) })}</p>
      <p>{t(`payments.reversal.${bookedness(state)}`)}</p>
    </Alert>
  )
}

interface TwinNoticeProps {
  readonly workspaceId: WorkspaceId
  readonly row: PaymentRow
}

/** Which payment this one looks like, and what became of that one. */
const TwinNotice = ({ workspaceId, row: { key, twinOf } }: TwinNoticeProps) => {
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
