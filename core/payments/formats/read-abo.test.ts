import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aboHead, aboMovement } from '../testing/abo-lines.ts'
import { encodePage } from '../testing/encode-page.ts'
import { decodeStatement } from './decode-statement.ts'
import { readAbo } from './read-abo.ts'

const czk = { currency: 'CZK' }
const fileOf = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\u001a`

const head = aboHead({ opening: 100_000, closing: 349_950, debit: 1_00, credit: 250_050 })
const received = aboMovement({
  minor: 250_050,
  variableSymbol: '2026000117',
  name: 'ŽLUŤOUČKÝ KŮŇ S.R.O.',
  document: '20261120007',
})
const words = `078${'Záloha na byt č. 12, děkuji'.padEnd(35)}${'příště více'.padEnd(35)}`
const moreWords = `079${'Řehoř Šťastný'.padEnd(35)}`
const fee = aboMovement({ minor: 100, code: '1' })
const file = fileOf(head, received, words, moreWords, fee)

test.each(['windows-1250', 'cp852'] as const)('a statement in %s is read whole', (page) => {
  const { text } = decodeStatement(encodePage(file, page))
  const { transactions, problems, closing } = readAbo(text, czk)
  expect(problems).toEqual([])
  expect(transactions).toHaveLength(2)
  expect(transactions[0]).toEqual({
    line: 2,
    statement: 0,
    account: '19-2000145399',
    bookedOn: '2026-11-20',
    valueOn: '2026-11-20',
    amountMinor: 250_050,
    currency: 'CZK',
    variableSymbol: '2026000117',
    constantSymbol: '308',
    specificSymbol: null,
    counterAccount: '1234567899/0100',
    counterName: 'ŽLUŤOUČKÝ KŮŇ S.R.O.',
    message: 'Záloha na byt č. 12, děkuji příště více Řehoř Šťastný',
    reference: '0020261120007',
    isReversal: false,
  })
  expect(transactions[1]).toMatchObject({ line: 5, amountMinor: -100, reference: null })
  expect(closing).toEqual([
    {
      statement: 0,
      account: '19-2000145399',
      currency: 'CZK',
      openingMinor: 100_000,
      closingMinor: 349_950,
      creditMinor: 250_050,
      debitMinor: 100,
      from: '2026-11-01',
      to: '2026-11-30',
    },
  ])
})

test('a line out of order is told with its number, and no other line is lost with it', () => {
  const broken = received.replace('000000250050', '0000002500,0')
  const noDay = aboMovement({ minor: 500, day: '310226' })
  const { transactions, problems } = readAbo(
    fileOf(head, broken, words, 'xyz', received.slice(0, 60), noDay, fee),
    czk,
  )
  expect(problems).toEqual([
    { line: 2, kind: 'amount', text: '0000002500,0', isKept: false },
    { line: 4, kind: 'unknownRecord', text: 'xyz', isKept: false },
    { line: 5, kind: 'shortRecord', text: received.slice(0, 60), isKept: false },
    { line: 6, kind: 'date', text: '310226', isKept: false },
  ])
  expect(transactions.map(({ line, message }) => [line, message])).toEqual([[7, null]])
})

test('words that follow no movement are told', () => {
  const { problems } = readAbo(fileOf(head, words, fee), czk)
  expect(problems).toEqual([{ line: 2, kind: 'strayRecord', text: '078', isKept: false }])
})

test.each([
  [
    'usual, beside a 5',
    [
      ['4', 300],
      ['5', 200],
    ],
    0,
    [300, -200],
  ],
  [
    'shifted, beside a 3',
    [
      ['3', 300],
      ['4', 200],
    ],
    0,
    [300, -200],
  ],
  ['usual, as the balances tell', [['4', 300]], 300, [300]],
  ['shifted, as the balances tell', [['4', 300]], -300, [-300]],
] as const)('codes of reversals are %s', (_, movements, closing, amounts) => {
  const lines = movements.map(([code, minor]) => aboMovement({ code, minor }))
  const { transactions } = readAbo(fileOf(aboHead({ opening: 0, closing }), ...lines), czk)
  expect(transactions.map(({ amountMinor }) => amountMinor)).toEqual(amounts)
  expect(transactions.every(({ isReversal }) => isReversal)).toBe(true)
})

test('a reversal of which nothing tells the direction is not guessed', () => {
  const line = aboMovement({ code: '4', minor: 300 })
  const { transactions, problems } = readAbo(fileOf(aboHead({ opening: 0, closing: 7 }), line), czk)
  expect(transactions).toEqual([])
  expect(problems).toEqual([{ line: 2, kind: 'reversalCode', text: '4', isKept: false }])
})

test('accounts in the order of the bank’s own books are put in order', () => {
  const account = innerOf('0000192000145399')
  const counterAccount = innerOf('0000001234567899')
  const { transactions } = readAbo(
    fileOf(
      aboHead({ account, opening: 0, closing: 5 }),
      aboMovement({ minor: 5, account, counterAccount }),
    ),
    czk,
  )
  expect(transactions[0]).toMatchObject({
    account: '19-2000145399',
    counterAccount: '1234567899/0100',
  })
})

const innerOrder = [11, 12, 13, 14, 15, 16, 5, 6, 7, 8, 9, 4, 10, 2, 3, 1]
const innerOf = (plain: string): string => {
  const inner = Array.from<string>({ length: 16 })
  for (const [at, place] of innerOrder.entries()) inner[place - 1] = plain[at] ?? ''
  return inner.join('')
}

test.each([
  ['0978', 'EUR'],
  ['0840', 'USD'],
  ['0036', 'AUD'],
])('the currency %j is %s', (code, currency) => {
  const line = aboMovement({ minor: 5, currency: code })
  const { transactions, problems } = readAbo(fileOf(head, line), czk)
  expect(transactions[0]?.currency).toBe(currency)
  expect(problems).toEqual([])
})

test.each(['1101', '0000', '    '])(
  'where %j stands for the currency, it is told once that one was assumed',
  (code) => {
    const line = aboMovement({ minor: 5, currency: code })
    const { transactions, problems } = readAbo(fileOf(head, line, line), czk)
    expect(transactions.map(({ currency }) => currency)).toEqual(['CZK', 'CZK'])
    expect(problems).toEqual([{ line: 2, kind: 'currencyAssumed', text: 'CZK', isKept: true }])
  },
)

test('a movement in a currency that is not known is no movement in another one', () => {
  const { transactions, problems } = readAbo(
    fileOf(head, aboMovement({ minor: 5, currency: '0392' }), fee),
    czk,
  )
  expect(transactions).toHaveLength(1)
  expect(problems).toEqual([{ line: 2, kind: 'currency', text: '0392', isKept: false }])
})

test('several statements in one file are kept apart', () => {
  const text = fileOf(aboHead({ opening: 0, closing: 5 }), aboMovement({ minor: 5 }), head, fee)
  const { transactions, closing } = readAbo(text, czk)
  expect(transactions.map(({ statement }) => statement)).toEqual([0, 1])
  expect(closing.map(({ statement, closingMinor }) => [statement, closingMinor])).toEqual([
    [0, 5],
    [1, 349_950],
  ])
})

test('whatever the amounts, opening and movements make the closing balance to the haler', () => {
  const movement = fc.record({
    minor: fc.integer({ min: 0, max: 999_999_999_999 }),
    code: fc.constantFrom('1', '2', '4', '5'),
  })
  fc.assert(
    fc.property(fc.integer(), fc.array(movement, { maxLength: 20 }), (opening, movements) => {
      const sum = movements.reduce(
        (total, { minor, code }) => total + (code === '2' || code === '4' ? minor : -minor),
        0,
      )
      const closing = opening + sum
      const text = fileOf(
        aboHead({ opening, closing }),
        ...movements.map(aboMovement),
        aboMovement({ minor: 0, code: '5' }),
      )
      const { transactions, problems, closing: figures } = readAbo(text, czk)
      expect(problems).toEqual([])
      expect(transactions.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(sum)
      expect(figures[0]).toMatchObject({ openingMinor: opening, closingMinor: closing })
    }),
  )
})

test('movements before any head are read, and say nothing of balances', () => {
  const { transactions, closing } = readAbo(fileOf(received, fee), czk)
  expect(transactions.map(({ amountMinor }) => amountMinor)).toEqual([250_050, -100])
  expect(closing).toEqual([])
})

test('the account of the head tells the order too', () => {
  const account = innerOf('0000192000145399')
  const movement = aboMovement({ minor: 5, account, counterAccount: '0'.repeat(16) })
  const { transactions } = readAbo(
    fileOf(aboHead({ account, opening: 0, closing: 5 }), movement),
    czk,
  )
  expect(transactions[0]).toMatchObject({ account: '19-2000145399', counterAccount: null })
})

test('words behind a head belong to no movement of the statement before', () => {
  const { transactions, problems } = readAbo(fileOf(head, received, head, words), czk)
  expect(problems).toEqual([{ line: 4, kind: 'strayRecord', text: '078', isKept: false }])
  expect(transactions[0]?.message).toBeNull()
})

test('a movement whose amount cannot be read says nothing of the codes of reversals', () => {
  const unread = aboMovement({ code: '3', minor: 300 }).replace('000000000300', '0000000003,0')
  const reversal = aboMovement({ code: '4', minor: 200 })
  const { transactions, problems } = readAbo(
    fileOf(aboHead({ opening: 0, closing: 7 }), unread, reversal),
    czk,
  )
  expect(transactions).toEqual([])
  expect(problems.map(({ kind }) => kind)).toEqual(['amount', 'reversalCode'])
})

test('a statement whose movements have two currencies has none', () => {
  const euros = aboMovement({ minor: 5, currency: '0978' })
  const currencyOf = (...movements: string[]) =>
    readAbo(fileOf(head, ...movements), czk).closing[0]?.currency
  expect([currencyOf(euros), currencyOf(euros, fee)]).toEqual(['EUR', null])
})

test('a head that is cut off is told, and its movements are read', () => {
  const cut = head.slice(0, 104)
  const { transactions, problems, closing } = readAbo(fileOf(cut, fee), czk)
  expect(problems).toEqual([{ line: 1, kind: 'shortRecord', text: cut, isKept: false }])
  expect([transactions.length, closing]).toEqual([1, []])
  expect(readAbo(fileOf(head.slice(0, 105), fee), czk)).toMatchObject({
    problems: [],
    closing: [{ closingMinor: 349_950, to: null }],
  })
})

test('a balance that cannot be read is told, and one of nothing has no sign', () => {
  const broken = head.replace('00000000100000+', '0000000010000X-')
  const { problems, closing } = readAbo(fileOf(broken, fee), czk)
  expect(problems).toEqual([{ line: 1, kind: 'amount', text: '0000000010000X', isKept: true }])
  expect(closing[0]?.openingMinor).toBeNull()
  const nothing = aboHead({ opening: 0, closing: 5 }).replace('00000000000000+', '00000000000000-')
  expect(readAbo(fileOf(nothing), czk).closing[0]?.openingMinor).toBe(0)
})

test('a movement may end behind its day, or have its message behind its currency', () => {
  const [short] = readAbo(fileOf(head, received.slice(0, 97)), czk).transactions
  expect(short).toMatchObject({ bookedOn: '2026-11-20', counterName: null, message: null })
  const long = `${received}${'Záloha na byt č. 12'.padEnd(35)}děkuji`
  const [told] = readAbo(fileOf(head, long), czk).transactions
  expect(told?.message).toBe('Záloha na byt č. 12 děkuji')
})

test('a movement of an unknown direction is told, and one of nothing has no sign', () => {
  const { transactions, problems } = readAbo(
    fileOf(head, aboMovement({ minor: 5, code: '9' }), aboMovement({ minor: 0, code: '1' })),
    czk,
  )
  expect(problems).toEqual([{ line: 2, kind: 'direction', text: '9', isKept: false }])
  expect(transactions[0]?.amountMinor).toBe(0)
})

test('a symbol that cannot be read is told, and its movement kept', () => {
  const { transactions, problems } = readAbo(
    fileOf(head, aboMovement({ minor: 5, variableSymbol: 'ABC' })),
    czk,
  )
  expect(problems).toEqual([{ line: 2, kind: 'symbol', text: '0000000ABC', isKept: true }])
  expect(transactions).toMatchObject([{ amountMinor: 5, variableSymbol: null }])
})
