import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { WorkspaceKey } from '#core/ids'
import { payerHabit } from '#core/payments/matching/payer-rule'
import { purposeText } from '#core/payments/matching/purpose-text'
import type { PaymentsStore } from '../dependencies.ts'
import type { MatchedRows } from './match-payments.ts'

interface PayerDependencies {
  readonly store: PaymentsStore
  readonly rows: Pick<MatchedRows, 'prescribed'>
}

type PaymentInWorkspace = ParsedInputOf<'payments.readPayer'>

/** What is known of the account that a payment came from; null where there is nothing to say. */
export const readPayer = (
  payers: PayerDependencies,
  of: PaymentInWorkspace,
): Result<OutputOf<'payments.readPayer'>> => success(payerOf(payers, of))

const accountOf = (
  { store }: Pick<PayerDependencies, 'store'>,
  { workspaceId, key }: PaymentInWorkspace,
): string | null => store.readPayment({ workspaceId, key })?.transaction.counterAccount ?? null

const payerOf = (
  { store, rows }: PayerDependencies,
  of: PaymentInWorkspace,
): OutputOf<'payments.readPayer'> => {
  const { workspaceId } = of
  const account = accountOf({ store }, of)
  if (account === null) return null
  const booked = store.listBookedFor({ workspaceId, account })
  const known = new Map(
    rows.prescribed(workspaceId, [...new Set(booked)]).map((one) => [one.id, one]),
  )
  const paid = booked.map((id) => known.get(id) ?? null)
  const habit = payerHabit(paid.map((one) => one?.dealId ?? null))
  const rule = store.listPayerRules({ workspaceId }).find((one) => one.account === account)
  const dealId = rule?.dealId ?? habit?.dealId
  if (dealId === undefined) return null
  const own = paid.filter((one) => one?.dealId === dealId)
  const [first = null] = own
  // One deal has payments of several kinds: what it is for is its unit and its customer.
  const purpose = first === null ? '' : purposeText({ ...first, kind: null })
  return { account, dealId, purpose, times: own.length, isRule: rule !== undefined }
}

/** A person makes a rule of what the payer of this payment has always done. */
export const addPayerRule = (payers: PayerDependencies, of: PaymentInWorkspace): Result<null> => {
  const payer = payerOf(payers, of)
  if (payer === null) return notFound('afterFix')
  const { account, dealId } = payer
  return writeWithout(payers, of, account, [{ account, dealId }])
}

export const removePayerRule = (
  payers: PayerDependencies,
  of: PaymentInWorkspace,
): Result<null> => {
  const payer = accountOf(payers, of)
  return payer === null ? notFound('afterFix') : writeWithout(payers, of, payer, [])
}

const writeWithout = (
  { store }: PayerDependencies,
  { workspaceId }: WorkspaceKey,
  account: string,
  added: ReturnType<PaymentsStore['listPayerRules']>,
): Result<null> => {
  const others = store.listPayerRules({ workspaceId }).filter((one) => one.account !== account)
  return store.write.writePayerRules({ workspaceId, rules: [...others, ...added] })
}
