import { expect, test } from 'vitest'
import { buildingIdSchema } from '#core/ids'
import { sampleFile } from '../testing/sample-file.ts'
import { endpointOn } from './endpoint-on.ts'

const onBuilding = {
  target: { kind: 'building', id: buildingIdSchema.parse(1) },
  endpoint: 'buildingPlan',
} as const
const unmatched = { kind: 'unmatched', targets: [], reason: { kind: 'nothingFound' } } as const
const unknown = (path: string) => sampleFile({ path, states: [], match: unmatched })

test('a floor and a building take their plan', () => {
  expect(endpointOn(sampleFile(), 'floor')).toBe('floorPlan')
  expect(endpointOn(sampleFile(), 'building')).toBe('buildingPlan')
})

test('a picture that was meant for another unit stays a picture', () => {
  const { uploads, ...file } = sampleFile()
  const pictures = uploads.map((upload) => ({ ...upload, endpoint: 'unitPicture' as const }))
  expect(endpointOn({ ...file, uploads: pictures }, 'unit')).toBe('unitPicture')
})

test('what was meant for a building is the plan of a unit there', () => {
  const file = sampleFile({ targets: [onBuilding] })
  expect(endpointOn(file, 'unit')).toBe('unitPlan')
})

test('of a file that nothing is known of, its type and its name tell', () => {
  const { read, ...file } = unknown('a.png')
  expect(endpointOn({ ...file, read: read && { ...read, type: 'pdf' } }, 'unit')).toBe('unitPdf')
  expect(endpointOn({ ...unknown('karta.pdf'), read: null }, 'unit')).toBe('unitPdf')
  expect(endpointOn(unknown('IMG_4411.jpg'), 'unit')).toBe('unitPicture')
  expect(endpointOn(unknown('x.png'), 'unit')).toBe('unitPlan')
})
