import { expect, test } from 'vitest'
import { floorIdSchema, screenIdSchema, unitIdSchema } from '#core/ids'
import type { MediaEndpoint } from '../shown/media-target.ts'
import { type PlacedFile, sharedSlots } from './shared-slots.ts'

const unitFile = (key: string, endpoint: MediaEndpoint, id: number, screens: number[] = []) => ({
  key,
  endpoint,
  target: { kind: 'unit', id: unitIdSchema.parse(id) } as const,
  screens: screens.map((screen) => screenIdSchema.parse(screen)),
})

test('two cards of one unit, and two plans for one screen, take each other’s place', () => {
  const files: PlacedFile<string>[] = [
    unitFile('card', 'unitPdf', 1),
    unitFile('plan', 'unitPlan', 1, [1, 2]),
    unitFile('later card', 'unitPdf', 1),
    unitFile('later plan', 'unitPlan', 1, [2, 1]),
    unitFile('plan of another screen', 'unitPlan', 1, [3]),
    unitFile('plan of another unit', 'unitPlan', 2, [1]),
  ]
  const pairs = sharedSlots(files)
  expect(pairs).toContainEqual(['card', 'later card'])
  expect(pairs).toContainEqual(['plan', 'later plan'])
  expect(new Set(pairs.flat()).size).toBe(4)
})

test('a gallery holds any number, and a floor is no unit of the same number', () => {
  const floorPlan: PlacedFile<string> = {
    key: 'floor',
    endpoint: 'floorPlan',
    target: { kind: 'floor', id: floorIdSchema.parse(1) },
    screens: [screenIdSchema.parse(1)],
  }
  const pictures = ['a', 'b'].map((key) => unitFile(key, 'unitPicture', 1, [1]))
  expect(sharedSlots([...pictures, unitFile('plan', 'unitPlan', 1, [1]), floorPlan])).toEqual([])
})
