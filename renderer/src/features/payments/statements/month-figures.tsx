import { useTranslation } from 'react-i18next'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { type ReconciledAccount, sumOf } from '#core/payments/statements/reconcile-month'
import { useFormats } from '../../../i18n/formats-context.ts'
import { exactMoney } from '../payment-words.ts'

interface Props {
  readonly account: ReconciledAccount<PaymentRow>
  readonly className?: string | undefined
}

/** A month of one account in figures: from its opening balance to the closing one. */
export const MonthFigures = ({ account, className }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useAccountWords()
  const { opening, closing, booked, notBooked, maybe, alike, currency } = account
  const { debitMinor, differenceMinor, missing } = account
  const amount = (minor: number) => exactMoney(formats, minor, currency)
  const balance = (one: typeof opening) =>
    one === null ? t('payments.month.untold') : amount(one.minor)
  const dayOf = (one: typeof opening) => (one === null ? '–' : formats.day(one.day))
  const moved = [
    [t('payments.month.booked', { count: booked.length }), sumOf(booked)],
    [t('payments.month.notBooked', { count: notBooked.length }), sumOf(notBooked)],
    ...(maybe.length > 0
      ? [[t('payments.month.maybe', { count: maybe.length }), sumOf(maybe)] as const]
      : []),
    [t('payments.month.out'), 0 - debitMinor],
  ] as const
  return (
    <>
      <table className={className} aria-label={words(account)}>
        <tbody>
          <tr data-balance="true">
            <th scope="row">{t('payments.month.opening', { day: dayOf(opening) })}</th>
            <td data-number="true">{balance(opening)}</td>
          </tr>
          {moved.map(([label, minor]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-number="true">{amount(minor)}</td>
            </tr>
          ))}
          <tr data-balance="true">
            <th scope="row">{t('payments.month.closing', { day: dayOf(closing) })}</th>
            <td data-number="true">{balance(closing)}</td>
          </tr>
          {differenceMinor !== null && differenceMinor !== 0 && (
            <tr>
              <th scope="row">{t('payments.month.difference')}</th>
              <td data-number="true">{amount(differenceMinor)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {missing.length > 0 && (
        <p>
          {t('payments.month.missing', {
            days: missing
              .map(({ from, to }) =>
                from === to ? formats.day(from) : `${formats.day(from)} – ${formats.day(to)}`,
              )
              .join(', '),
          })}
        </p>
      )}
      {alike.length > 0 && (
        <p>{t('payments.month.alike', { count: alike.length, amount: amount(sumOf(alike)) })}</p>
      )}
    </>
  )
}

/** An account as its statements name it. */
export const useAccountWords = () => {
  const { t } = useTranslation()
  return ({ account, currency }: Pick<ReconciledAccount<PaymentRow>, 'account' | 'currency'>) =>
    `${account ?? t('payments.month.unnamed')}, ${currency}`
}
