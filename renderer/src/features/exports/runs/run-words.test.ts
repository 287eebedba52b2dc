import { expect, test } from 'vitest'
import type { ExportRun } from '#core/exports/export-run'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { contentsKind, hasOtherFormat, runMark } from './run-words.ts'

const run: ExportRun = {
  ...{ id: runIdSchema.parse('n1'), reportId: reportJobIdSchema.parse('r1'), state: 'done' },
  ...{ trigger: 'person', slot: null, isPostponed: false, attempts: 1, startedAt: 1, endedAt: 2 },
  ...{ askedFormat: 'xls', format: 'xls', bytes: 1, rows: 1, columns: 1, sha256: 'a' },
  ...{ sameAs: null, isPinned: false, wanted: null, failure: null, latestFailure: null },
}

test.each<[string, Partial<ExportRun>, boolean]>([
  ['what was asked for', {}, false],
  ['another kind of file', { format: 'xlsx' }, true],
  ['nothing', { format: null }, false],
  ['something of which nobody knows what it was asked for', { askedFormat: null }, false],
])('a run to which %s came says so', (_, part, has) => {
  expect(hasOtherFormat({ ...run, ...part })).toBe(has)
})

test('a run whose contents nobody can read is bad, whatever kind of file it is', () => {
  const failure = { kind: 'cancelled', again: 'now' } as const
  expect(runMark({ ...run, format: 'xlsx', failure })).toEqual(['warning', 'bad'])
})

const runId = (id: string) => runIdSchema.parse(id)
const newestFirst: ExportRun[] = [
  { ...run, id: runId('back'), sameAs: runId('first') },
  { ...run, id: runId('changed') },
  { ...run, id: runId('still'), sameAs: runId('first') },
  { ...run, id: runId('failed'), state: 'failed', sha256: null },
  { ...run, id: runId('same'), sameAs: runId('first') },
  { ...run, id: runId('first') },
]

test('contents are unchanged since the run before, as they were earlier, new, or none', () => {
  expect(newestFirst.map((one) => contentsKind(newestFirst, one))).toEqual([
    ...['earlier', 'own', 'unchanged', 'none', 'unchanged', 'own'],
  ])
})
