import { expect, test } from 'vitest'
import { checkAlert } from '#core/exports/alerts/content-alerts'
import { reportDefinitionSchema } from '#core/exports/reports/report-definition'
import type { ReportTable } from '#core/exports/table/report-table'
import { readyReport, readyReportNames } from './ready-reports.ts'

const table = (titles: readonly string[], count: number): ReportTable => ({
  columns: titles.map((title) => ({ id: null, name: title, title, type: 'text' })),
  rows: Array.from({ length: count }, () => titles.map(() => 'x')),
})

test.each(readyReportNames)(
  'the ready report %s tells of an empty table and of a lost column',
  (name) => {
    const { alerts } = reportDefinitionSchema.parse(readyReport(name, 'Units'))
    const before = table(['Unit', 'Price'], 40)
    const shape = { rows: before.rows.length, columns: before.columns }
    const found = (after: ReportTable) => alerts.map((rule) => checkAlert(rule, after, shape).kind)
    expect(found(before)).toEqual(['quiet', 'quiet'])
    expect(found(table(['Unit', 'Price'], 0))).toContain('rowsFell')
    expect(found(table(['Unit'], 40))).toContain('columnsMissing')
  },
)
