import { expect, test } from 'vitest'
import {
  floorIdSchema,
  mediaFileIdSchema,
  screenIdSchema,
  unitIdSchema,
  uploadIdSchema,
} from '#core/ids'
import { usualMediaSettings } from '../shown/media-settings.ts'
import type { PlaceMedia } from '../shown/place-media.ts'
import { unitsWithoutGallery } from '../shown/units-without-gallery.ts'
import type { MediaFile, MediaUpload, ReadFile } from './media-file.ts'
import { readyUploads } from './ready-uploads.ts'

const screenId = screenIdSchema.parse(1)
const unit = (id: number) => ({ kind: 'unit', id: unitIdSchema.parse(id) }) as const
const image = { width: 2_000, height: 1_000, orientation: 1, isCmyk: false }
const read = (sha256: string): ReadFile => ({
  type: 'png',
  image,
  pdf: null,
  isCutShort: false,
  decoded: { kind: 'whole' },
  sha256,
  crc32: 1,
})
const upload = (id: string, changes: Partial<MediaUpload> = {}): MediaUpload => ({
  id: uploadIdSchema.parse(id),
  target: unit(7),
  endpoint: 'unitPlan',
  screenId,
  state: { kind: 'waiting' },
  canPutBack: false,
  isWithoutCopy: false,
  sentBeforeAt: null,
  ...changes,
})
const file = (name: string, changes: Partial<MediaFile> = {}): MediaFile => ({
  id: mediaFileIdSchema.parse(name),
  path: `${name}.png`,
  sizeBytes: 10,
  read: read(name),
  source: 'there',
  match: null,
  placedBy: 'match',
  name: null,
  isAllowed: false,
  uploads: [upload(`${name}-1`)],
  ...changes,
})
const ask = (...files: readonly MediaFile[]) => {
  const withoutGallery = new Set([unit(8).id])
  const { ready, skipped, of } = readyUploads({
    files,
    settings: usualMediaSettings,
    withoutGallery,
  })
  const told = [...of.values()].map(({ stops, warnings }) =>
    [...stops, ...warnings].map(({ kind }) => kind),
  )
  return { ready, skipped, told }
}

test('a whole file at its place is ready', () => {
  expect(ask(file('a'))).toEqual({ ready: ['a-1'], skipped: [], told: [[]] })
})

test.each([
  ['nobody has placed it', { placedBy: null }, 'unplaced'],
  ['it has moved', { source: 'moved' }, 'moved'],
  ['it has changed', { source: 'changed' }, 'changed'],
  ['it could not be read', { read: null }, 'unread'],
  ['nobody has drawn it', { read: { ...read('a'), decoded: null } }, 'unread'],
  ['it cannot be drawn', { read: { ...read('a'), decoded: { kind: 'broken' } } }, 'damaged'],
  ['its plan has no screen', { uploads: [upload('a-1', { screenId: null })] }, 'noScreen'],
  ['it is empty', { sizeBytes: 0 }, 'empty'],
  ['its type is refused', { path: 'a.avif', read: { ...read('a'), type: 'avif' } }, 'typeRefused'],
] as const)('nothing of a file leaves when %s', (_why, changes, kind) => {
  expect(ask(file('a', changes))).toEqual({ ready: [], skipped: [], told: [[kind]] })
})

const converted: ReadFile = {
  ...read('a'),
  type: 'heic',
  image: null,
  decoded: {
    kind: 'converted',
    because: ['format'],
    type: 'jpeg',
    sizeBytes: 5,
    modifiedAt: 1,
    crc32: 2,
    image,
  },
}

test('a converted picture is judged as what leaves of it', () => {
  expect(ask(file('a', { path: 'a.heic', read: converted }))).toEqual({
    ready: ['a-1'],
    skipped: [],
    told: [[]],
  })
})

test('a picture that is still being drawn may take its place, so that the other one waits', () => {
  expect(ask(file('a', { read: { ...read('a'), decoded: null } }), file('b')).told).toEqual([
    ['unread', 'sharedSlot'],
    ['sharedSlot'],
  ])
})

test('two files for one place wait for a person, whether or not one is queued already', () => {
  const shared = { ready: [], skipped: [], told: [['sharedSlot'], ['sharedSlot']] }
  expect(ask(file('a'), file('b'))).toEqual(shared)
  const queued = file('a', { uploads: [upload('a-1', { state: { kind: 'queued' } })] })
  expect(ask(queued, file('b')).told).toEqual([[], ['sharedSlot']])
  const { of } = readyUploads({
    files: [file('a'), file('b')],
    settings: usualMediaSettings,
    withoutGallery: new Set(),
  })
  expect([...of.values()].map(({ stops }) => stops)).toEqual([
    [{ kind: 'sharedSlot', others: 1, files: new Set(['a', 'b']) }],
    [{ kind: 'sharedSlot', others: 1, files: new Set(['a', 'b']) }],
  ])
})

test('however many files want one place, one list of them is told to all', () => {
  const files = Array.from({ length: 50 }, (_unused, index) => file(`f${index}`))
  const { of } = readyUploads({ files, settings: usualMediaSettings, withoutGallery: new Set() })
  const told = [...of.values()].flatMap(({ stops }) =>
    stops.flatMap((stop) => (stop.kind === 'sharedSlot' ? [stop] : [])),
  )
  expect(told.map(({ others }) => others)).toEqual(files.map(() => 49))
  expect(new Set(told.map((stop) => stop.files)).size).toBe(1)
})

test.each([
  ['has a type that is refused', { path: 'a.avif', read: { ...read('a'), type: 'avif' } }],
  ['has moved', { source: 'moved' }],
  ['is empty', { sizeBytes: 0 }],
] as const)('a file that %s does not keep another one from its place', (_why, changes) => {
  expect(ask(file('a', changes), file('b')).ready).toEqual(['b-1'])
})

test('a copy that has moved does not stand for one that is there', () => {
  const moved = file('a', { source: 'moved' })
  expect(ask(moved, file('b', { read: read('a') })).ready).toEqual(['b-1'])
})

test('a place that was sent to is free for the next file, and a gallery for any number', () => {
  const done = { kind: 'done', at: 1, outcome: 'created', pictureId: null } as const
  const sent = file('a', { uploads: [upload('a-1', { state: done })] })
  expect(ask(sent, file('b')).ready).toEqual(['b-1'])
  const picture = { endpoint: 'unitPicture' } as const
  const pictures = ['a', 'b'].map((name) => file(name, { uploads: [upload(name, picture)] }))
  expect(ask(...pictures).ready).toEqual(['a', 'b'])
})

test('the same bytes for the same place are left out, until a person wants them', () => {
  const second = { read: read('a') }
  expect(ask(file('a'), file('b', second))).toEqual({
    ready: ['a-1'],
    skipped: [{ upload: 'b-1', reason: 'sameInList' }],
    told: [[], ['sameInList']],
  })
  expect(ask(file('a'), file('b', { ...second, isAllowed: true })).ready).toEqual(['a-1', 'b-1'])
  const before = file('c', { uploads: [upload('c-1', { sentBeforeAt: 5 })] })
  expect(ask(before)).toEqual({
    ready: [],
    skipped: [{ upload: 'c-1', reason: 'sentBefore' }],
    told: [['sentBefore']],
  })
  expect(ask({ ...before, isAllowed: true }).ready).toEqual(['c-1'])
})

test('a warning about the picture itself holds nothing up', () => {
  const small = { ...image, width: 100, height: 100, isCmyk: true }
  const uploads = [upload('a-1', { target: unit(8), endpoint: 'unitPicture' })]
  expect(ask(file('a', { read: { ...read('a'), image: small }, uploads }))).toEqual({
    ready: ['a-1'],
    skipped: [],
    told: [['tooFewPixels', 'cmyk', 'noGallery']],
  })
})

test('a unit seems to have no gallery when no screen shows one', () => {
  const shown = (id: number, hasGallery: true | null): PlaceMedia => ({
    kind: 'unit',
    id: unit(id).id,
    plans: [],
    coordinates: [],
    pdfs: [],
    pictures: [],
    hasGallery,
  })
  const floorId = floorIdSchema.parse(3)
  const floor: PlaceMedia = { kind: 'floor', id: floorId, plans: [], coordinates: [] }
  const screens = [
    [shown(1, null), shown(2, true), floor],
    [shown(1, null), shown(2, null)],
  ]
  expect([...unitsWithoutGallery(screens)]).toEqual([1])
})
