import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { mediaFileIdSchema } from '#core/ids'
import { usualMediaLimits } from '#core/media/facts/media-limits'
import { mediaType } from '#core/media/facts/media-type'
import type { DecodableType } from '#core/media/pictures/decoded-picture'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { lookAtPicture } from './look-at-picture.ts'
import { openVips, type VipsLibrary } from './open-vips.ts'
import { samplePictures } from './testing/sample-pictures.ts'

let vips: VipsLibrary
let samples: ReturnType<typeof samplePictures>
beforeAll(async () => {
  vips = await openVips()
  samples = samplePictures(vips)
})

const id = mediaFileIdSchema.parse('f1')

const look = async (bytes: Buffer, changes: { readonly maxSide?: number } = {}) => {
  const folder = temporaryFolder()
  const path = join(folder, 'picture')
  const copiesFolder = join(folder, 'copies')
  writeFileSync(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const answer = await lookAtPicture(vips, {
    id,
    path,
    type: mediaType(bytes) as DecodableType,
    sha256,
    limits: { ...usualMediaLimits, ...changes },
    copiesFolder,
  })
  expect(readFileSync(path)).toEqual(bytes)
  const decoded = answer.kind === 'decoded' ? answer.decoded : null
  const copy = decoded?.kind === 'converted' ? join(copiesFolder, `f1.${decoded.type}`) : null
  return { decoded, copy }
}

test.each(['png', 'jpeg', 'progressive'] as const)('a whole %s leaves as it is', async (kind) => {
  expect(await look(samples[kind])).toEqual({ decoded: { kind: 'whole' }, copy: null })
})

test.each(['png', 'jpeg', 'progressive', 'webp', 'tiff', 'heic', 'cmyk'] as const)(
  'a %s that breaks off is broken, also where its last bytes are those of a whole one',
  async (kind) => {
    const bytes = samples[kind]
    const cut = bytes.subarray(0, bytes.length * 0.6)
    const broken = { decoded: { kind: 'broken' }, copy: null }
    expect(await look(cut)).toEqual(broken)
    // A progressive picture without its last passes is a whole one that is less sharp.
    if (kind === 'progressive') return
    expect(await look(Buffer.concat([cut, bytes.subarray(-12)]))).toEqual(broken)
  },
)

test.each([
  ['heic', 'format', 'jpeg'],
  ['webp', 'format', 'jpeg'],
  ['tiff', 'format', 'jpeg'],
  ['gif', 'format', 'png'],
  ['transparentWebp', 'format', 'png'],
  ['cmyk', 'cmyk', 'jpeg'],
  ['ofCamera', 'cameraData', 'jpeg'],
  ['turned', 'turned', 'jpeg'],
] as const)('of a picture that is %s a copy leaves', async (kind, reason, type) => {
  const { decoded, copy } = await look(samples[kind])
  const [width, height] = kind === 'turned' ? [72, 96] : [96, 72]
  expect(decoded).toMatchObject({
    kind: 'converted',
    because: [reason],
    type,
    image: { width, height, orientation: 1, isCmyk: false },
  })
  const bytes = readFileSync(copy ?? '')
  expect(decoded).toMatchObject({
    sizeBytes: bytes.byteLength,
    crc32: crc32(bytes),
    modifiedAt: Math.floor(statSync(copy ?? '').mtimeMs),
  })
  // The copy itself has nothing that would have to be changed.
  expect((await look(bytes)).decoded).toEqual({ kind: 'whole' })
  for (const told of ['Exif', 'Phone', 'GPS']) expect(bytes.includes(told)).toBe(false)
})

test('a picture of more pixels than allowed is made smaller, and keeps its shape', async () => {
  const { decoded } = await look(samples.png, { maxSide: 48 })
  expect(decoded).toMatchObject({
    because: ['tooManyPixels'],
    type: 'png',
    image: { width: 48, height: 36 },
  })
})

test('the colours of a picture for print are near those that it had on a screen', async () => {
  const { copy } = await look(samples.cmyk)
  const [before, after] = [samples.jpeg, readFileSync(copy ?? '')].map((bytes) =>
    vips.Image.newFromBuffer(bytes).avg(),
  )
  expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(25)
})

test('a file that is gone, or another one by now, is not drawn', async () => {
  const path = join(temporaryFolder(), 'picture')
  const request = {
    id,
    path,
    type: 'png',
    sha256: 'of other bytes',
    limits: usualMediaLimits,
    copiesFolder: temporaryFolder(),
  } as const
  expect(await lookAtPicture(vips, request)).toEqual({ kind: 'lost', source: 'moved' })
  writeFileSync(path, samples.png)
  expect(await lookAtPicture(vips, request)).toEqual({ kind: 'lost', source: 'changed' })
})
