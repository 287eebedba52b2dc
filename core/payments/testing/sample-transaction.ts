import type { Transaction } from '../statements/statement.ts'

export const sampleTransaction = (rest: Partial<Transaction> = {}): Transaction => ({
  line: 1,
  statement: 0,
  account: '19-2000145399/0800',
  bookedOn: '2026-11-20',
  valueOn: null,
  amountMinor: 25_000_050,
  currency: 'CZK',
  variableSymbol: '117',
  constantSymbol: null,
  specificSymbol: null,
  counterAccount: '1234567899/0100',
  counterName: 'Novák Jiří',
  message: 'Záloha',
  reference: null,
  isReversal: false,
  ...rest,
})
