import { expect, test } from 'vitest'
import { cancelled } from '#core/contract/failure'
import { needsPerson } from './needs-person.ts'

const quiet = { progress: { paused: null, asking: null }, openAlerts: 0, latest: null }
const paused = (by: 'failures' | 'person') => ({ paused: { since: 1, by }, asking: null })

test.each<[string, Parameters<typeof needsPerson>[0], boolean]>([
  ['one that runs', quiet, false],
  ['one that runs by hand', { ...quiet, progress: null }, false],
  ['one that failures have paused', { ...quiet, progress: paused('failures') }, true],
  ['one that a person has paused', { ...quiet, progress: paused('person') }, false],
  [
    'one that asks about missed times',
    { ...quiet, progress: { paused: null, asking: { first: 1, last: 1, count: 1 } } },
    true,
  ],
  ['one with an alert', { ...quiet, openAlerts: 1 }, true],
  ['one whose file stays old', { ...quiet, latest: { failure: cancelled } }, true],
])('whether %s waits for a person', (_what, report, isWaiting) => {
  expect(needsPerson(report)).toBe(isWaiting)
})
