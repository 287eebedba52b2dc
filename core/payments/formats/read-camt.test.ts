import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorToDecimal } from '#core/money'
import type { Ledger } from '../ledger/ledger.ts'
import { importStatement } from '../statements/import-statement.ts'
import type { ReadStatement } from '../statements/statement.ts'
import { identifyTransactions } from '../statements/transaction-key.ts'
import { camtDetails, camtDocument, camtEntry, camtPart } from '../testing/camt-document.ts'
import { readElement } from '../testing/read-element.ts'
import { readCamt } from './read-camt.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const readSome = (xml: string) => {
  const read = readCamt(readElement(xml))
  if (read === null) throw new Error('no statement')
  return read
}

const payment = camtDetails(
  [
    '<Refs><AcctSvcrRef>B-1</AcctSvcrRef><EndToEndId>/VS0026000117/SS/KS0308</EndToEndId></Refs>',
    '<RltdPties><Dbtr><Nm>Novák Jiří</Nm></Dbtr>',
    '<DbtrAcct><Id><IBAN>CZ2101000000001234567899</IBAN></Id></DbtrAcct>',
    '<Cdtr><Nm>Byty Letná</Nm></Cdtr></RltdPties>',
    '<RmtInf><Ustrd>Záloha na byt</Ustrd><Ustrd>č. 12</Ustrd></RmtInf>',
  ].join(''),
)

test('an entry tells its money, its payer, its symbols and its words', () => {
  const entry = camtEntry({
    amount: '252000.50',
    rest: `<ValDt><Dt>2026-11-19</Dt></ValDt><AcctSvcrRef>E-1</AcctSvcrRef>${payment}`,
  })
  const { transactions, problems, closing } = readSome(camtDocument(entry))
  expect(problems).toEqual([])
  expect(transactions).toEqual([
    {
      line: 14,
      statement: 0,
      account: '19-2000145399/0800',
      bookedOn: '2026-11-20',
      valueOn: '2026-11-19',
      amountMinor: 25_200_050,
      currency: 'CZK',
      variableSymbol: '26000117',
      constantSymbol: '308',
      specificSymbol: null,
      counterAccount: '1234567899/0100',
      counterName: 'Novák Jiří',
      message: 'Záloha na byt č. 12',
      reference: 'B-1',
      isReversal: false,
    },
  ])
  expect(closing).toEqual([
    {
      statement: 0,
      account: '19-2000145399/0800',
      currency: 'CZK',
      openingMinor: -100_000,
      closingMinor: 25_090_050,
      creditMinor: 25_200_050,
      debitMinor: 9_900,
      from: '2026-11-01',
      to: '2026-11-30',
    },
  ])
})

test('a batch is as many transactions as it has, each with its own amount and symbol', () => {
  const batch = `<NtryRef>N1</NtryRef>${camtDetails(camtPart('100.50', '1'), camtPart('200', '2'))}`
  const { transactions, problems } = readSome(
    camtDocument(camtEntry({ amount: '300.50', rest: batch }), camtEntry({ amount: '5' })),
  )
  expect(problems).toEqual([])
  expect(transactions.map((one) => [one.amountMinor, one.variableSymbol, one.reference])).toEqual([
    [10_050, '1', 'R1'],
    [20_000, '2', 'R2'],
    [500, null, null],
  ])
})

test('a part of a batch may go against it', () => {
  const back = `<CdtDbtInd>DBIT</CdtDbtInd>${camtPart('50', '2')}`
  const rest = camtDetails(camtPart('350.00', '1'), back)
  const { transactions } = readSome(camtDocument(camtEntry({ amount: '300', rest })))
  expect(transactions.map(({ amountMinor }) => amountMinor)).toEqual([35_000, -5_000])
})

test.each([
  ['batchDiffers', camtDetails(camtPart('100.50', '1'), camtPart('199.99', '2'))],
  ['batchUntold', camtDetails('<Refs><TxId>1</TxId></Refs>', camtPart('300.50', '2'))],
  ['batchUntold', camtDetails(camtPart('1', '1').replaceAll('CZK', 'EUR'), camtPart('1', '2'))],
])('a batch whose parts are not the whole is kept whole, and told: %s', (kind, rest) => {
  const { transactions, problems } = readSome(camtDocument(camtEntry({ amount: '300.50', rest })))
  expect(transactions.map(({ amountMinor }) => amountMinor)).toEqual([30_050])
  expect(problems).toEqual([{ line: 14, kind, text: null, isKept: true }])
})

test('one payment in another currency counts as what came to the account', () => {
  const rest = camtDetails('<AmtDtls><InstdAmt><Amt Ccy="EUR">12.00</Amt></InstdAmt></AmtDtls>')
  const { transactions } = readSome(camtDocument(camtEntry({ amount: '300.50', rest })))
  expect(transactions).toMatchObject([{ amountMinor: 30_050, currency: 'CZK' }])
})

test('a reversal goes the way that it says itself', () => {
  const entries = [
    camtEntry({ amount: '5', direction: 'DBIT', rest: '<RvslInd>true</RvslInd>' }),
    camtEntry({ amount: '7', rest: '<RvslInd>1</RvslInd>' }),
  ]
  const { transactions } = readSome(camtDocument(...entries))
  expect(transactions.map((one) => [one.amountMinor, one.isReversal])).toEqual([
    [-500, true],
    [700, true],
  ])
})

test.each([
  [camtEntry({ amount: '1,5' }), 'amount', '1,5'],
  [camtEntry({ amount: '1.505' }), 'amount', '1.505'],
  [camtEntry({ amount: '-1' }), 'amount', '-1'],
  [camtEntry({ amount: '1' }).replace('CZK', 'Kčs'), 'amount', '1'],
  [camtEntry({ amount: '1', direction: 'X' }), 'direction', 'X'],
  [camtEntry({ amount: '1', day: '2026-02-30' }), 'date', '2026-02-30'],
  [camtEntry({ amount: '1', status: 'PDNG' }), 'notBooked', 'PDNG'],
  [camtEntry({ amount: '1', status: '<Cd>INFO</Cd>' }), 'notBooked', 'INFO'],
])('of %j the line is told, and no other is lost', (entry, kind, text) => {
  const good = camtEntry({ amount: '1.00', status: '<Cd>BOOK</Cd>' })
  const { transactions, problems } = readSome(camtDocument(good, entry, good))
  expect(transactions.map(({ line }) => line)).toEqual([14, 16])
  expect(problems).toEqual([{ line: 15, kind, text, isKept: false }])
})

test.each([
  ['<RmtInf><Ustrd>/VS/117/SS/5</Ustrd></RmtInf>', ['117', '5']],
  ['<RmtInf><Ustrd>Platba VS: 0117, SS 5</Ustrd></RmtInf>', ['117', '5']],
  ['<RmtInf><Strd><AddtlRmtInf>/VS/117</AddtlRmtInf></Strd></RmtInf>', ['117', null]],
  ['<Refs><PmtInfId>VS117</PmtInfId></Refs>', ['117', null]],
  ['<RmtInf><Ustrd>DVS 117 12345678901</Ustrd></RmtInf>', [null, null]],
  ['<RmtInf><Ustrd>VS 12345678901</Ustrd></RmtInf>', [null, null]],
])('symbols are found in %s', (details, symbols) => {
  const entry = camtEntry({ amount: '1', rest: camtDetails(details) })
  const [transaction] = readSome(camtDocument(entry)).transactions
  expect([transaction?.variableSymbol, transaction?.specificSymbol]).toEqual(symbols)
})

test('names with a name space, and parties of the newer version, are read', () => {
  const details = camtDetails(
    '<RltdPties><Dbtr><Pty><Nm>Eva</Nm></Pty></Dbtr><DbtrAcct><Id><Othr><Id>1234567899</Id></Othr></Id></DbtrAcct></RltdPties>' +
      '<RltdAgts><DbtrAgt><FinInstnId><Othr><Id>0100</Id></Othr></FinInstnId></DbtrAgt></RltdAgts>',
  )
  const xml = camtDocument(camtEntry({ amount: '1', rest: details }))
    .replace('xmlns=', 'xmlns:c=')
    .replaceAll(/<(\/?)([A-Z])/g, '<$1c:$2')
  expect(readSome(xml).transactions).toMatchObject([
    { amountMinor: 100, counterName: 'Eva', counterAccount: '1234567899/0100' },
  ])
})

test('other XML is no statement', () => {
  expect(readCamt(readElement('<Document><pain/></Document>'))).toBeNull()
})

test('a batch of any amounts is exact to the haler', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 10 ** 13 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(amounts, (minors) => {
      const sum = minors.reduce((total, minor) => total + minor, 0)
      const rest = camtDetails(
        ...minors.map((minor, at) => camtPart(minorToDecimal(minor), `${at}`)),
      )
      const entry = camtEntry({ amount: minorToDecimal(sum), rest })
      const { transactions, problems } = readSome(camtDocument(entry))
      expect(problems).toEqual([])
      expect(transactions.map(({ amountMinor }) => amountMinor)).toEqual(minors)
    }),
    { numRuns: 50 },
  )
})

test('the number of an entry is its place, not its name: the next statement has another', () => {
  const { transactions } = readSome(
    camtDocument(
      camtEntry({ amount: '5', rest: '<NtryRef>1</NtryRef>' }),
      camtEntry({ amount: '6', rest: '<NtryRef>2</NtryRef><AcctSvcrRef>B-2</AcctSvcrRef>' }),
    ),
  )
  expect(transactions.map(({ reference }) => reference)).toEqual([null, 'B-2'])
})

test('a payment that a daily and a monthly statement number otherwise is one', () => {
  const numbered = (ref: number, amount: string) =>
    camtEntry({ amount, rest: `<NtryRef>${ref}</NtryRef>${camtDetails('')}` })
  const daily = readSome(camtDocument(numbered(1, '100.00')))
  const monthly = readSome(camtDocument(numbered(1, '7.00'), numbered(2, '100.00')))
  const take = (ledger: Ledger, { transactions }: ReadStatement) =>
    importStatement(ledger, identifyTransactions(transactions, sha256), 'camt')
  const first = take(new Map(), daily)
  const next = take(first.ledger, monthly)
  expect(next).toMatchObject({ known: first.added, twins: [] })
  expect(next.added).toHaveLength(1)
})

test('nothing that was taken is nothing, without a sign', () => {
  const entry = camtEntry({ amount: '0.00', direction: 'DBIT' })
  expect(readSome(camtDocument(entry)).transactions[0]?.amountMinor).toBe(0)
})

test('a statement without balances has none, and one that cannot be read is told', () => {
  const document = camtDocument(camtEntry({ amount: '1' }))
  const without = readSome(document.replaceAll(/<Bal>.*?<\/Bal>/gs, ''))
  expect(without.problems).toEqual([])
  expect(without.closing).toMatchObject([{ openingMinor: null, closingMinor: null }])
  const broken = readSome(document.replace('>1000.00<', '>1 000<'))
  expect(broken.problems).toMatchObject([{ kind: 'amount', text: '1 000', isKept: true }])
  expect(broken.closing).toMatchObject([{ openingMinor: null, closingMinor: 25_090_050 }])
})

test('a statement may name no account, and what is no currency is none', () => {
  const document = camtDocument(camtEntry({ amount: '1' }))
  const without = readSome(document.replace(/<Acct>.*<\/Acct>/, ''))
  expect(without.closing).toMatchObject([{ account: null, currency: 'CZK' }])
  const koruna = readSome(document.replace('<Ccy>CZK<', '<Ccy>Kč<'))
  expect(koruna.closing).toMatchObject([{ currency: null }])
})

test('a batch that is kept whole has nothing of its first part', () => {
  const rest = camtDetails('<RmtInf><Ustrd>/VS/117</Ustrd></RmtInf>', camtPart('300.50', '2'))
  const { transactions } = readSome(camtDocument(camtEntry({ amount: '300.50', rest })))
  expect(transactions).toMatchObject([{ message: null, variableSymbol: null }])
})

test('the parts of a debit are debits, and one of nothing has no sign', () => {
  const rest = camtDetails(camtPart('100.50', '1'), camtPart('200', '2'), camtPart('0', '3'))
  const entry = camtEntry({ amount: '300.50', direction: 'DBIT', rest })
  const { transactions } = readSome(camtDocument(entry))
  expect(transactions.map(({ amountMinor }) => amountMinor)).toEqual([-10_050, -20_000, 0])
})

test('of a debit the other side is who was paid', () => {
  const parties =
    '<RltdPties><Dbtr><Nm>Byty Letná</Nm></Dbtr><Cdtr><Nm>Stavba</Nm></Cdtr></RltdPties>'
  const entry = camtEntry({ amount: '1', direction: 'DBIT', rest: camtDetails(parties) })
  expect(readSome(camtDocument(entry)).transactions).toMatchObject([{ counterName: 'Stavba' }])
})

test('an empty line of the message is none', () => {
  const rest = camtDetails('<RmtInf><Ustrd/><Ustrd>Záloha</Ustrd></RmtInf>')
  const { transactions } = readSome(camtDocument(camtEntry({ amount: '1', rest })))
  expect(transactions).toMatchObject([{ message: 'Záloha' }])
})
