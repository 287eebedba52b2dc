import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFigures } from '../../statements/check-figures.ts'
import { encodePage } from '../../testing/encode-page.ts'
import { decodeStatement } from '../decode-statement.ts'
import { readMt940 } from './read-mt940.ts'

const czk = { currency: 'CZK' }
const fileOf = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`

const head = [
  'GIBACZPX 0800',
  '940 N2',
  '1234567',
  ':20:20261130',
  ':25:0800/192000145399',
  ':28C:11/1',
]
const czech = fileOf(
  ...head,
  ':60F:C261101CZK1000,00',
  ':61:2611201120CK250000,50NTRFNONREF//2026112000017',
  'PŘÍCHOZÍ ÚHRADA',
  ':86:111?00Příchozí úhrada?20VS:2026000117?21KS:0308?22Záloha na ',
  'byt č. 12?300100?31000000-1234567899?32ŽLUŤOUČKÝ KŮŇ S.R.O.',
  ':61:2611211121DK100,NCHGNONREF',
  ':86:040?00Poplatek',
  ':62F:C261130CZK250900,50',
  ':64:C261130CZK250900,50',
  ':86:Děkujeme za důvěru VS 99',
)

test.each(['windows-1250', 'cp852'] as const)('a Czech statement in %s is read whole', (page) => {
  const { text } = decodeStatement(encodePage(czech, page))
  const read = readMt940(text, czk)
  expect(read.problems).toEqual([])
  expect(read.transactions).toEqual([
    {
      line: 8,
      statement: 0,
      account: '19-2000145399/0800',
      bookedOn: '2026-11-20',
      valueOn: '2026-11-20',
      amountMinor: 25_000_050,
      currency: 'CZK',
      variableSymbol: '2026000117',
      constantSymbol: '308',
      specificSymbol: null,
      counterAccount: '1234567899/0100',
      counterName: 'ŽLUŤOUČKÝ KŮŇ S.R.O.',
      message: 'VS:2026000117 KS:0308 Záloha na byt č. 12',
      reference: '2026112000017',
      isReversal: false,
    },
    expect.objectContaining({
      line: 12,
      amountMinor: -10_000,
      message: 'Poplatek',
      reference: null,
    }),
  ])
  expect(checkFigures(read)).toMatchObject([{ figure: 'closing', agrees: true }])
})

const movement = (line: string, ...details: readonly string[]) => {
  const lines = [':20:A', ':25:DE89370400440532013000', ':60F:C261101EUR0,', `:61:${line}`]
  const { transactions, problems } = readMt940(fileOf(...lines, ...details), czk)
  return { transaction: transactions[0], problems }
}

test('a SEPA payment of a German bank is told by its words, and lines that were cut are joined', () => {
  const { transaction } = movement(
    '2611201120CR99,9NTRFNONREF//REF-2026-1',
    ':86:166?00SEPA-Gutschrift?109310?20EREF+/VS2026000117/SS/KS0308?21SVWZ',
    '+Kaufpreis für die Wohnung N?22ummer 12?30COBADEFFXXX?31DE342004006123',
    '45533292?32Käthe Müller?33 und Partner',
  )
  expect(transaction).toMatchObject({
    account: 'DE89370400440532013000',
    amountMinor: 9_990,
    currency: 'EUR',
    variableSymbol: '2026000117',
    constantSymbol: '308',
    counterName: 'Käthe Müller und Partner',
    reference: 'REF-2026-1',
  })
})

test('a purpose goes on in the next part where the part before is full', () => {
  const { transaction } = movement(
    '2611201120C1,NTRFNONREF',
    ':86:166?20SVWZ+Kaufpreis fuer Wohnung?21snummer 12?22Danke',
  )
  expect(transaction?.message).toBe('Kaufpreis fuer Wohnungsnummer 12 Danke')
})

test.each([
  [
    'of a Slovak bank',
    'Platba /VS0000000117/SS/KS0308 SK3112000000198742637541 Jozef Mrkvička',
    { variableSymbol: '117', constantSymbol: '308', counterAccount: '19-8742637541/1200' },
  ],
  [
    'of an Austrian bank',
    'Anzahlung Top 12 AT61 1904 3002 3457 3201 VS 55',
    { variableSymbol: '55', counterAccount: 'AT611904300234573201' },
  ],
  [
    'of a Czech bank',
    'Z ÚČTU 19-1234567899/0800 DNE 20/11/2026 VS:77',
    { variableSymbol: '77', counterAccount: '19-1234567899/0800' },
  ],
])('plain text %s tells symbols and account', (_bank, text, told) => {
  const { transaction } = movement('261120C5,00NTRFNONREF', `:86:${text}`)
  expect(transaction).toMatchObject({ ...told, message: text })
})

test.each([
  ['C', 500, false],
  ['D', -500, false],
  ['CR', 500, false],
  ['RC', -500, true],
  ['RD', 500, true],
  ['RDR', 500, true],
])(
  'a movement marked %s is %i, and whether it takes one back: %s',
  (mark, amountMinor, isReversal) => {
    const { transaction } = movement(`2611201120${mark}5,00NTRFNONREF`)
    expect(transaction).toMatchObject({ amountMinor, isReversal })
  },
)

test.each([
  ['2701021230', '2026-12-30', '2027-01-02'],
  ['2612310102', '2027-01-02', '2026-12-31'],
  ['261231', '2026-12-31', '2026-12-31'],
])('%s is booked on %s', (days, bookedOn, valueOn) => {
  expect(movement(`${days}C5,00NTRFNONREF`).transaction).toMatchObject({ bookedOn, valueOn })
})

test.each([
  ['261131C5,00NTRF', 'date', '261131'],
  ['2611209999C5,00NTRF', 'date', '9999'],
  ['2611201120X5,00NTRF', 'direction', '1120X5,00NTRF'],
  ['2611201120C5,123NTRF', 'amount', '5,123'],
  ['2611201120CNTRF', 'amount', '2611201120CNTRF'],
  ['2611201120EC5,00NTRF', 'notBooked', 'EC'],
])('%s is told as it stands, and nothing is guessed', (line, kind, text) => {
  expect(movement(line)).toEqual({
    transaction: undefined,
    problems: [{ line: 4, kind, text, isKept: false }],
  })
})

test('a balance that cannot be read is told, and the movements are kept', () => {
  const { transactions, problems, closing } = readMt940(
    fileOf(':20:A', ':25:1', ':60F:C261101', ':61:261120C5,00NTRF', ':61:261121C5,00NTRF'),
    czk,
  )
  expect(problems).toEqual([
    { line: 3, kind: 'amount', text: 'C261101', isKept: true },
    { line: 4, kind: 'currencyAssumed', text: 'CZK', isKept: true },
  ])
  expect(transactions).toMatchObject([{ currency: 'CZK' }, { currency: 'CZK' }])
  expect(closing).toMatchObject([{ openingMinor: null, currency: null }])
})

test.each([
  ['0800/192000145399', '19-2000145399/0800'],
  ['19-2000145399/0800', '19-2000145399/0800'],
  ['CZ6508000000192000145399CZK', '19-2000145399/0800'],
  ['COBADEFFXXX/DE89370400440532013000', 'DE89370400440532013000'],
  ['37040044/0532013000EUR', 'DE89370400440532013000'],
  ['37040044/532013000', 'DE89370400440532013000'],
  ['19043/00234573201', 'AT611904300234573201'],
])('the account %s has one spelling in all formats: %s', (told, account) => {
  const { transactions } = readMt940(fileOf(':20:A', `:25:${told}`, ':61:261120C5,00NTRF'), czk)
  expect(transactions[0]?.account).toBe(account)
})

const page = (opening: string, closing: string, ...lines: readonly string[]) => [
  '\u0001{1:F01CEKOCZPPAXXX0000000000}{2:I940009903112240N 020}{4:',
  ':20:A',
  ':25:0300/1234567899',
  opening,
  ...lines,
  closing,
  '-}\u0003',
]
const paid = ':61:261120C5,00NTRFNONREF'

test('the pages of a statement are one, and equal payments on two of them are two', () => {
  const read = readMt940(
    fileOf(
      ...page(':60F:C261119CZK1,00', ':62M:C261120CZK6,00', paid),
      ...page(':60M:C261120CZK6,00', ':62F:C261120CZK11,00', paid),
      ...page(':60F:C261120CZK11,00', ':62F:C261121CZK16,00', paid),
    ),
    czk,
  )
  expect(read.transactions.map(({ statement, line }) => [statement, line])).toEqual([
    [0, 5],
    [0, 12],
    [1, 19],
  ])
  expect(checkFigures(read)).toMatchObject([
    { statement: 0, toldMinor: 1_100, agrees: true },
    { statement: 1, toldMinor: 1_600, agrees: true },
  ])
})

test('what is only a part of a day has its turnovers checked', () => {
  const read = readMt940(
    fileOf(':20:A', ':25:1', ':34F:CZK0,', paid, ':90D:0CZK0,', ':90C:1CZK5,00'),
    czk,
  )
  expect(checkFigures(read).map(({ figure, agrees }) => [figure, agrees])).toEqual([
    ['credit', true],
    ['debit', true],
  ])
})

test('a text that begins a line as a field would belongs to its payment', () => {
  const { transaction } = movement('261120C5,00NTRFNONREF', ':86:Smlouva', ':12:2026 VS 117')
  expect(transaction).toMatchObject({ variableSymbol: '117', message: 'Smlouva :12:2026 VS 117' })
})

test('whatever the amounts, opening and movements make the closing balance to the haler', () => {
  const marks = { C: 1, D: -1, RC: -1, RD: 1 } as const
  const some = fc.record({
    minor: fc.integer({ min: 0, max: 999_999_999_999 }),
    mark: fc.constantFrom('C', 'D', 'RC', 'RD'),
  })
  const money = (minor: number) =>
    `${Math.floor(Math.abs(minor) / 100)},${String(Math.abs(minor) % 100).padStart(2, '0')}`
  const balance = (minor: number) => `${minor < 0 ? 'D' : 'C'}261120CZK${money(minor)}`
  fc.assert(
    fc.property(fc.integer(), fc.array(some, { maxLength: 20 }), (opening, movements) => {
      const sum = movements.reduce((total, { minor, mark }) => total + marks[mark] * minor, 0)
      const read = readMt940(
        fileOf(
          ':20:A',
          ':25:1',
          `:60F:${balance(opening)}`,
          ...movements.map(({ minor, mark }) => `:61:261120${mark}${money(minor)}NTRF`),
          `:62F:${balance(opening + sum)}`,
        ),
        czk,
      )
      expect(read.problems).toEqual([])
      expect(checkFigures(read)).toMatchObject([{ agrees: true }])
    }),
  )
})

const payment = ':61:2611201120C100,00NMSCNONREF'
const balances = (...lines: readonly string[]) =>
  readMt940(fileOf(...head, ':60F:C261101CZK0,00', ...lines, ':62F:C261130CZK100,00'), czk)

test('what stands behind the end of a message belongs to none of its fields', () => {
  const text = fileOf(...head, payment, ':86:Záloha', '-', 'Vaše banka')
  expect(readMt940(text, czk).transactions).toMatchObject([{ message: 'Záloha' }])
})

test('the reference of the bank may stand on the next line', () => {
  const { transactions } = balances(':61:2611201120C100,00NMSC117', '//B-1')
  expect(transactions).toMatchObject([{ reference: 'B-1' }])
})

test('problems are told in the order of their lines', () => {
  const text = fileOf(...head, payment.replace('C100', 'X100'), ':62F:C261130CZK1.2.3')
  const { problems, closing } = readMt940(text, czk)
  expect(problems.map(({ line, kind }) => [line, kind])).toEqual([
    [7, 'direction'],
    [8, 'amount'],
  ])
  expect(closing).toMatchObject([{ closingMinor: null }])
})

test('a turnover that cannot be read makes the sum unknown, wherever it stands', () => {
  const creditOf = (...lines: readonly string[]) => balances(...lines).closing[0]?.creditMinor
  expect([
    creditOf(':90C:1CZK100,00', ':90C:1CZK5,00'),
    creditOf(':90C:1CZK1.2.3', ':90C:1CZK5,00'),
    creditOf(':90C:1CZK100,00', ':90C:1CZK1.2.3'),
  ]).toEqual([10_500, null, null])
})

test('a page goes on only where the one before said so', () => {
  const page = (opening: string, closing: string) => [
    ...head,
    `:${opening}:C261101CZK0,00`,
    payment,
    `:${closing}:C261130CZK100,00`,
  ]
  const statementsOf = (first: string, next: string) =>
    readMt940(fileOf(...page('60F', first), ...page(next, '62F')), czk).closing.length
  expect([
    statementsOf('62M', '60M'),
    statementsOf('62F', '60M'),
    statementsOf('62M', '60F'),
  ]).toEqual([1, 2, 2])
})
