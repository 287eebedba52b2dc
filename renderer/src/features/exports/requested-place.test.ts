import { expect, test } from 'vitest'
import { reportJobIdSchema, runIdSchema, workspaceIdSchema } from '#core/ids'
import { requestAnswer, requestedPlace } from './requested-place.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const reportId = reportJobIdSchema.parse('r1')
const run = { kind: 'run', workspaceId, reportId, runId: runIdSchema.parse('n1') } as const

test('what an alert has found is looked at in the contents of its run', () => {
  const place = requestedPlace({ ...run, side: 'contents' }, workspaceId)
  expect(place).toMatchObject({ kind: 'report', reportId: 'r1', runId: 'n1', tab: 'table' })
})

test('a run that has failed is looked at among the runs of its report', () => {
  const place = requestedPlace({ ...run, side: 'outcome' }, workspaceId)
  expect(place).toMatchObject({ kind: 'report', reportId: 'r1', runId: 'n1', tab: 'runs' })
})

test('news of a day leads to the list, and news of something else nowhere here', () => {
  expect(requestedPlace({ kind: 'reports', workspaceId }, workspaceId)).toEqual({ kind: 'reports' })
  expect(requestedPlace({ kind: 'leads', workspaceId }, workspaceId)).toBeNull()
})

test('a dashboard that was not sent is opened', () => {
  const place = requestedPlace({ kind: 'dashboard', workspaceId }, workspaceId)
  expect(place).toEqual({ kind: 'dashboard' })
})

test('a workspace that is still on its way out leaves the news of another one to that', () => {
  const shown = workspaceIdSchema.parse('w2')
  expect(requestedPlace({ ...run, side: 'outcome' }, shown)).toBeNull()
})

const asked = requestedPlace({ ...run, side: 'outcome' }, workspaceId) ?? { kind: 'reports' }

test('news of a report that was removed since lead to no report', () => {
  const isUnreadable = false
  expect(requestAnswer(asked, { reports: [{ id: reportId }], isUnreadable })).toBe('open')
  expect(requestAnswer(asked, { reports: [], isUnreadable })).toBe('gone')
  expect(requestAnswer({ kind: 'reports' }, { reports: [], isUnreadable })).toBe('open')
})

test('a request waits for the reports, and not for some that cannot be read', () => {
  expect(requestAnswer(asked, { reports: null, isUnreadable: false })).toBe('wait')
  expect(requestAnswer(asked, { reports: null, isUnreadable: true })).toBe('open')
})
