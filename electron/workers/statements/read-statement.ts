import { createHash } from 'node:crypto'
import { decodeStatement } from '#core/payments/formats/decode-statement'
import { findTable, guessTable, type StatementTable } from '#core/payments/formats/find-table'
import { isPdf } from '#core/payments/formats/is-pdf'
import { readMt940 } from '#core/payments/formats/mt940/read-mt940'
import { readAbo } from '#core/payments/formats/read-abo'
import { readCamt } from '#core/payments/formats/read-camt'
import { readCsv } from '#core/payments/formats/read-csv'
import { type StatementFormat, statementFormat } from '#core/payments/formats/statement-format'
import type { ReadStatement } from '#core/payments/statements/statement'
import {
  isReadable,
  recogniseColumns,
  rememberedMapping,
  type StatementMapping,
} from '#core/payments/statements/statement-mapping'
import type { StatementTitles } from '#core/payments/statements/statement-preview'
import { identifyTransactions } from '#core/payments/statements/transaction-key'
import { tableFormat } from '../tables/table-format.ts'
import { maxStatementBytes, maxTransactions } from './limits.ts'
import { parseStatementXml } from './parse-statement-xml.ts'
import { StatementRefused } from './statement-refused.ts'
import type { ReadStatementFile, StatementRequest } from './statements-message.ts'

const sha256 = (of: string | Uint8Array): string => createHash('sha256').update(of).digest('hex')

/** Reads one file of a bank, whatever its format. */
export const readStatement = (request: StatementRequest): ReadStatementFile => {
  const { bytes, currency } = request
  if (bytes.length > maxStatementBytes) throw new StatementRefused('statementTooLarge')
  if (isPdf(bytes)) throw new StatementRefused('statementPdf')
  if (isWorkbook(bytes)) throw new StatementRefused('notAStatement')
  const decoded = decodeStatement(bytes, request.encoding)
  const format = statementFormat(decoded.text)
  const { read, table } = readAs(format, decoded.text, request, currency)
  if (read.transactions.length > maxTransactions) throw new StatementRefused('statementTooLarge')
  return {
    sha256: sha256(bytes),
    format,
    encoding: decoded.encoding,
    encodingReason: decoded.reason,
    table,
    damaged: decoded.damaged,
    identified: identifyTransactions(read.transactions, sha256),
    problems: read.problems,
    closing: read.closing,
  }
}

/** Its packed bytes fall into lines and cells as well, of which a person would be asked what they mean. */
const isWorkbook = (bytes: Uint8Array): boolean => {
  const format = tableFormat(bytes)
  return format === 'zip' || format === 'binary'
}

interface StatementWithTitles {
  readonly read: ReadStatement
  readonly table: StatementTitles | null
}

const readAs = (
  format: StatementFormat,
  text: string,
  request: StatementRequest,
  currency: string,
): StatementWithTitles => {
  if (format === 'abo') return { read: readAbo(text, { currency }), table: null }
  if (format === 'mt940') return { read: readMt940(text, { currency }), table: null }
  if (format === 'csv') return readTable(text, request)
  const read = readCamt(parseStatementXml(text))
  if (read === null) throw new StatementRefused('notAStatement')
  return { read, table: null }
}

const nothingRead: ReadStatement = { transactions: [], problems: [], closing: [] }

const readTable = (
  text: string,
  { mapping, remembered, currency }: StatementRequest,
): StatementWithTitles => {
  const known = mapping === null ? remembered : [mapping, ...remembered]
  const read = readCsv(text, { remembered: known, currency })
  const found = findTable(text, known) ?? guessTable(text)
  if (found === null) throw new StatementRefused('notAStatement')
  const used = read?.mapping ?? rememberedMapping(found.titles, known)
  const table = titlesOf(found, used ?? recogniseColumns(found.titles))
  return { read: read ?? nothingRead, table }
}

const sampleRows = 6

const titlesOf = (
  { titles, rows }: StatementTable,
  mapping: StatementMapping,
): StatementTitles => ({
  titles,
  sample: rows.slice(0, sampleRows).map(({ cells }) => cells.slice(0, titles.length)),
  mapping,
  isReadable: isReadable(mapping),
})
