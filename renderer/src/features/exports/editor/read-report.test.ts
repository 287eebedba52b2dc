import { expect, test } from 'vitest'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { dayMs } from '#core/time'
import { readReport } from './read-report.ts'
import { emptyReport, type ReportForm, toReportForm } from './report-form.ts'

const form = (part: Partial<ReportForm> = {}): ReportForm => ({
  ...toReportForm({ ...emptyReport, name: 'Units' }),
  ...part,
})
const wrongOf = (part: Partial<ReportForm>): string[] => {
  const read = readReport(form(part))
  return read.ok ? [] : [...read.wrong]
}

const full: ReportDefinition = {
  name: 'Vady',
  content: {
    name: 'defects',
    format: 'xls',
    parameters: { mode: 'DEAL_DEFECTS', creationdatefrom: '2026-01-01', projectids: '1,2' },
  },
  accountId: null,
  rules: {
    schedule: {
      kind: 'monthly',
      on: { kind: 'weekday', nth: 'last', weekday: 5 },
      times: ['06:30', '18:00'],
      zone: 'Europe/Prague',
    },
    missed: 'ask',
    maxAgeMs: 7 * dayMs,
    pauseAfter: 3,
  },
  retention: { maxCount: 30, maxAgeMs: 90 * dayMs },
  alerts: [{ kind: 'rowsFell', share: 0.5 }],
  latest: null,
  delivery: null,
}

test('a report is shown in the form as it was saved, and read again as it was', () => {
  const read = readReport(toReportForm({ ...full, latest: null }))
  expect(read).toEqual({ ok: true, definition: full })
})

test('what another export does not take is not sent with it', () => {
  const read = readReport(form({ export: 'events', parameters: { mode: 'DEAL_DEFECTS' } }))
  expect(read.ok && read.definition.content).toEqual({
    name: 'events',
    format: 'xlsx',
    parameters: {},
  })
})

test.each<[string, Partial<ReportForm>, string[]]>([
  ['a report without a name', { name: ' ' }, ['name']],
  ['an endpoint that is no export', { export: 'own', endpoint: 'get-project' }, ['endpoint']],
  ['a unit that must be told', { export: 'unit-history' }, ['parameter.unitid']],
  [
    'a day that is none',
    { parameters: { creationdatefrom: 'soon' }, export: 'deals' },
    ['parameter.creationdatefrom'],
  ],
  ['no failures at all', { pauseAfter: '0' }, ['pauseAfter']],
  [
    'a folder that nobody picked',
    { latest: { ...form().latest, isOn: true, fileName: 'units' } },
    ['latest.folder'],
  ],
  [
    'a name that no file can have',
    { latest: { ...form().latest, isOn: true, path: '/x', fileName: 'a/b' } },
    ['latest.fileName'],
  ],
  ['a half-made alert', { alerts: [{ ...emptyAlert(), share: '' }] }, ['alerts']],
])('%s is said at its place', (_what, part, places) => {
  expect(wrongOf(part)).toEqual(places)
})

test('a report that runs only by hand has no rules', () => {
  const read = readReport(form({ schedule: { ...form().schedule, kind: 'none' } }))
  expect(read.ok && read.definition.rules).toBeNull()
})

test('an endpoint of one’s own is called by its name, one of the catalogue is known again', () => {
  const own = readReport(form({ export: 'own', endpoint: ' LIST-EXCEL-my-table ' }))
  expect(own.ok && own.definition.content.name).toBe('my-table')
  const known = readReport(form({ export: 'own', endpoint: 'list-excel-deals' }))
  expect(known.ok && known.definition.content.name).toBe('deals')
})

function emptyAlert() {
  const [alert] = toReportForm({ ...full, latest: null }).alerts
  if (!alert) throw new Error('the report has an alert')
  return alert
}
