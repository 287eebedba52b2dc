import { expect, test } from 'vitest'
import type { StatementMapping } from '#core/payments/statements/statement-mapping'
import { askStatements } from './ask-statements.ts'
import { forkedReports } from './testing/forked-reports.ts'

const statements = askStatements(forkedReports())
const never = new AbortController().signal
const usual = { encoding: null, mapping: null, remembered: [], currency: 'CZK' }
const read = (content: string | Uint8Array, more: Partial<typeof wanted> = {}) =>
  statements.read({ ...wanted, ...more, bytes: Buffer.from(content) }, never)
const wanted: Parameters<typeof statements.read>[0] = { ...usual, bytes: new Uint8Array() }

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
