import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { readExif } from '#core/media/facts/read-exif'
import { conversionReasons } from '#core/media/pictures/conversion-reasons'
import type { ConversionReason, DecodedPicture } from '#core/media/pictures/decoded-picture'
import { copyPath } from './copy-path.ts'
import { drawHeic } from './draw-heic.ts'
import type { VipsLibrary } from './open-vips.ts'
import type { PictureAnswer, PictureRequest } from './pictures-message.ts'

type VipsImage = ReturnType<VipsLibrary['Image']['newFromBuffer']>

const lost = (source: 'moved' | 'changed'): PictureAnswer => ({ kind: 'lost', source })

/** Draws all of a picture, and writes the copy that leaves where it cannot leave as it is. */
export const lookAtPicture = async (
  vips: VipsLibrary,
  request: PictureRequest,
): Promise<PictureAnswer> => {
  const bytes = await readFile(request.path).catch(() => null)
  if (bytes === null) return lost('moved')
  if (createHash('sha256').update(bytes).digest('hex') !== request.sha256) return lost('changed')
  const decoded = await inTurnOfStrictness((failOn) => draw(vips, { request, bytes, failOn }))
  return { kind: 'decoded', decoded }
}

const strictness = ['warning', 'error'] as const
type FailOn = (typeof strictness)[number]

/** What is missing within a picture; libjpeg goes on in grey and says no more than this. */
const isDamage = /premature|truncat|huffman|instead of rst|end of (?:file|image|data)|not enough/i

/** Some cameras write pictures of which the library warns, and which are whole all the same. */
const inTurnOfStrictness = async (
  attempt: (failOn: FailOn) => Promise<DecodedPicture>,
): Promise<DecodedPicture> => {
  for (const failOn of strictness) {
    try {
      return await attempt(failOn)
    } catch (error) {
      if (isOfDisk(error)) return { kind: 'unproved' }
      if (isDamage.test(wordsOf(error))) break
    }
  }
  return { kind: 'broken' }
}

/** What WebAssembly throws is no `Error`, though it has a message. */
const wordsOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''

const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error

interface Drawing {
  readonly request: PictureRequest
  readonly bytes: Uint8Array
  readonly failOn: FailOn
}

const draw = async (vips: VipsLibrary, drawing: Drawing): Promise<DecodedPicture> => {
  const image = await open(vips, drawing)
  if (image === null) return { kind: 'broken' }
  const { type, limits } = drawing.request
  try {
    const because = conversionReasons(
      { ...factsOf(image), type, sizeBytes: drawing.bytes.byteLength },
      limits,
    )
    if (because.length > 0) return await convert(vips, drawing, { image, because })
    // The average needs every pixel.
    image.avg()
    return { kind: 'whole' }
  } finally {
    image.delete()
  }
}

const open = async (
  vips: VipsLibrary,
  { request, bytes, failOn }: Drawing,
): Promise<VipsImage | null> => {
  if (request.type !== 'heic') {
    return vips.Image.newFromBuffer(bytes, '', { fail_on: failOn, access: 'sequential' })
  }
  const pixels = await drawHeic(bytes)
  if (pixels === null) return null
  const { data, width, height } = pixels
  const plain = new Uint8Array(data.buffer)
  const drawn = vips.Image.newFromMemory(plain, width, height, 4, vips.BandFormat.uchar)
  const colours = drawn.extractBand(0, { n: 3 }).copy({ interpretation: 'srgb' })
  drawn.delete()
  return colours
}

const factsOf = (image: VipsImage) => {
  const has = (field: string) => image.getTypeof(field) !== 0
  const exif = has('exif-data') ? readExif(image.getBlob('exif-data')) : null
  const xmp = has('xmp-data') ? Buffer.from(image.getBlob('xmp-data')).toString('latin1') : ''
  return {
    width: image.width,
    height: image.height,
    orientation: has('orientation') ? image.getInt('orientation') : 1,
    isCmyk: image.interpretation === 'cmyk',
    hasCameraData: exif?.hasCameraData === true || xmp.includes('GPSLatitude'),
  }
}

/** Eyes see no loss at the first quality; the second one is for what would be too large otherwise. */
const quality = { good: 90, small: 75 } as const

const convert = async (
  vips: VipsLibrary,
  { request }: Drawing,
  { image, because }: { readonly image: VipsImage; readonly because: readonly ConversionReason[] },
): Promise<DecodedPicture> => {
  const { maxBytes, maxSide } = request.limits
  // Upright, no larger than allowed, and in the colours of screens.
  const upright = image.thumbnailImage(maxSide, {
    height: maxSide,
    size: vips.Size.down,
    input_profile: image.interpretation === 'cmyk' ? 'cmyk' : 'srgb',
    output_profile: 'srgb',
  })
  const type = request.type === 'png' || upright.hasAlpha() ? 'png' : 'jpeg'
  const picture = upright.copyMemory()
  try {
    const jpeg = (Q: number) => picture.jpegsaveBuffer({ keep: 'none', Q })
    let copy = type === 'png' ? picture.pngsaveBuffer({ keep: 'none' }) : jpeg(quality.good)
    if (type === 'jpeg' && copy.byteLength > maxBytes) copy = jpeg(quality.small)
    const path = copyPath(request.copiesFolder, { id: request.id, type })
    await mkdir(request.copiesFolder, { recursive: true, mode: 0o700 })
    // Whoever sends it never meets half of it.
    await writeFile(`${path}.part`, copy, { mode: 0o600 })
    await rename(`${path}.part`, path)
    const { mtimeMs } = await stat(path)
    const { width, height } = picture
    return {
      kind: 'converted',
      because,
      type,
      sizeBytes: copy.byteLength,
      modifiedAt: Math.floor(mtimeMs),
      crc32: crc32(copy),
      image: { width, height, orientation: 1, isCmyk: false },
    }
  } finally {
    picture.delete()
    upright.delete()
  }
}
