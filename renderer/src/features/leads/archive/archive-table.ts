import type { SeenLead } from '#core/leads/archive/seen-lead'
import { guardFormula } from '#core/tables/guard-formula'
import type { Table } from '#core/tables/table'
import { wallText } from '#core/wall-time'
import type { LeadSort } from './archive-filter.ts'

interface Words {
  readonly title: string
  readonly titleOf: (column: LeadSort | 'inquiryId') => string
  readonly timeZone: string
}

const columns = [
  'at',
  'customerName',
  'projects',
  'campaign',
  'productInterest',
  'customerId',
  'inquiryId',
  'firstSeenAt',
] as const

const kinds = { at: 'dateTime', firstSeenAt: 'dateTime', customerId: 'number', inquiryId: 'number' }

const isSpecial = (column: string): column is keyof typeof kinds => Object.hasOwn(kinds, column)

/** The leads of the archive as a file has them. */
export const archiveTable = (leads: readonly SeenLead[], words: Words): Table => ({
  title: words.title,
  columns: columns.map((column) => ({
    title: words.titleOf(column),
    kind: isSpecial(column) ? (kinds[column] as 'dateTime' | 'number') : 'text',
    hidden: false,
  })),
  rows: leads.map((lead) => [
    lead.at === null ? null : wallText(lead.at, words.timeZone),
    guardFormula(lead.customerName),
    guardFormula(lead.projects.join(', ')),
    guardFormula(lead.campaign),
    guardFormula(lead.productInterest),
    lead.customerId,
    lead.inquiryId,
    wallText(lead.firstSeenAt, words.timeZone),
  ]),
})
