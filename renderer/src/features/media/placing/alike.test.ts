import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { MediaFile, PlacedTarget } from '#core/media/queue/media-file'
import { sampleFile } from '../testing/sample-file.ts'
import { alikePlacings, namePattern } from './alike.ts'

const on = (id: number, endpoint: PlacedTarget['endpoint'] = 'unitPlan'): PlacedTarget => ({
  target: { kind: 'unit', id: unitIdSchema.parse(id) },
  endpoint,
})
const guessed = (path: string, id: number): MediaFile =>
  sampleFile({
    id: path.replace(/\W/g, ''),
    path,
    placedBy: null,
    states: [{ kind: 'waiting' }],
    targets: [on(id)],
    match: {
      kind: 'guessed',
      targets: [on(id)],
      reason: { kind: 'doubt', written: '', doubt: 'kindUnknown' },
    },
  })
const placed = (path: string, target: PlacedTarget) => sampleFile({ path, targets: [target] })

test('digits are what differs in a pattern', () => {
  expect(namePattern('Dum A/A101 v2.PNG')).toBe('dum a/a# v#.png')
})

test('files of the same pattern become the same kind on their own places', () => {
  const file = placed('A101_x.png', on(1, 'unitPicture'))
  const alike = alikePlacings(file, [file, guessed('A102_x.png', 2), guessed('B1.png', 3)])
  expect(alike.map(({ targets }) => targets)).toEqual([[on(2, 'unitPicture')]])
})

test('files that differ by the order behind the name go to the same place', () => {
  const file = placed('byt u parku_1.png', on(7, 'unitPicture'))
  const alike = alikePlacings(file, [guessed('byt u parku_2.png', 4)])
  expect(alike.map(({ targets }) => targets)).toEqual([[on(7, 'unitPicture')]])
})

test('what a person has placed, or what is open among several places, stays', () => {
  const file = placed('A101_x.png', on(1, 'unitPicture'))
  const other = placed('A102_x.png', on(2))
  const open = guessed('A103_x.png', 3)
  const ambiguous: MediaFile = {
    ...open,
    match: { kind: 'ambiguous', targets: [on(3)], reason: { kind: 'several', written: '' } },
  }
  expect(alikePlacings(file, [other, ambiguous])).toEqual([])
  expect(alikePlacings(sampleFile({ states: [] }), [open])).toEqual([])
})
