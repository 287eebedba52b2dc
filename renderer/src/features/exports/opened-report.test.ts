import { expect, test } from 'vitest'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { findablePlace, leadingAfter, leaveRuns, type OpenedReport } from './opened-report.ts'

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

test('whoever is led to a run is led anew each time, to the same run as well, and by nothing else', () => {
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
