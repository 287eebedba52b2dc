import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorToDecimal } from '#core/money'
import { bankTables } from '../testing/bank-tables.ts'
import { encodePage } from '../testing/encode-page.ts'
import { decodeStatement } from './decode-statement.ts'
import { readCsv } from './read-csv.ts'

const reading = { remembered: [], currency: 'CZK' }

const readSome = (text: string) => {
  const read = readCsv(text, reading)
  if (read === null) throw new Error('no table')
  return read
}

test.each(bankTables)(
  'the table of $bank is read as it is',
  ({ text, first, amounts, closing }) => {
    const { text: decoded } = decodeStatement(encodePage(text, 'windows-1250'))
    const read = readSome(decoded)
    expect(read.problems).toEqual([])
    expect(read.transactions[0]).toMatchObject(first)
    expect(read.transactions.map(({ amountMinor }) => amountMinor)).toEqual(amounts)
    expect(read.closing).toHaveLength(1)
    expect(read.closing[0]).toMatchObject(closing)
  },
)

const inCrowns = 'Měna účtu;CZK'
const titles = 'Datum;Částka;Měna;VS;Protiúčet;Zpráva pro příjemce;ID transakce'
const good = '20.11.2026;100,00;CZK;117;;Záloha;T1'

test.each([
  ['31.02.2026;100,00;CZK;1;;;T2', 'date', '31.02.2026', false],
  ['20.11.2026;sto;CZK;1;;;T2', 'amount', 'sto', false],
  ['20.11.2026;100,001;CZK;1;;;T2', 'amount', '100,001', false],
  ['20.11.2026;;CZK;1;;;T2', 'amount', '', false],
  ['20.11.2026;100,00;koruny;1;;;T2', 'currency', 'koruny', false],
  ['20.11.2026;100,00;CZK;Jan Novák;;;T2', 'symbol', 'Jan Novák', true],
  ['20.11.2026;100,00;CZK;1;;a;b;T2', 'tooManyCells', '20.11.2026 100,00 CZK 1  a b T2', false],
  ['20.11.2026;100,00;CZK', 'tooFewCells', '20.11.2026 100,00 CZK', true],
  ['Vážený kliente', 'date', 'Vážený kliente', false],
])('the line %j is told with its number, and no other is lost', (line, kind, text, isKept) => {
  const { transactions, problems } = readSome(['', titles, good, line, good, ''].join('\n'))
  expect(problems).toEqual([{ line: 4, kind, text, isKept }])
  expect(transactions.map((one) => one.line)).toEqual(isKept ? [3, 4, 5] : [3, 5])
})

test.each([
  ';500,00;CZK;2;;Total Energies;T2',
  ';500,00;CZK;2;;Ibanez Jan;T2',
  'Total Energies;500,00;CZK;2;;;T2',
  'Total Energies;500,00;;;;;',
  'Ibanez Jan;500,00;CZK;;;;',
  'Připsáno;500,00;CZK;2;;;',
  'Připsáno;dnes;CZK;2;;;',
  'Celkem;500,00;;;;;',
  'Period a.s.;500,00;CZK;;;;',
])(
  '%j is a line with a problem, whatever its first words, and tells nothing of the account',
  (line) => {
    const { transactions, problems, closing } = readSome([titles, good, line, good].join('\n'))
    const [problem] = problems
    expect(problem).toMatchObject({ line: 3, kind: 'date', isKept: false })
    expect(transactions).toHaveLength(2)
    expect(closing[0]).toMatchObject({ creditMinor: null, account: null, from: null })
  },
)

test('a movement without its day is not taken for a turnover', () => {
  const text = `${inCrowns}\nNázev;Datum;Částka;VS\nNovák;20.11.2026;1,00;1\n`
  for (const line of [
    'Total Energies;;500,00;2',
    'Ibanez Jan;;500,00;2',
    'Připsáno;dnes;500,00;2',
  ]) {
    const { problems, closing } = readSome(`${text}${line}\n`)
    expect(problems).toMatchObject([{ line: 4, kind: 'date' }])
    expect(closing[0]).toMatchObject({ creditMinor: null, account: null })
  }
})

test.each([
  ['Celkem;500,00;CZK;;;;', {}],
  ['Suma kreditů;500,00;;;;;', {}],
  ['Připsáno;500,00;;;;;', { creditMinor: 50_000 }],
  ['Konečný zůstatek;500,00;CZK;;;;', { closingMinor: 50_000 }],
  ['Konečný zůstatek:;;;500,00 CZK;;;', { closingMinor: 50_000 }],
])('below the last movement, %j is no line of a movement', (line, told) => {
  const { problems, closing } = readSome([titles, good, '', line, ''].join('\n'))
  expect(problems).toEqual([])
  expect(closing[0]).toMatchObject(told)
})

test('a message of two lines is one row, and those after it keep their numbers', () => {
  const text = [titles, '20.11.2026;1,00;CZK;1;;"one\nline ""more""";', 'x', good].join('\n')
  const { transactions, problems } = readSome(text)
  expect(problems).toMatchObject([{ line: 4, kind: 'date' }])
  expect(transactions.map(({ line, message }) => [line, message])).toEqual([
    [2, 'one line "more"'],
    [5, 'Záloha'],
  ])
})

test('a quote that nothing closes costs its own line only', () => {
  const open = '20.11.2026;1,00;CZK;1;;"open;T1'
  const closed = '20.11.2026;2,00;CZK;2;;"closed";T2'
  const { transactions, problems } = readSome([titles, open, good, 'x";y', closed, good].join('\n'))
  expect(problems.map(({ line, kind }) => [line, kind])).toEqual([
    [2, 'quote'],
    [4, 'date'],
  ])
  expect(transactions.map(({ line }) => line)).toEqual([3, 5, 6])
})

test('an amount that can be two is not guessed', () => {
  const { transactions, problems } = readSome(`${titles}\n20.11.2026;100.000;CZK;1;;;T1\n`)
  expect(transactions).toEqual([])
  expect(problems).toMatchObject([{ line: 2, kind: 'ambiguousAmount' }])
})

test('without signs, a direction that is no word for one is not guessed', () => {
  const text = `${inCrowns}\nDatum;Suma;Smer\n20.11.2026;5,00;Kredit\n20.11.2026;6,00;Hm\n20.11.2026;7,00;Debet\n`
  const { transactions, problems } = readSome(text)
  expect(transactions.map(({ amountMinor }) => amountMinor)).toEqual([500, -700])
  expect(problems).toEqual([{ line: 4, kind: 'direction', text: 'Hm', isKept: false }])
})

test('a debit taken back comes in, whether debits are written with a minus or without', () => {
  const plain = 'Datum;Kredit;Debet\n1.1.2026;;5,00\n1.1.2026;;6,00\n1.1.2026;;-5,00\n'
  const signed = 'Datum;Kredit;Debet\n1.1.2026;;-5,00\n1.1.2026;;-6,00\n1.1.2026;;5,00\n'
  for (const text of [plain, signed]) {
    expect(readSome(text).transactions.map((one) => one.amountMinor)).toEqual([-500, -600, 500])
  }
})

test('a mapping that was remembered goes before what the titles say, for the same titles only', () => {
  const text = `${titles}\n${good}`
  const { mapping } = readSome(text)
  const corrected = { ...mapping, columns: { ...mapping.columns, reference: null }, message: [6] }
  const again = readCsv(text.replace('Datum', 'DATUM'), { ...reading, remembered: [corrected] })
  expect(again?.transactions[0]).toMatchObject({ reference: null, message: 'T1' })
  const other = readCsv(text.replace('Měna', 'Měna účtu'), { ...reading, remembered: [corrected] })
  expect(other?.transactions[0]).toMatchObject({ reference: 'T1', message: 'Záloha' })
})

test.each(['', 'nothing', 'a;b\n1;2', 'Datum;Zpráva\n1.1.2026;x'])('%j is no statement', (text) => {
  expect(readCsv(text, reading)).toBeNull()
})

test('every line of a table is a transaction or a problem, and amounts are exact', () => {
  const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 })
  const words = fc.constantFrom(
    'Celkem',
    'Total Energies',
    'Ibanez Jan',
    'Připsáno',
    'Suma Příjmy',
    'Odepsáno',
    'Spolu',
    'Konečný zůstatek',
    'Číslo účtu',
    'Období',
    'Měna',
    'Výpis z účtu',
    '',
  )
  const broken = fc
    .tuple(words, fc.constantFrom('', '2', '117'), fc.constantFrom('', 'Záloha', 'Total'))
    .map(([first, symbol, message]) => `${first};500,00;CZK;${symbol};;${message};`)
  const row = fc.oneof(
    amount,
    broken,
    fc.constantFrom('', '"', 'x;"y', '31.02.2026;1,00', ';;;;;;'),
  )
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const body = rows.map((one) =>
        typeof one === 'number'
          ? `20.11.2026;${minorToDecimal(one).replace('.', ',')};CZK;1;;"a ""b""; c";T`
          : one,
      )
      const { transactions, problems } = readSome([titles, ...body, good].join('\r\n'))
      const wanted = rows.flatMap((one, at) => (typeof one === 'number' ? [[at + 2, one]] : []))
      expect(transactions.slice(0, -1).map((one) => [one.line, one.amountMinor])).toEqual(wanted)
      const lost = rows.flatMap((one, at) =>
        typeof one === 'string' && /[^;]/.test(one) ? [at + 2] : [],
      )
      expect(problems.map(({ line }) => line)).toEqual(lost)
    }),
  )
})

const amountsOf = (...lines: readonly string[]) =>
  readSome(lines.join('\n')).transactions.map(({ amountMinor }) => amountMinor)

test('that a currency was assumed is told once, unless the file or a person names it', () => {
  const rows = ['20.11.2026;100,00', '21.11.2026;100,00']
  const assumed = [{ line: 2, kind: 'currencyAssumed', text: 'CZK', isKept: true }]
  expect(readSome(['Datum;Částka', ...rows].join('\n')).problems).toEqual(assumed)
  expect(readSome(['Měna účtu;EUR', 'Datum;Částka', ...rows].join('\n')).problems).toEqual([])
  const text = ['Datum;Částka;Měna', '20.11.2026;100,00;', '21.11.2026;100,00;EUR'].join('\n')
  expect(readSome(text).problems).toEqual(assumed)
  const named = { ...readSome(text).mapping, currency: 'EUR' }
  expect(readCsv(text, { ...reading, remembered: [named] })?.problems).toEqual([])
})

const moneyOf = ({ transactions }: Pick<ReturnType<typeof readSome>, 'transactions'>) =>
  transactions.map(({ amountMinor, currency }) => `${amountMinor} ${currency}`)

test('a currency beside the amount is that of the payment, whatever a bare amount would have', () => {
  const rows = ['20.11.2026;100,00 Kč', '20.11.2026;czk 7', '21.11.2026;€-100,00']
  const text = ['Datum;Částka', ...rows].join('\n')
  const read = readSome(text)
  expect(read.problems).toEqual([])
  expect(moneyOf(read)).toEqual(['10000 CZK', '700 CZK', '-10000 EUR'])
  const chosen = { ...read.mapping, currency: 'EUR' }
  const again = readCsv(`${text}\n22.11.2026;1,00`, { ...reading, remembered: [chosen] })
  expect(again?.problems).toEqual([])
  expect(moneyOf(again ?? read)).toEqual([...moneyOf(read), '100 EUR'])
})

test.each([
  ['another currency than its column', 'Datum;Částka;Měna', '100,00 EUR;CZK', '100,00 EUR CZK'],
  ['two currencies in one cell', 'Datum;Částka', '€ 100,00 CZK', '€ 100,00 CZK'],
  ['two currencies in two cells', 'Datum;Kredit;Debet', '1,00 EUR;0,00 Kč', '1,00 EUR 0,00 Kč'],
])('a row with %s contradicts itself, and no other is lost', (_what, titlesOf, cells, text) => {
  const { transactions, problems } = readSome(
    [titlesOf, `20.11.2026;${cells}`, '20.11.2026;7,00 CZK;'].join('\n'),
  )
  expect(problems).toEqual([{ line: 2, kind: 'currencyDiffers', text, isKept: false }])
  expect(moneyOf({ transactions })).toEqual(['700 CZK'])
})

test('a row whose amount has another currency than the head of the file contradicts it', () => {
  const rows = ['20.11.2026;100,00 EUR', '20.11.2026;7,00 CZK', '20.11.2026;8,00']
  const read = readSome(['Měna účtu;CZK', 'Datum;Částka', ...rows].join('\n'))
  expect(read.problems).toEqual([
    { line: 3, kind: 'currencyDiffers', text: '100,00 EUR', isKept: false },
  ])
  expect(moneyOf(read)).toEqual(['700 CZK', '800 CZK'])
})

test('what a person has said of an earlier file of the bank does not outweigh the head of this one', () => {
  const text = ['Měna účtu;CZK', 'Datum;Částka', '20.11.2026;8,00'].join('\n')
  const chosen = { ...readSome(text).mapping, currency: 'EUR' }
  const read = readCsv(text, { ...reading, remembered: [chosen] })
  expect(moneyOf(read ?? readSome(''))).toEqual(['800 CZK'])
})

test('letters beside an amount that no currency has are none', () => {
  const { transactions, problems } = readSome('Datum;Částka\n20.11.2026;100,00 tis')
  expect(problems).toEqual([{ line: 2, kind: 'currency', text: '100,00 tis', isKept: false }])
  expect(transactions).toEqual([])
})

const daysOf = (...days: readonly string[]) => {
  const head = ['Měna účtu;CZK', 'From;11/02/2026', 'Datum;Valuta;Částka']
  const read = readSome([...head, ...days.map((day) => `${day};;1,00`)].join('\n'))
  const { from } = read.closing[0] ?? {}
  return { days: read.transactions.map(({ bookedOn }) => bookedOn), from, problems: read.problems }
}

test('of days with strokes the whole column tells whether the month is first', () => {
  expect(daysOf('20/11/2026', '11/02/2026')).toEqual({
    days: ['2026-11-20', '2026-02-11'],
    from: '2026-02-11',
    problems: [],
  })
  expect(daysOf('11/02/2026', '11/20/2026 10:15', '1/3/26')).toEqual({
    days: ['2026-11-02', '2026-11-20', '2026-01-03'],
    from: '2026-11-02',
    problems: [],
  })
  expect(daysOf('20/11/2026', '11/20/2026')).toMatchObject({
    days: ['2026-11-20'],
    problems: [{ line: 5, kind: 'date', text: '11/20/2026' }],
  })
})

test('a table whose days may all be read in two ways is told once, and read day first', () => {
  expect(daysOf('03/03/2026', '11/02/2026', '12/02/2026')).toEqual({
    days: ['2026-03-03', '2026-02-11', '2026-02-12'],
    from: '2026-02-11',
    problems: [{ line: 5, kind: 'ambiguousDay', text: '11/02/2026', isKept: true }],
  })
  expect(daysOf('03/03/2026', '11.02.2026').problems).toEqual([])
})

test('references that a spreadsheet has shortened are told once', () => {
  const row = '20.11.2026;100,00;CZK;117;;Záloha;2,30012E+11'
  const { transactions, problems } = readSome([titles, good, row, row].join('\n'))
  expect(transactions).toHaveLength(3)
  expect(problems).toEqual([
    { line: 3, kind: 'shortenedReference', text: '2,30012E+11', isKept: true },
  ])
})

test('titles that stand twice begin one table', () => {
  expect(amountsOf(titles, good, titles, good)).toEqual([10_000, 10_000])
})

test('a table of a day and an amount is one', () => {
  expect(amountsOf('Datum;Částka', '20.11.2026;100,00')).toEqual([10_000])
})

test('the row that names most columns is the titles, if it names a day and an amount', () => {
  expect(amountsOf('VS;KS;SS;Měna;Datum', 'Datum;Částka', '20.11.2026;5,00')).toEqual([500])
  const { transactions } = readSome(['Datum;Částka', titles, good].join('\n'))
  expect(transactions).toMatchObject([{ variableSymbol: '117', isReversal: false }])
})

test('a message of two lines in a row that is filled to its end is one', () => {
  const row = '20.11.2026;100,00;CZK;117;1/0100;"Záloha\nna byt";T1'
  const { transactions, problems } = readSome([titles, row, good].join('\n'))
  expect(problems).toEqual([])
  expect(transactions.map(({ message }) => message)).toEqual(['Záloha na byt', 'Záloha'])
})

test.each([
  ['sto;7,00', 'sto'],
  [';sto', 'sto'],
  [';', ''],
  ['5,00;7,00', '5,00 7,00'],
])('what came and what left as %j is no amount', (cells, text) => {
  const lines = [inCrowns, 'Datum;Kredit;Debet', '20.11.2026;1,00;', `20.11.2026;${cells}`]
  expect(readSome(lines.join('\n')).problems).toEqual([
    { line: 4, kind: 'amount', text, isKept: false },
  ])
})

test('a table of credits alone is one', () => {
  expect(amountsOf('Datum;Kredit', '20.11.2026;100,00')).toEqual([10_000])
})

test('a row below the table whose quote has no end is told, though it looks like a sum', () => {
  const lines = ['Datum;Částka', '20.11.2026;100,00', 'Celkem;"100,00', 'Strana;1', 'Konec"']
  expect(readSome(lines.join('\n')).problems).toContainEqual(
    expect.objectContaining({ line: 3, kind: 'quote' }),
  )
})

const directed = (...rows: readonly string[]) =>
  amountsOf('Datum;Částka;Směr', ...rows.map((row) => `20.11.2026;${row}`))

test('where debits carry a minus, a word for the direction does not turn them', () => {
  expect(directed('-100,00;výdaj', '50,00;příjem', '60,00;příjem')).toEqual([-10_000, 5_000, 6_000])
  expect(directed('-100,00;výdaj', '30,00;výdaj')).toEqual([-10_000, 3_000])
})

test('where amounts have no sign, a word or a sign beside them tells the direction', () => {
  expect(directed('100,00;výdaj', '50,00;příjem', '0,00;výdaj')).toEqual([-10_000, 5_000, 0])
  expect(directed('100,00;-', '50,00;+')).toEqual([-10_000, 5_000])
})

test.each(['CZK -100,00', 'Kč-100,00', '100,00- Kč', '-100,00 CZK', '‒100,00'])(
  'a debit written %j leaves the account, as it does without its currency',
  (written) => {
    expect(directed(`${written};odchozí`, '50,00;příchozí')).toEqual([-10_000, 5_000])
    expect(directed(`${written};Hm`, '50,00;Hm')).toEqual([-10_000, 5_000])
    expect(amountsOf('Datum;Kredit;Debet', `20.11.2026;;${written}`)).toEqual([-10_000])
  },
)

test('a table of two currencies has none', () => {
  const currencyOf = (...codes: readonly string[]) =>
    readSome(['Datum;Částka;Měna', ...codes.map((code) => `20.11.2026;1,00;${code}`)].join('\n'))
      .closing[0]?.currency
  expect([currencyOf('EUR', 'EUR'), currencyOf('EUR', 'CZK')]).toEqual(['EUR', null])
})

test('a column has one meaning, and the second choice of a message is taken where there is no first', () => {
  const { mapping } = readSome('Datum provedení;Částka;Poznámka\n20.11.2026;1,00;Záloha')
  expect(mapping.columns).toMatchObject({ bookedOn: 0, valueOn: null })
  expect(mapping.message).toEqual([2])
})
