import { guardFormula } from '#core/tables/guard-formula'
import type { Table } from '#core/tables/table'
import { wallText } from '#core/wall-time'
import type { ShownRevocation } from './use-revocation.ts'

const columns = ['at', 'holder', 'consent', 'outcome', 'customers', 'notes', 'account'] as const
export type AuditColumn = (typeof columns)[number]

interface Words {
  readonly title: string
  readonly titleOf: (column: AuditColumn) => string
  readonly holderOf: (record: ShownRevocation) => string
  readonly outcomeOf: (record: ShownRevocation) => string
  readonly timeZone: string
}

const customersOf = ({ outcome }: ShownRevocation): string =>
  outcome.kind === 'revoked' ? outcome.customerIds.join(', ') : ''

/** The audit list as a file: who withdrew what, and whom it hit. */
export const auditTable = (records: readonly ShownRevocation[], words: Words): Table => ({
  title: words.title,
  columns: columns.map((column) => ({
    title: words.titleOf(column),
    hidden: false,
    kind: column === 'at' ? 'dateTime' : 'text',
  })),
  rows: records.map((record) => [
    wallText(record.at, words.timeZone),
    guardFormula(words.holderOf(record)),
    guardFormula(`${record.consentName} (${record.consentTypeId})`),
    words.outcomeOf(record),
    customersOf(record),
    guardFormula(record.notes ?? ''),
    guardFormula(record.account),
  ]),
})
