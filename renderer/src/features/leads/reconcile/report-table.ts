import type { agencyReport } from '#core/leads/reconcile/agency-report'
import { guardFormula } from '#core/tables/guard-formula'
import type { Table } from '#core/tables/table'
import { minuteMs } from '#core/time'
import { wallText } from '#core/wall-time'
import type { SentKind } from './status-words.ts'

export type ReportedLead = ReturnType<typeof agencyReport>[number]

const columns = [
  'key',
  'at',
  'initials',
  'email',
  'phone',
  'project',
  'campaign',
  'status',
  'delay',
  'answer',
] as const

interface Words {
  readonly title: string
  readonly titleOf: (column: (typeof columns)[number]) => string
  readonly statusOf: (kind: SentKind) => string
  readonly timeZone: string
}

const kindOf = (column: (typeof columns)[number]): Table['columns'][number]['kind'] => {
  if (column === 'at') return 'dateTime'
  return column === 'delay' ? 'number' : 'text'
}

export const reportTable = (leads: readonly ReportedLead[], words: Words): Table => ({
  title: words.title,
  columns: columns.map((column) => ({
    title: words.titleOf(column),
    kind: kindOf(column),
    hidden: false,
  })),
  rows: leads.map((lead) => [
    guardFormula(lead.key),
    wallText(lead.at, words.timeZone),
    ...[lead.initials, lead.email, lead.phone, lead.project, lead.campaign].map(guardFormula),
    words.statusOf(lead.status),
    lead.delayMs === null ? null : Math.round(lead.delayMs / minuteMs),
    guardFormula(lead.answer),
  ]),
})
