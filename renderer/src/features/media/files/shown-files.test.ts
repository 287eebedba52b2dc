import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema, unitIdSchema } from '#core/ids'
import type { PlacedTarget } from '#core/media/queue/media-file'
import { samplePlaces } from '#core/media/testing/sample-places'
import { indexPlaces } from '../place-index.ts'
import { sampleFile } from '../testing/sample-file.ts'
import { shownFiles } from './shown-files.ts'

const index = indexPlaces(
  samplePlaces({ A: { '1': ['A.101'], '2': ['A.201'] }, B: { '1': ['B.101'] } }),
)
const on = (id: number): PlacedTarget => ({
  target: { kind: 'unit', id: unitIdSchema.parse(id) },
  endpoint: 'unitPlan',
})
const files = [
  sampleFile({ id: 'a', path: 'Dům A/půdorys.png', targets: [on(1)] }),
  sampleFile({ id: 'b', path: 'second.png', targets: [on(2)] }),
  sampleFile({ id: 'c', path: 'third.png', targets: [on(3)] }),
]
const groups = new Map(
  files.map(({ id }, at) => [id, at === 0 ? ('ready' as const) : ('done' as const)]),
)
const found = (wanted: Partial<Parameters<typeof shownFiles>[1]>) =>
  shownFiles({ files, groups, index }, { search: '', group: 'all', place: null, ...wanted })
    .map(({ id }) => id)
    .join('')

test('nothing wanted in particular is the list itself', () => {
  expect(shownFiles({ files, groups, index }, { search: ' ', group: 'all', place: null })).toBe(
    files,
  )
})

test('files are found by words of their path, without accents, and by the unit where they go', () => {
  expect(found({ search: 'pudorys dum' })).toBe('a')
  expect(found({ search: 'b.101' })).toBe('c')
})

test('a group shows its own', () => {
  expect(found({ group: 'done' })).toBe('bc')
})

test('a place shows what goes there and below it', () => {
  expect(found({ place: { kind: 'building', id: buildingIdSchema.parse(1) } })).toBe('ab')
  expect(found({ place: { kind: 'floor', id: floorIdSchema.parse(2) } })).toBe('b')
  expect(found({ place: { kind: 'unit', id: unitIdSchema.parse(3) } })).toBe('c')
})
