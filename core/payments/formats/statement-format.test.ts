import { expect, test } from 'vitest'
import { aboHead, aboMovement } from '../testing/abo-lines.ts'
import { bankTables } from '../testing/bank-tables.ts'
import { camtDocument } from '../testing/camt-document.ts'
import { statementFormat } from './statement-format.ts'

test('a statement is known by its first signs', () => {
  expect(statementFormat(aboHead({ opening: 0, closing: 0 }))).toBe('abo')
  expect(statementFormat(`\r\n${aboMovement({ minor: 1 })}`)).toBe('abo')
  expect(statementFormat(camtDocument())).toBe('camt')
  expect(statementFormat('<Document>')).toBe('camt')
  for (const { text } of bankTables) expect(statementFormat(text)).toBe('csv')
  expect(statementFormat('074;075\n')).toBe('csv')
  for (const envelope of [
    '',
    '\r\n',
    'GIBACZPX 0800\r\n940 N2\r\n\r\n',
    '\u0001{1:F01CEKOCZPPAXXX0000000000}{2:I940N}{4:\r\n',
  ]) {
    expect(statementFormat(`${envelope}:20:STARTUMS\r\n:25:0800/192000145399\r\n`)).toBe('mt940')
  }
  expect(statementFormat('Datum;Zpráva\n20.11.2026;:20:25\n')).toBe('csv')
})
