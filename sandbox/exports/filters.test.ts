import { expect, test } from 'vitest'
import { readAccount, writeAccount } from '../state/accounts.ts'
import { writeDeal } from '../state/deals.ts'
import { setProjectVisibility } from '../state/projects.ts'
import { type Fields, openExports } from './testing/call-export.ts'

test.each<readonly [string, Fields, string]>([
  ['projects', { projectids: 'x' }, 'Incorrect parameter format: projectids.'],
  ['projects', { projectids: '10210,' }, 'Incorrect parameter format: projectids.'],
  ['projects', { projectids: '99999' }, 'Incorrect parameter format: projectids.'],
  ['projects', { headermode: 'IDS' }, 'Incorrect parameter format: headermode.'],
  [
    'projects',
    { creationdatefrom: '2026-01-01' },
    'Unexpected parameters found: creationdatefrom.',
  ],
  ['projects', { statusids: '1' }, 'Unexpected parameters found: statusids.'],
  ['deals', { statusids: '1;2' }, 'Incorrect parameter format: statusids.'],
  ['deals', { creationdatefrom: '1.1.2026' }, 'Incorrect parameter format: creationdatefrom.'],
  ['deals', { creationdateto: '2026-02-30' }, 'Incorrect parameter format: creationdateto.'],
  [
    'deals',
    { creationdatefrom: '2026-02-02', creationdateto: '2026-02-01' },
    'Incorrect parameter format: creationdateto.',
  ],
  ['deals', { mode: 'DEAL_DEFECTS' }, 'Unexpected parameters found: mode.'],
  ['defects', { mode: 'ALL' }, 'Incorrect parameter format: mode.'],
  ['defects', { mode: 'constructor' }, 'Incorrect parameter format: mode.'],
  ['invoices', { filter_status: '7' }, 'Incorrect parameter format: filter_status.'],
  ['invoices', { filter_groupcompany: 'a' }, 'Incorrect parameter format: filter_groupcompany.'],
  ['invoices', { filter_issued_from: '2026' }, 'Incorrect parameter format: filter_issued_from.'],
  ['invoices', { filter_issued_to: '2026-13-01' }, 'Incorrect parameter format: filter_issued_to.'],
  ['unit-history', {}, 'Parameter missing: unitid.'],
  ['unit-history', { unitid: 'A.101' }, 'Incorrect parameter format: unitid.'],
  ['unit-history', { unitid: '1' }, 'ID does not refer to a valid object.'],
])('%s refuses %o with a message', (name, fields, message) => {
  const answer = openExports({ seed: 'empty' }).call(name, fields)
  expect(answer).toMatchObject({ status: 400, text: message })
})

test('filters that are sent empty narrow nothing', () => {
  const { rows } = openExports()
  const empty = { projectids: '', fulltext: '', creationdatefrom: '', creationdateto: '', xlsx: '' }
  expect(rows('deals', { ...empty, statusids: '' })).toEqual(rows('deals'))
})

test('projects, statuses and dates of creation narrow an export, and together the more', () => {
  const { rows } = openExports()
  const all = rows('deals')
  const villas = rows('deals', { projectids: '10450' })
  expect(villas).toEqual(all.filter((deal) => deal['project_id'] === 10_450))
  expect(villas.length).toBeGreaterThan(0)
  const won = rows('deals', { statusids: '3,4' })
  expect(won).toEqual(all.filter((deal) => deal['status_id'] === 3))
  expect(rows('deals', { projectids: '10450', statusids: '3' })).toEqual(
    villas.filter((deal) => deal['status_id'] === 3),
  )
})

test.each([
  ['the last second before the first day', Date.UTC(2025, 6, 13, 21, 59, 59), false],
  ['the first second of the first day', Date.UTC(2025, 6, 13, 22), true],
  ['the last second of the last day', Date.UTC(2025, 6, 15, 21, 59, 59), true],
  ['the first second after the last day', Date.UTC(2025, 6, 15, 22), false],
])('dates are inclusive on the calendar of the office: %s', (_name, createdAt, isSeen) => {
  const { rows, db } = openExports()
  const deal = { projectId: 10_210, customerId: 500_001, salesmanId: 301, status: 1 }
  const id = writeDeal(db, { ...deal, lifecycle: 'Jednání', priceMinor: 100, createdAt })
  const seen = rows('deals', { creationdatefrom: '2025-07-14', creationdateto: '2025-07-15' })
  expect(seen.some((row) => row['deal_id'] === id)).toBe(isSeen)
})

test('the full text is sought in every text, with or without accents and capitals', () => {
  const { rows } = openExports()
  const found = rows('customers', { fulltext: 'ruzickova' })
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual(rows('customers').filter(({ name }) => /Růžičková/.test(String(name))))
  expect(rows('customers', { fulltext: 'RŮŽIČKOVÁ' })).toEqual(found)
  expect(rows('customers', { fulltext: 'nobody at all' })).toEqual([])
})

test('an account sees its own projects alone, and is refused the others', () => {
  const { db, rows, call } = openExports()
  const account = readAccount(db, 'exports@demo')
  expect(account).not.toBeNull()
  if (account !== null) writeAccount(db, { ...account, projects: [10_450] })
  for (const name of ['projects', 'products', 'deals', 'events', 'payments-prescribed', 'tasks']) {
    const projects = new Set(rows(name).map((row) => row['project']))
    expect(projects).toEqual(new Set(['Vily Pod Lesem']))
  }
  expect(call('deals', { projectids: '10210' }).status).toBe(401)
  expect(call('unit-history', { unitid: '1021003' }).status).toBe(401)
})

test('a unit of a project that is hidden from the API has no history there', () => {
  const { db, call } = openExports()
  setProjectVisibility(db, 10_210, { hidden: true })
  const answer = call('unit-history', { unitid: '1021003' })
  expect(answer).toMatchObject({ status: 400, text: 'ID does not refer to a valid object.' })
})

test.each<readonly [string, { isOfInspection: boolean; communal: readonly boolean[] }]>([
  ['', { isOfInspection: false, communal: [false] }],
  ['DEAL_DEFECTS', { isOfInspection: false, communal: [false] }],
  ['DEAL_DEFECTS_COMMUNAL_AREA', { isOfInspection: false, communal: [true] }],
  ['DEAL_DEFECTS_COMBINED', { isOfInspection: false, communal: [false, true] }],
  ['INSPECTION_DEFECTS', { isOfInspection: true, communal: [false] }],
  ['INSPECTION_DEFECTS_COMMUNAL_AREA', { isOfInspection: true, communal: [true] }],
  ['INSPECTION_DEFECTS_COMBINED', { isOfInspection: true, communal: [false, true] }],
])('the mode "%s" shows its defects', (mode, { isOfInspection, communal }) => {
  const defects = openExports().rows('defects', { mode })
  expect(new Set(defects.map((row) => row['inspection_type'] !== ''))).toEqual(
    new Set([isOfInspection]),
  )
  const parts = defects.map((row) => row['affected_part'] === 'Společné části')
  expect(new Set(parts)).toEqual(new Set(communal))
})

test('invoices are narrowed by status, company and the day of issue', () => {
  const { rows } = openExports()
  const all = rows('invoices')
  const approved = rows('invoices', { filter_status: '5' })
  expect(approved).toEqual(all.filter(({ status }) => status === 'Schválená'))
  const company = rows('invoices', { filter_groupcompany: '42' })
  expect(company).toEqual(all.filter((row) => row['group_company_id'] === 42))
  expect(rows('invoices', { filter_groupcompany: '41,42' })).toEqual(all)
  const [from, to] = ['2026-03-01', '2026-03-31']
  const march = rows('invoices', { filter_issued_from: from, filter_issued_to: to })
  // 46082 is the first of March, 46112 its last day, as Excel counts.
  const isMarch = (day: unknown) => Number(day) >= 46_082 && Number(day) <= 46_112
  expect(march).toEqual(all.filter(({ issued }) => isMarch(issued)))
  for (const some of [approved, company, march]) {
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(all.length)
  }
})
