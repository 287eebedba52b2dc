import { expect, test } from 'vitest'
import type { ExportRun } from '#core/exports/runs/export-run'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import {
  comparedRuns,
  findablePlace,
  leadingAfter,
  leaveRuns,
  type OpenedReport,
} from './opened-report.ts'

const place: Omit<OpenedReport['place'], 'tab'> = {
  kind: 'report',
  reportId: reportJobIdSchema.parse('r1'),
  runId: runIdSchema.parse('n1'),
  against: null,
  search: '',
}
const runs = (id: string) => [{ id: runIdSchema.parse(id) }]

test.each(['runs', 'table', 'compare', 'charts', 'trend'] as const)(
  'a run that is gone is told in the history; its %s is not that of another run',
  (tab) => {
    const found = findablePlace({ place: { ...place, tab }, runs: runs('n2') })
    expect(found).toEqual({ ...place, tab: 'runs', runId: null })
  },
)

test('a run that is there, and a report without a chosen run, are shown as they were asked for', () => {
  const there = { ...place, tab: 'table' } as const
  expect(findablePlace({ place: there, runs: runs('n1') })).toBe(there)
  const newest = { ...there, runId: null }
  expect(findablePlace({ place: newest, runs: runs('n1') })).toBe(newest)
})

test('whoever is led to a run is led again each time, to the same run as well, and by nothing else', () => {
  const led = { ...place, tab: 'runs' } as const
  const start = { place: led, times: 0 }
  expect(leadingAfter(start, led)).toBe(start)
  expect(leadingAfter(start, { ...led })).toMatchObject({ times: 1 })
  expect(leadingAfter(start, { ...led, runId: runIdSchema.parse('n2') })).toMatchObject({
    times: 1,
  })
  expect(leadingAfter(start, { ...led, runId: null })).toBe(start)
})

test('whoever removes the run they were led to stays in the history, and another run stays chosen', () => {
  const shown = (removed: string) => {
    const gone: unknown[] = []
    const report = { id: place.reportId }
    const desk = { go: (next: unknown) => gone.push(next) }
    leaveRuns({ report, desk, place: { ...place, tab: 'runs' } }, runs(removed))
    return gone
  }
  expect(shown('n1')).toEqual([{ ...place, tab: 'runs', runId: null }])
  expect(shown('n2')).toEqual([])
})

const newRun = (id: string, part: Partial<ExportRun> = {}) =>
  ({ id: runIdSchema.parse(id), sha256: id, failure: null, request: 'units', ...part }) as ExportRun

const compared = (
  all: readonly ExportRun[],
  runId: string | null,
  against: string | null = null,
) => {
  const idOf = (id: string | null) => (id === null ? null : runIdSchema.parse(id))
  const pair = comparedRuns({ runs: all, place: { runId: idOf(runId), against: idOf(against) } })
  return pair && [pair.before.id, pair.after.id]
}

test('with two runs that can be read there is always a comparison, whichever is looked at', () => {
  const two = [newRun('n2'), newRun('n1')]
  expect(compared(two, null)).toEqual(['n1', 'n2'])
  expect(compared(two, 'n2')).toEqual(['n1', 'n2'])
  expect(compared(two, 'n1')).toEqual(['n1', 'n2'])
  const otherWanted = [newRun('n2', { request: 'units of A' }), newRun('n1')]
  expect(compared(otherWanted, null)).toEqual(['n1', 'n2'])
  expect(compared(otherWanted, 'n1')).toEqual(['n1', 'n2'])
})

test('any two runs can be compared, in either order; a run that cannot be read is passed over', () => {
  const runs = [newRun('n4'), newRun('n3', { sha256: null }), newRun('n2'), newRun('n1')]
  expect(compared(runs, 'n1', 'n4')).toEqual(['n4', 'n1'])
  expect(compared(runs, 'n4', 'n1')).toEqual(['n1', 'n4'])
  expect(compared(runs, 'n4', 'n3')).toEqual(['n2', 'n4'])
  expect(compared(runs, 'n3')).toEqual(['n2', 'n4'])
  expect(compared(runs, 'n4', 'n4')).toEqual(['n2', 'n4'])
})

test('a run that asked for the same goes before one that is nearer', () => {
  const runs = [newRun('n3'), newRun('n2', { request: 'units of A' }), newRun('n1')]
  expect(compared(runs, null)).toEqual(['n1', 'n3'])
})

test('one run is compared with nothing', () => {
  expect(compared([newRun('n2', { sha256: null }), newRun('n1')], null)).toBeNull()
  expect(compared([], null)).toBeNull()
})
