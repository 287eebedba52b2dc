import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Vips from 'wasm-vips'
import { mediaFileIdSchema } from '../../../core/ids.ts'
import { usualMediaLimits } from '../../../core/media/facts/media-limits.ts'
import { picturesProcess } from '../../../electron/workers/start-pictures.ts'
import { forkPictures } from '../../../electron/workers/testing/fork-pictures.ts'
import { alternate } from '../alternate.ts'

// Prints how long a picture takes to become what the CRM takes, and the same by the library alone, in ms.
const pictures = 25
const [width, height] = [2_400, 1_600]

const vips = await Vips({ dynamicLibraries: [] })
vips.Cache.max(0)
const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-convert-'))
const copiesFolder = join(folder, 'copies')
mkdirSync(copiesFolder)

/** The CRM takes no TIFF and no WebP; a photograph has some noise. */
const drawPictures = (): readonly string[] => {
  const grey = vips.Image.gaussnoise(width, height, { mean: 128, sigma: 12 })
  const photograph = grey.bandjoin([grey, grey]).cast('uchar').copy({ interpretation: 'srgb' })
  const bytes = photograph.webpsaveBuffer({ Q: 85 })
  return Array.from({ length: pictures }, (_unused, at) => {
    const path = join(folder, `${at}.webp`)
    writeFileSync(path, bytes)
    return path
  })
}

const paths = drawPictures()
const sha256 = createHash('sha256')
  .update(readFileSync(paths[0] ?? ''))
  .digest('hex')
const drawing = picturesProcess({
  launch: forkPictures(),
  idleMs: 60_000,
  startMs: 20_000,
  longestMs: 120_000,
})
const { signal } = new AbortController()
const { maxSide } = usualMediaLimits

/** The next one of the pictures with every call. */
const inTurn = (convert: (path: string) => Promise<void>) => {
  let next = 0
  return () => convert(paths[next++ % paths.length] ?? '')
}

const throughProcess = inTurn(async (path) => {
  const id = mediaFileIdSchema.parse('f1')
  const request = {
    id,
    path,
    sha256,
    copiesFolder,
    type: 'webp',
    limits: usualMediaLimits,
  } as const
  const answer = await drawing.look(request, signal)
  if (answer?.kind !== 'decoded' || answer.decoded.kind !== 'converted') {
    throw new Error('The picture was not converted')
  }
})

const byLibrary = inTurn(async (path) => {
  const picture = vips.Image.newFromBuffer(await readFile(path), '', { access: 'sequential' })
  const upright = picture.thumbnailImage(maxSide, {
    height: maxSide,
    size: vips.Size.down,
    input_profile: 'srgb',
    output_profile: 'srgb',
  })
  await writeFile(join(copiesFolder, 'alone.jpg'), upright.jpegsaveBuffer({ keep: 'none', Q: 90 }))
  upright.delete()
  picture.delete()
})

const [processMs, libraryMs] = await alternate({
  sides: [throughProcess, byLibrary],
  turns: 4,
  callsPerTurn: pictures,
})
drawing.stop()
rmSync(folder, { recursive: true, force: true })
console.log(JSON.stringify({ processMs, libraryMs }))
process.exit()
