import { expect, test } from 'vitest'
import { cancelled } from '#core/contract/failure'
import type { ExportRun } from '#core/exports/runs/export-run'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { filterRuns, type RunFilter } from './run-filter.ts'

const failure = cancelled
const run = (id: string, part: Partial<ExportRun>): ExportRun => ({
  id: runIdSchema.parse(id),
  reportId: reportJobIdSchema.parse('r'),
  state: 'done',
  trigger: 'person',
  slot: null,
  isPostponed: false,
  attempts: 1,
  startedAt: 1,
  endedAt: 2,
  format: null,
  bytes: null,
  rows: null,
  columns: null,
  sha256: null,
  sameAs: null,
  askedFormat: null,
  isPinned: false,
  loadedBy: null,
  request: null,
  failure: null,
  latestFailure: null,
  deliveries: [],
  ...part,
})
const runs = [
  run('good', {}),
  run('kept', { isPinned: true }),
  run('refused', { state: 'failed', failure }),
  run('unread', { failure }),
  run('locked', { latestFailure: failure }),
  run('called-off', { state: 'cancelled' }),
]

test.each<[RunFilter, string[]]>([
  ['all', ['good', 'kept', 'refused', 'unread', 'locked', 'called-off']],
  ['done', ['good', 'kept', 'locked']],
  ['failed', ['refused', 'unread', 'locked']],
  ['other', ['called-off']],
  ['pinned', ['kept']],
])('of the runs %s are %j', (filter, ids) => {
  expect(filterRuns(runs, filter).map(({ id }) => id)).toEqual(ids)
})
