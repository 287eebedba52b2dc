import { fold } from '#core/fold'
import type { LedgerEntry } from '../ledger/ledger.ts'

/** Everything that the search finds a payment by, folded. */
export const paymentSearchText = ({ transaction, state, prescribedPaymentId }: SearchedEntry) => {
  const { variableSymbol, constantSymbol, specificSymbol, counterAccount } = transaction
  const { counterName, message, reference, account } = transaction
  const texts = [
    variableSymbol,
    constantSymbol,
    specificSymbol,
    counterAccount,
    counterName,
    message,
    reference,
    account,
    prescribedPaymentId === null ? null : `${prescribedPaymentId}`,
    'paymentId' in state ? state.paymentId : null,
  ]
  return fold(texts.filter((text) => text !== null && text !== undefined).join('\n'))
}

type SearchedEntry = Pick<LedgerEntry, 'transaction' | 'state' | 'prescribedPaymentId'>
