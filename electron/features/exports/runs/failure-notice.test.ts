import { expect, test } from 'vitest'
import { type JobProgress, newProgress } from '#core/exports/schedule/job-progress'
import { reportJobIdSchema, workspaceIdSchema } from '#core/ids'
import { unitsDefinition } from '../../../wiring/testing/exports/acts.ts'
import { afterContents } from './after-contents.ts'
import { failureNotice } from './failure-notice.ts'

const id = reportJobIdSchema.parse('r1')
const rules = {
  schedule: { kind: 'daily', times: ['09:00'], zone: 'Europe/Prague' },
  missed: 'once',
  maxAgeMs: 86_400_000,
  pauseAfter: 3,
} as const
const reportWith = (progress: Partial<JobProgress> | null, definition = {}) => ({
  id,
  workspaceId: workspaceIdSchema.parse('w1'),
  createdAt: 1,
  definition: {
    ...unitsDefinition,
    rules: { ...rules, schedule: { ...rules.schedule, times: ['09:00'] } },
    ...definition,
  },
  latestFolder: null,
  progress: progress && { ...newProgress(1), ...progress },
})
const paused = { since: 5, by: 'failures' } as const
const report = unitsDefinition.name

test.each([
  ['a run that went well', {}, {}, null],
  ['the first failure', {}, { failuresInARow: 1 }, { kind: 'failed', report }],
  ['the second one', { failuresInARow: 1 }, { failuresInARow: 2 }, null],
  ['a run that counts as none', { failuresInARow: 1 }, { failuresInARow: 1 }, null],
  ['a good run after failures', { failuresInARow: 2 }, { failuresInARow: 0 }, null],
  [
    'the one that pauses the report',
    { failuresInARow: 2 },
    { failuresInARow: 3, paused },
    { kind: 'paused', report, failures: 3 },
  ],
  [
    'the only one that it takes to pause it',
    {},
    { failuresInARow: 1, paused },
    { kind: 'paused', report, failures: 1 },
  ],
  [
    'one of a report that is paused',
    { failuresInARow: 3, paused },
    { failuresInARow: 4, paused },
    null,
  ],
] as const)('of %s a person hears what they should', (_what, before, after, notice) => {
  const change = { reportId: id, at: 5, accounts: [], progress: { ...newProgress(1), ...after } }
  expect(failureNotice(reportWith(before), change, 'failed')).toEqual(notice)
})

test('what is read ends a row of failures, and what nobody can read goes on with it', () => {
  const failing = reportWith({ failuresInARow: 2 })
  const after = (
    contents: 'read' | 'unreadable',
    of: Parameters<typeof afterContents>[0] = failing,
  ) => afterContents(of, { slot: 3, at: 5, contents })
  expect(after('read')).toMatchObject({ reportId: id, at: 5, progress: { failuresInARow: 0 } })
  expect(after('unreadable')).toMatchObject({ progress: { failuresInARow: 3, paused } })
  expect(after('unreadable', reportWith({}))).toMatchObject({
    progress: { failuresInARow: 1, paused: null },
  })
})

test('a run by hand, one of a backup and one of a report without a schedule change none', () => {
  const at = { at: 5, contents: 'unreadable' } as const
  expect(afterContents(reportWith({}), { ...at, slot: null })).toBeNull()
  expect(afterContents(reportWith({}, { isOfBackup: true }), { ...at, slot: 3 })).toBeNull()
  expect(afterContents(reportWith({}, { rules: null }), { ...at, slot: 3 })).toBeNull()
  expect(afterContents(reportWith(null), { ...at, slot: 3 })).toBeNull()
  expect(afterContents(null, { ...at, slot: 3 })).toBeNull()
})
