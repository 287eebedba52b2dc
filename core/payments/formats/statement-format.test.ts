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
})
