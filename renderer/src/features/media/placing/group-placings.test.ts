import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { PlacedTarget } from '#core/media/queue/media-file'
import { sampleFile } from '../testing/sample-file.ts'
import { earlierPlacings, groupPlacings } from './group-placings.ts'

const on = (id: number): PlacedTarget => ({
  target: { kind: 'unit', id: unitIdSchema.parse(id) },
  endpoint: 'unitPlan',
})
const [a, b, c] = ['a', 'b', 'c'].map((id) => sampleFile({ id }))
if (!a || !b || !c) throw new Error('three files')

test('files that go to the same places are one call', () => {
  const calls = groupPlacings([
    { file: a, targets: [on(1)], screens: null },
    { file: b, targets: [on(2)], screens: null },
    { file: c, targets: [on(1)], screens: null },
  ])
  expect(calls).toEqual([
    { files: ['a', 'c'], targets: [on(1)], screens: null },
    { files: ['b'], targets: [on(2)], screens: null },
  ])
})

test('what a person had decided is put back as it was, with its screens', () => {
  const file = sampleFile({ states: [{ kind: 'waiting' }, { kind: 'waiting' }] })
  expect(earlierPlacings([file])).toEqual([{ file, targets: [on(1)], screens: [1, 2] }])
})

test('what the match had decided, or nobody, is left to the match again', () => {
  const exact = sampleFile({ placedBy: 'match' })
  const open = sampleFile({ placedBy: null })
  expect(earlierPlacings([exact, open]).map(({ targets }) => targets)).toEqual([[], []])
  const match = { kind: 'guessed', targets: [on(1)], reason: { kind: 'nothingFound' } } as const
  const confirmed = sampleFile({ placedBy: 'match', match })
  expect(earlierPlacings([confirmed])[0]?.targets).toEqual([on(1)])
})
