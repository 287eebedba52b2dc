import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { Delivery } from '#core/exports/delivery/delivery'
import type { ExportRun } from '#core/exports/runs/export-run'
import { createFormats } from '#core/format/formats'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { contentsKind, contentsWords, hasOtherFormat, runMark, runState } from './run-words.ts'

const run: ExportRun = {
  id: runIdSchema.parse('n1'),
  reportId: reportJobIdSchema.parse('r1'),
  state: 'done',
  trigger: 'person',
  slot: null,
  isPostponed: false,
  attempts: 1,
  startedAt: 1,
  endedAt: 2,
  askedFormat: 'xls',
  format: 'xls',
  bytes: 1,
  rows: 1,
  columns: 1,
  sha256: 'a',
  sameAs: null,
  isPinned: false,
  loadedBy: null,
  request: null,
  failure: null,
  latestFailure: null,
  deliveries: [],
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

test.each([
  ['en', 'Waits until 10:32'],
  ['cs', 'Čeká do 10:32'],
] as const)('a run that the server puts off says until when: %s', async (language, words) => {
  await startI18n(language)
  const until = Date.UTC(2026, 10, 16, 9, 32)
  const failure = { kind: 'cooling', endpoint: 'x', until, again: { at: until } } as const
  const formats = createFormats('en-GB', 'Europe/Prague')
  expect(runState(i18next.t, formats, { ...run, state: 'postponed', failure })).toBe(words)
})

const delivery = (state: Delivery['state']): Delivery => ({
  channel: 'email',
  state,
  at: 1,
  failure: null,
  refused: [],
})

test.each([
  [['sent', 'unchanged'], 'Done'],
  [['sent', 'failed'], 'Done, not sent'],
  [['failed', 'unknown'], 'Done, may not have been sent'],
  [['sending'], 'Done, being sent'],
] as const)('a run that was %j says in its row: %s', async (states, words) => {
  await startI18n('en')
  const formats = createFormats('en-GB', 'Europe/Prague')
  const deliveries = states.map(delivery)
  expect(runState(i18next.t, formats, { ...run, deliveries })).toBe(words)
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
    'earlier',
    'own',
    'unchanged',
    'none',
    'unchanged',
    'own',
  ])
})

const zone = 'Europe/Prague'
const unread = { failure: { kind: 'cancelled', again: 'now' } } as const
const withUnread: ExportRun[] = [
  { ...run, id: runId('backAgain'), sha256: 'u', sameAs: runId('page'), ...unread },
  { ...run, id: runId('table') },
  { ...run, id: runId('samePage'), sha256: 'u', sameAs: runId('page'), ...unread },
  { ...run, id: runId('page'), sha256: 'u', startedAt: Date.UTC(2026, 10, 16, 6), ...unread },
]

test('two equal files in a row that nobody can read are unchanged', () => {
  expect(withUnread.map((one) => contentsKind(withUnread, one))).toEqual([
    'earlier',
    'own',
    'unchanged',
    'own',
  ])
})

test.each([
  ['en', 'Same as 16/11/2026', 'Same file as on 16 Nov 2026, 07:00'],
  ['cs', 'Stejný jako 16/11/2026', 'Stejný soubor jako 16 Nov 2026, 07:00'],
] as const)(
  'of what nobody can read only the file is said to be the same: %s',
  async (...words) => {
    const [language, text, sentence] = words
    await startI18n(language)
    const formats = createFormats('en-GB', zone)
    const [back, , again] = withUnread.map((one) =>
      contentsWords(withUnread, one, { t: i18next.t, formats, zone }),
    )
    expect(back).toEqual({ text, sentence })
    expect(again?.sentence).toBe(sentence)
  },
)

test('what an earlier run had in its cells is told with the moment of that run', async () => {
  await startI18n('en')
  const formats = createFormats('en-GB', zone)
  const told = newestFirst.map((one) =>
    contentsWords(newestFirst, one, { t: i18next.t, formats, zone }),
  )
  const sentence = 'Same cells as on 1 Jan 1970, 01:00'
  expect(told[0]).toEqual({ text: 'Same as 01:00', sentence })
  expect(told[1]).toEqual({ text: 'New', sentence: undefined })
  expect(told[2]).toEqual({ text: 'Unchanged', sentence })
})
