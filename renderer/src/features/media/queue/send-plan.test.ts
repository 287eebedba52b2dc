import { expect, test } from 'vitest'
import { resourceUidSchema, screenIdSchema, unitIdSchema } from '#core/ids'
import type { PlacedTarget } from '#core/media/queue/media-file'
import type { PlaceMedia } from '#core/media/shown/place-media'
import { nothingShown } from '../shown-media.ts'
import { sampleFile } from '../testing/sample-file.ts'
import { needsAgreement, sendPlan } from './send-plan.ts'

const unit = (id: number) => ({ kind: 'unit', id: unitIdSchema.parse(id) }) as const
const on = (id: number, endpoint: PlacedTarget['endpoint'] = 'unitPlan'): PlacedTarget => ({
  target: unit(id),
  endpoint,
})
const place: PlaceMedia = {
  ...unit(1),
  plans: [resourceUidSchema.parse('r1')],
  coordinates: [],
  pdfs: [],
  pictures: [],
  hasGallery: null,
}
const shown = {
  fetchedAt: 1,
  screens: new Map([[screenIdSchema.parse(1), new Map([['unit 1', place]])]]),
}
const files = [
  sampleFile({ id: 'replacing', targets: [on(1)] }),
  sampleFile({ id: 'fresh', targets: [on(2)] }),
  sampleFile({ id: 'picture', targets: [on(1, 'unitPicture')] }),
  sampleFile({ id: 'double', targets: [on(1)] }),
  sampleFile({ id: 'idle', targets: [on(1)] }),
]
const ids = (...names: readonly string[]) =>
  new Set(
    files
      .filter(({ id }) => names.includes(id))
      .flatMap(({ uploads }) => uploads.map(({ id }) => id)),
  )
const names = (planned: readonly { readonly file: { readonly id: string } }[]) =>
  planned.map(({ file }) => file.id)

test('before files are sent it is known which of them take the place of what is there', () => {
  const ready = ids('replacing', 'fresh', 'picture')
  const plan = sendPlan({ files, ready, skipped: ids('double'), shown })
  expect(plan.files).toBe(3)
  expect(names(plan.replaced)).toEqual(['replacing'])
  expect(names(plan.added)).toEqual(['fresh', 'picture'])
  expect(names(plan.skipped)).toEqual(['double'])
  expect(needsAgreement(plan)).toBe(true)
})

test('a plan that was sent since the CRM was looked at is replaced by the next one for its place', () => {
  const done = { kind: 'done', at: 2, outcome: 'created', pictureId: null } as const
  const sent = sampleFile({ id: 'sent', targets: [on(2)], states: [done] })
  const desk = { files: [...files, sent], ready: ids('fresh'), skipped: ids(), shown }
  const plan = sendPlan(desk, files)
  expect(names(plan.replaced)).toEqual(['fresh'])
  expect(needsAgreement(plan)).toBe(true)
})

test('before anybody has looked at the CRM any plan may take the place of something, a picture does not', () => {
  const ready = ids('replacing', 'fresh', 'picture')
  const plan = sendPlan({ files, ready, skipped: ids(), shown: nothingShown })
  expect(names(plan.unseen)).toEqual(['replacing', 'fresh'])
  expect(names(plan.added)).toEqual(['picture'])
  expect(needsAgreement(plan)).toBe(true)
  expect(needsAgreement(sendPlan({ files, ready: ids('picture'), skipped: ids(), shown }))).toBe(
    false,
  )
})

test('a screen that was never asked is as unknown as a CRM that was not', () => {
  const other = { fetchedAt: 1, screens: new Map([[screenIdSchema.parse(9), new Map()]]) }
  const plan = sendPlan({ files, ready: ids('fresh'), skipped: ids(), shown: other })
  expect(names(plan.unseen)).toEqual(['fresh'])
})
