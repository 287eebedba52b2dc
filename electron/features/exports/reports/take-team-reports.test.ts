import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { accountIdSchema, reportJobIdSchema, workspaceIdSchema } from '#core/ids'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import { handClock } from '../../../store/testing/store-folder.ts'
import { type ListedTeamReport, takeTeamReports } from './take-team-reports.ts'

const login = { origin: 'https://crm.example.com', login: 'eva' }
const place = (name: string) => ({
  workspaceId: workspaceIdSchema.parse(name),
  accountId: accountIdSchema.parse(`account-${name}`),
})
const shared = {
  name: 'Units',
  content: { name: 'products', format: 'xlsx', parameters: {} },
  rules: null,
} as const

/** The reports of a desk, in memory. */
const start = () => {
  const reports = new Map<string, StoredReport>()
  const saved: string[] = []
  const hear = (listed: readonly ListedTeamReport[], places: readonly string[]) =>
    takeTeamReports(
      {
        store: {
          listAllReports: () => [...reports.values()],
          write: {
            saveReport: (report) => {
              reports.set(report.id, report)
              saved.push(report.definition.name)
              return success(null)
            },
          },
        },
        clock: handClock(),
        newId: () => 'new',
        placesOf: () => places.map(place),
      },
      listed,
    )
  const take = (name: string, places: readonly string[]) =>
    hear([{ id: 't', report: { ...shared, name, login }, isRemoved: false }], places)
  return { reports, saved, hear, take }
}

const own: StoredReport = {
  id: reportJobIdSchema.parse('own'),
  workspaceId: place('second').workspaceId,
  createdAt: 1,
  definition: {
    ...shared,
    accountId: place('second').accountId,
    retention: null,
    alerts: [],
    latest: null,
    delivery: null,
    ofTeam: 't',
  },
  latestFolder: null,
  progress: null,
}

test('a report of the team stays in its workspace, also where another one has the same login', () => {
  const { reports, take } = start()
  reports.set('own', own)
  take('Homes', ['first', 'second'])
  const changed = { ...own, definition: { ...own.definition, name: 'Homes' } }
  expect([...reports.values()]).toEqual([changed])
  // Of a login that its workspace has not it stays what it was.
  take('Flats', ['first'])
  expect([...reports.values()]).toEqual([changed])
})

test('a report that is new here comes into the first workspace that has its login, and into none without it', () => {
  const { reports, take } = start()
  take('Units', [])
  expect(reports.size).toBe(0)
  take('Units', ['first', 'second'])
  const { accountId, workspaceId } = place('first')
  expect(reports.get('new')).toMatchObject({ workspaceId, definition: { accountId, ofTeam: 't' } })
})

test('a report goes on where the team has forgotten it, and is let go where somebody has removed it', () => {
  const { reports, hear, take } = start()
  take('Units', ['first'])
  const taken = reports.get('new')
  hear([], ['first'])
  expect(reports.get('new')).toEqual(taken)
  hear([{ id: 't', report: null, isRemoved: true }], ['first'])
  expect(reports.get('new')?.definition).not.toHaveProperty('ofTeam')
})

test('a report that was shared from here, which this desk did not come to write down, is not there twice', () => {
  const { reports, take } = start()
  const { ofTeam: _ofTeam, ...definition } = own.definition
  reports.set('t', { ...own, id: reportJobIdSchema.parse('t'), definition })
  take('Units', ['second'])
  expect([...reports.values()]).toEqual([
    { ...own, id: 't', definition: { ...definition, ofTeam: 't' } },
  ])
})

test('a report in which nothing has changed is not written again', () => {
  const { saved, take } = start()
  for (const name of ['Units', 'Units', 'Homes', 'Homes']) take(name, ['first'])
  expect(saved).toEqual(['Units', 'Homes'])
})
