import { expect, test } from 'vitest'
import { placedTargetSchema } from './media-file.ts'

const isTaken = (kind: string, endpoint: string) =>
  placedTargetSchema.safeParse({ target: { kind, id: 7 }, endpoint }).success

test.each([
  ['unit', ['unitPdf', 'unitPlan', 'unitPicture']],
  ['floor', ['floorPlan']],
  ['building', ['buildingPlan']],
])('a %s takes what is meant for it, and nothing else', (kind, endpoints) => {
  const all = ['unitPdf', 'unitPlan', 'unitPicture', 'floorPlan', 'buildingPlan']
  expect(all.filter((endpoint) => isTaken(kind, endpoint))).toEqual(endpoints)
})
