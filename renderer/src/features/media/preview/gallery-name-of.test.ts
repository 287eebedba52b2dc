import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { PlacedTarget } from '#core/media/media-file'
import { samplePlaces } from '#core/media/testing/sample-places'
import { indexPlaces } from '../place-index.ts'
import { sampleFile } from '../testing/sample-file.ts'
import { galleryNameOf } from './gallery-name-of.ts'

const on = (id: number, endpoint: PlacedTarget['endpoint']): PlacedTarget => ({
  target: { kind: 'unit', id: unitIdSchema.parse(id) },
  endpoint,
})
const index = indexPlaces(samplePlaces({ A: { '2': ['A.201', 'A.202'] } }))
const files = [
  sampleFile({ id: 'plan', targets: [on(1, 'unitPlan')] }),
  sampleFile({ id: 'first', path: 'A.201_kuchyn.jpg', targets: [on(1, 'unitPicture')] }),
  sampleFile({ id: 'other', targets: [on(2, 'unitPicture')] }),
  sampleFile({ id: 'second', path: 'A.201_terasa.jpg', targets: [on(1, 'unitPicture')] }),
]

test('a picture is named by the template, counted among the pictures of its unit', () => {
  const file = files[3]
  const [upload] = file?.uploads ?? []
  if (!file || !upload) throw new Error('the sample has it')
  const name = galleryNameOf('{building}{floor} {number} {order}: {name}', {
    file,
    upload,
    files,
    index,
  })
  expect(name).toBe('A2 A.201 2: Terasa')
})
