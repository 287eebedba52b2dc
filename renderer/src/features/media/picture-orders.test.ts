import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { PlacedTarget } from '#core/media/queue/media-file'
import { pictureOrders } from './picture-orders.ts'
import { sampleFile } from './testing/sample-file.ts'

const onUnit = (id: number, endpoint: PlacedTarget['endpoint'] = 'unitPicture'): PlacedTarget => ({
  target: { kind: 'unit', id: unitIdSchema.parse(id) },
  endpoint,
})
const waiting = { kind: 'waiting' } as const

test('pictures are counted unit by unit, on however many screens they are', () => {
  const files = [
    sampleFile({ id: 'a', targets: [onUnit(1), onUnit(1)], states: [waiting, waiting] }),
    sampleFile({ id: 'plan', targets: [onUnit(1, 'unitPlan')] }),
    sampleFile({ id: 'b', targets: [onUnit(2), onUnit(1)], states: [waiting, waiting] }),
    sampleFile({ id: 'c', targets: [onUnit(1)] }),
  ]
  expect([...pictureOrders(files)]).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 3],
  ])
})
