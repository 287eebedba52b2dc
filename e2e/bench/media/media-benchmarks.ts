import {
  buildingIdSchema,
  floorIdSchema,
  mediaFileIdSchema,
  screenIdSchema,
  unitIdSchema,
  uploadIdSchema,
} from '../../../core/ids.ts'
import { matchFile } from '../../../core/media/naming/match-file.ts'
import { prepareTargets } from '../../../core/media/naming/numbers/prepare-targets.ts'
import type { MediaFile } from '../../../core/media/queue/media-file.ts'
import { readyUploads } from '../../../core/media/queue/ready-uploads.ts'
import type { MediaPlaces } from '../../../core/media/shown/media-places.ts'
import { usualMediaSettings } from '../../../core/media/shown/media-settings.ts'
import { curlUploadsMs } from '../curl-uploads.ts'
import { figuresOf } from '../figures-of.ts'
import type { Benchmark, BenchmarkGroup, Side } from '../measure.ts'
import { randomFiles } from '../random-files.ts'
import { withEchoServer } from '../with-echo-server.ts'

const files = 500
const fileBytes = 2_000_000
/** The queue sends so many at once when nobody has set another number. */
const atOnce = 2
const memoryGoalMb = 150
const matchGoalMs = 200
const judgeGoalMs = 100

interface UploadFigures {
  readonly ms: number
  readonly grownMb: number
}

const upload = (baseUrl: string, paths: readonly string[]): Promise<UploadFigures> =>
  figuresOf('media/media-process.ts', [JSON.stringify({ baseUrl, paths })])

/** Ten houses of twenty floors with fifty units each. */
const places = (): MediaPlaces => {
  const houses = Array.from({ length: 10 }, (_unused, house) => house + 1)
  const letter = (house: number) => String.fromCharCode(64 + house)
  const levels = houses.flatMap((house) =>
    Array.from({ length: 20 }, (_unused, level) => ({ house, level: level + 1 })),
  )
  const floorId = (house: number, level: number) => floorIdSchema.parse(house * 100 + level)
  return {
    buildings: houses.map((house) => ({ id: buildingIdSchema.parse(house), name: letter(house) })),
    floors: levels.map(({ house, level }) => ({
      id: floorId(house, level),
      buildingId: buildingIdSchema.parse(house),
      number: String(level),
    })),
    units: levels.flatMap(({ house, level }) =>
      Array.from({ length: 50 }, (_unused, order) => ({
        id: unitIdSchema.parse(house * 10_000 + level * 100 + order),
        number: `${letter(house)}.${level}.${String(order + 1).padStart(2, '0')}`,
        buildingId: buildingIdSchema.parse(house),
        floorId: floorId(house, level),
        typeCode: 1,
      })),
    ),
  }
}

const decorations = [
  (number: string) => `${number}_pudorys.png`,
  (number: string) => `Karty/byt ${number.replaceAll('.', '-')}.pdf`,
  (number: string) => `vizualizace/${number.toLowerCase()}_obyvaci_pokoj_02.jpg`,
  (number: string) => `podlazi/${number.slice(0, -3)}NP plan.png`,
  (number: string) => `${number.replaceAll('.', '')} final v2.png`,
]

const match = (): Promise<Side> => {
  const project = places()
  const names = Array.from({ length: 2_000 }, (_unused, index) => {
    const number = project.units[index * 5]?.number ?? ''
    return decorations[index % decorations.length]?.(number) ?? number
  })
  const startedAt = performance.now()
  const targets = prepareTargets(project)
  for (const path of names) matchFile({ path, type: null }, targets)
  return Promise.resolve({ unitdesk: performance.now() - startedAt, baseline: matchGoalMs })
}

/** Two thousand plans that all want one place, each with other bytes: everybody is everybody's rival. */
const rivals = (): readonly MediaFile[] =>
  Array.from({ length: 2_000 }, (_unused, index) => ({
    id: mediaFileIdSchema.parse(`f${index}`),
    path: `A/${index}.png`,
    sizeBytes: fileBytes,
    read: {
      type: 'png',
      image: { width: 800, height: 600, orientation: 1, isCmyk: false },
      pdf: null,
      isCutShort: false,
      decoded: { kind: 'whole' },
      sha256: String(index),
      crc32: index,
    },
    source: 'there',
    match: null,
    placedBy: 'person',
    name: null,
    isAllowed: false,
    uploads: [
      {
        id: uploadIdSchema.parse(`u${index}`),
        target: { kind: 'building', id: buildingIdSchema.parse(1) },
        endpoint: 'buildingPlan',
        screenId: screenIdSchema.parse(1),
        state: { kind: 'waiting' },
        canPutBack: false,
        isWithoutCopy: false,
        sentBeforeAt: null,
      },
    ],
  }))

const judge = (): Promise<Side> => {
  const list = rivals()
  const startedAt = performance.now()
  readyUploads({ files: list, settings: usualMediaSettings, withoutGallery: new Set() })
  return Promise.resolve({ unitdesk: performance.now() - startedAt, baseline: judgeGoalMs })
}

const convert = async (): Promise<Side> => {
  type Conversion = { readonly processMs: number; readonly libraryMs: number }
  const { processMs, libraryMs } = await figuresOf<Conversion>('media/convert-process.ts')
  return { unitdesk: 1_000 / processMs, baseline: 1_000 / libraryMs }
}

/** Files on their way through the queue, with everything that is kept of each. */
export const mediaBenchmarks = (): BenchmarkGroup => {
  const made = randomFiles({ count: files, bytes: fileBytes, extension: 'pdf' })
  const perSecond = (ms: number) => files / (ms / 1_000)
  const throughput = (): Promise<Side> =>
    withEchoServer(0, async (url) => {
      const { folder, paths } = made.get()
      const { ms } = await upload(url, paths)
      const curlMs = await curlUploadsMs({ folder, paths, url: `${url}/upload`, atOnce })
      return { unitdesk: perSecond(ms), baseline: perSecond(curlMs) }
    })
  const memory = (): Promise<Side> =>
    withEchoServer(0, async (url) => {
      const { grownMb } = await upload(url, made.get().paths)
      return { unitdesk: grownMb, baseline: memoryGoalMb }
    })
  const all: readonly Benchmark[] = [
    {
      name: 'media-upload-500',
      unit: 'calls/s',
      goal: { atLeast: 0.9 },
      runs: 3,
      baseline: 'curl --parallel',
      measure: throughput,
    },
    {
      name: 'media-upload-memory',
      unit: 'MB',
      goal: { atMost: 1 },
      runs: 3,
      baseline: 'at most',
      measure: memory,
    },
    {
      name: 'media-match-2000x10000',
      unit: 'ms',
      goal: { atMost: 1 },
      runs: 5,
      baseline: 'at most',
      measure: match,
    },
    {
      name: 'media-judge-2000',
      unit: 'ms',
      goal: { atMost: 1 },
      runs: 5,
      baseline: 'at most',
      measure: judge,
    },
    {
      name: 'media-convert-100',
      unit: 'calls/s',
      goal: { atLeast: 0.9 },
      runs: 3,
      baseline: 'the library alone',
      measure: convert,
    },
  ]
  return { all, end: made.remove }
}
