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
  { workspaceId, key }: PaymentInWorkspace,
): Result<OutputOf<'payments.readPayer'>> => {
  const { store, rows } = payers
  const account = store.readPayment({ workspaceId, key })?.transaction.counterAccount ?? null
  if (account === null) return success(null)
  const booked = store.listBookedFor({ workspaceId, account })
  const known = new Map(
    rows.prescribed(workspaceId, [...new Set(booked)]).map((one) => [one.id, one]),
  )
  const paid = booked.map((id) => known.get(id) ?? null)
  const habit = payerHabit(paid.map((one) => one?.dealId ?? null))
  const rule = store.listPayerRules({ workspaceId }).find((one) => one.account === account)
  const dealId = rule?.dealId ?? habit?.dealId
  if (dealId === undefined) return success(null)
  const own = paid.filter((one) => one?.dealId === dealId)
  const [first = null] = own
  // One deal has payments of several kinds: what it is for is its unit and its customer.
  const purpose = first === null ? '' : purposeText({ ...first, kind: null })
  return success({ account, dealId, purpose, times: own.length, isRule: rule !== undefined })
}

/** A person makes a rule of what the payer of this payment has always done. */
export const addPayerRule = (payers: PayerDependencies, of: PaymentInWorkspace): Result<null> => {
  const payer = readPayer(payers, of)
  if (!payer.ok) return payer
  if (payer.value === null) return notFound('afterFix')
  const { account, dealId } = payer.value
  return writeWithout(payers, of, account, [{ account, dealId }])
}

export const removePayerRule = (
  payers: PayerDependencies,
  of: PaymentInWorkspace,
): Result<null> => {
  const account = payers.store.readPayment(of)?.transaction.counterAccount ?? null
  return account === null ? notFound('afterFix') : writeWithout(payers, of, account, [])
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
