import { expect, test } from 'vitest'
import { mediaFileIdSchema, screenIdSchema, unitIdSchema, uploadIdSchema } from '#core/ids'
import { freedCopies } from './freed-copies.ts'
import type { MediaFile, UploadState } from './media-file.ts'

const leftOut: UploadState = { kind: 'skipped', at: 1, reason: 'sameInList' }
const failure = { kind: 'cancelled', again: 'now' } as const
const file = (name: string, state: UploadState, changes: Partial<MediaFile> = {}): MediaFile => ({
  id: mediaFileIdSchema.parse(name),
  path: `${name}.png`,
  sizeBytes: 10,
  source: 'there',
  read: {
    type: 'png',
    image: null,
    pdf: null,
    isCutShort: false,
    decoded: null,
    sha256: 'same',
    crc32: 1,
  },
  match: null,
  placedBy: 'match',
  name: null,
  isAllowed: false,
  uploads: [
    {
      id: uploadIdSchema.parse(`${name}-1`),
      endpoint: 'unitPlan',
      state,
      target: { kind: 'unit', id: unitIdSchema.parse(7) },
      screenId: screenIdSchema.parse(1),
      canPutBack: false,
      isWithoutCopy: false,
      sentBeforeAt: null,
    },
  ],
  ...changes,
})
const stateOfCopy = (...files: readonly MediaFile[]) => freedCopies(files).at(-1)?.uploads[0]?.state

const copy = file('copy', leftOut)

test.each<[string, UploadState]>([
  ['waits', { kind: 'waiting' }],
  ['is in the line', { kind: 'queued' }],
  ['is on its way', { kind: 'sending', since: 1 }],
  ['has arrived', { kind: 'done', at: 1, outcome: 'created', pictureId: null }],
  ['may have arrived', { kind: 'unknown', at: 1 }],
])('a copy stays left out while the first one %s', (_name, state) => {
  expect(stateOfCopy(file('first', state), copy)).toEqual(leftOut)
})

test.each<[string, readonly MediaFile[]]>([
  ['was taken out of the list', []],
  ['has failed', [file('first', { kind: 'failed', at: 1, failure })]],
  ['was called off', [file('first', { kind: 'cancelled', at: 1 })]],
  ['is at no place any more', [file('first', { kind: 'waiting' }, { placedBy: null })]],
  ['cannot be found', [file('first', { kind: 'waiting' }, { source: 'moved' })]],
])('a copy waits again when the first one %s', (_name, others) => {
  expect(stateOfCopy(...others, copy)).toEqual({ kind: 'waiting' })
})

test('a copy of what was sent with a file that left the list since stays left out', () => {
  const [upload] = copy.uploads
  const uploads = upload ? [{ ...upload, sentBeforeAt: 5 }] : []
  expect(stateOfCopy({ ...copy, uploads })).toEqual(leftOut)
})
