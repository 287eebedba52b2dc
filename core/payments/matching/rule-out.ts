import type { LedgerEntry } from '../ledger/ledger.ts'
import type { PaymentMove } from '../ledger/move-payment.ts'

/** Whoever takes a decision back has said nothing of the CRM's payments: they are told again. */
const takingBack: readonly PaymentMove['kind'][] = ['withdraw', 'takeBack', 'reopen']

/** A moved entry with the payments of the CRM that a person has said are others, now or before. */
export const ruleOut = (
  moved: LedgerEntry,
  { kind }: PaymentMove,
  alike: readonly string[],
): LedgerEntry => {
  const { ruledOut = [], ...entry } = moved
  const ids = takingBack.includes(kind) ? [] : [...new Set([...ruledOut, ...alike])]
  return ids.length === 0 ? entry : { ...entry, ruledOut: ids }
}
