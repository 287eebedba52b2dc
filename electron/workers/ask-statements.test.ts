import { expect, test } from 'vitest'
import type { StatementMapping } from '#core/payments/statements/statement-mapping'
import { askStatements } from './ask-statements.ts'
import { forkedReports } from './testing/forked-reports.ts'

const statements = askStatements(forkedReports())
const never = new AbortController().signal
const usual = { encoding: null, mapping: null, remembered: [], currency: 'CZK' }
const read = (content: string | Uint8Array, more: Partial<typeof input> = {}) =>
  statements.read({ ...input, ...more, bytes: Buffer.from(content) }, never)
const input: Parameters<typeof statements.read>[0] = { ...usual, bytes: new Uint8Array() }

const camt = (entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>CZ6508000000192000145399</IBAN></Id><Ccy>CZK</Ccy></Acct>
${entries}
</Stmt></BkToCstmrStmt></Document>`

const entry = (amount: string) =>
  `<Ntry><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>R${amount}</AcctSvcrRef></Ntry>`

test('a statement in XML is read with its lines, and a broken entry costs no other', async () => {
  const file = await read(camt([entry('250000.50'), entry('x'), entry('1.01')].join('\n')))
  if (!file.ok) throw new Error(file.failure.kind)
  expect(file.value).toMatchObject({ format: 'camt', table: null })
  expect(file.value.identified.map(({ transaction }) => transaction.amountMinor)).toEqual([
    25_000_050, 101,
  ])
  expect(file.value.problems).toMatchObject([{ kind: 'amount', line: 6, isKept: false }])
})

test('a message MT940 is read with its movements and its balance', async () => {
  const lines = [
    ':20:A',
    ':25:0800/192000145399',
    ':60F:C261119CZK1,00',
    ':61:261120C5,00NTRF//B-1',
  ]
  const file = await read([...lines, ':86:VS 117', ':62F:C261120CZK6,00', '-'].join('\r\n'))
  if (!file.ok) throw new Error(file.failure.kind)
  expect(file.value).toMatchObject({ format: 'mt940', table: null, problems: [] })
  expect(file.value.identified).toMatchObject([
    { basis: 'reference', transaction: { amountMinor: 500, variableSymbol: '117' } },
  ])
  expect(file.value.closing).toMatchObject([{ openingMinor: 100, closingMinor: 600 }])
})

test.each([
  [
    'entities that grow without end',
    `<!DOCTYPE a [<!ENTITY x "xxxx">]>${camt('')}`,
    'statementDoctype',
    '1',
  ],
  ['tags that are not closed', camt('<Ntry>'), 'statementXml', '5'],
  ['elements nested without end', '<a>'.repeat(60), 'statementTooLarge', '1'],
  ['XML that is no statement', '<html><body/></html>', 'notAStatement', 'file'],
  ['pages of a PDF', '\ufeff%PDF-1.7\n1 0 obj\n', 'statementPdf', 'file'],
  ['a workbook', 'PK\u0003\u0004;a;b\n1;2;3\n', 'notAStatement', 'file'],
  ['words', 'Dobrý den,\nposílám platbu.\n', 'notAStatement', 'file'],
])('%s are refused with the line where they begin', async (_what, content, rule, path) => {
  expect(await read(content)).toMatchObject({ failure: { kind: 'invalidInput', rule, path } })
})

const strange = ['Kdy;Kolik;Symbol', '20.11.2026;1 234,50;42', '21.11.2026;10,00;43', ''].join(
  '\r\n',
)

test('a table whose titles nobody knows is shown, and read once a person has said what they mean', async () => {
  const first = await read(strange)
  if (!first.ok) throw new Error(first.failure.kind)
  const { table, identified } = first.value
  expect(identified).toEqual([])
  expect(table).toMatchObject({ titles: ['Kdy', 'Kolik', 'Symbol'], isReadable: false })
  if (!table) throw new Error('no table')
  const mapping: StatementMapping = {
    ...table.mapping,
    columns: { ...table.mapping.columns, bookedOn: 0, amount: 1, variableSymbol: 2 },
  }
  for (const known of [{ mapping }, { remembered: [mapping] }]) {
    const again = await read(strange, known)
    expect(again).toMatchObject({
      ok: true,
      value: {
        identified: [
          { transaction: { amountMinor: 123_450, variableSymbol: '42', currency: 'CZK' } },
          { transaction: { amountMinor: 1_000, variableSymbol: '43' } },
        ],
      },
    })
  }
})

test('the same file has the same keys each time', async () => {
  const keysOf = async () => {
    const file = await read(camt(entry('5.00')))
    return file.ok ? file.value.identified.map(({ key }) => key) : []
  }
  expect(await keysOf()).toEqual(await keysOf())
  expect(await keysOf()).toHaveLength(1)
})
