import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { PlacedTarget } from '#core/media/queue/media-file'
import { samplePlaces } from '#core/media/testing/sample-places'
import { indexPlaces } from '../place-index.ts'
import { sampleFile } from '../testing/sample-file.ts'
import { galleryNameOf } from './gallery-name-of.ts'

const on = (id: number, endpoint: PlacedTarget['endpoint']): PlacedTarget => ({
  target: { kind: 'unit', id: unitIdSchema.parse(id) },
  endpoint,
})
const index = indexPlaces(samplePlaces({ A: { '2': ['A.201', 'A.202'] } }))
const file = sampleFile({ path: 'A.201_terasa.jpg', targets: [on(1, 'unitPicture')] })

test('a picture is named by the template, with its order among the pictures of its unit', () => {
  const [upload] = file.uploads
  if (!upload) throw new Error('the sample has it')
  const name = galleryNameOf('{building}{floor} {number} {order}: {name}', {
    file,
    upload,
    order: 2,
    index,
  })
  expect(name).toBe('A2 A.201 2: Terasa')
})
