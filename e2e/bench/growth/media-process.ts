import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaFileIdSchema, uploadIdSchema } from '../../../core/ids.ts'
import { matchFile } from '../../../core/media/naming/match-file.ts'
import { prepareTargets } from '../../../core/media/naming/numbers/prepare-targets.ts'
import { samplePlaces } from '../../../core/media/testing/sample-places.ts'
import { systemClock } from '../../../electron/clock.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import {
  insertMediaFiles,
  type NewMediaFile,
} from '../../../electron/store/media/files/media-files.ts'
import { mediaWorld, of } from '../../../electron/wiring/testing/media/media-world.ts'
import { costOf, costOnce } from './measure-cost.ts'

// Prints what it costs to match so many files with a project of a thousand units, to keep them and to list them.
const size = Number(process.argv[2])
const floors = 10
const unitsOfFloor = 25
const filesAtOnce = 500

const houses = Object.fromEntries(
  ['A', 'B', 'C', 'D'].map((house) => [
    `Dům ${house}`,
    Object.fromEntries(
      Array.from({ length: floors }, (_, floor) => [
        String(floor + 1),
        Array.from({ length: unitsOfFloor }, (_, unit) => `${house}.${(floor + 1) * 100 + unit}`),
      ]),
    ),
  ]),
)
const places = samplePlaces(houses)
const { units } = places
const paths = Array.from({ length: size }, (_, at) => {
  const { number = '' } = units[at % units.length] ?? {}
  return `podlaží/${number}_vizualizace_${Math.floor(at / units.length) + 1}.jpg`
})

const matchAll = (): void => {
  const targets = prepareTargets(places)
  const matched = paths.filter(
    (path) => matchFile({ path, type: 'jpeg' }, targets).kind !== 'unmatched',
  )
  if (matched.length !== size) throw new Error(`Only ${matched.length} files were matched`)
}

const directory = mkdtempSync(join(tmpdir(), 'unitdesk-growth-'))
const log = { event: () => undefined, defect: () => undefined }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
const mediaFolder = join(directory, 'media')
const baseUrl = 'http://127.0.0.1:1'
const world = mediaWorld(store, { baseUrl, clock: systemClock, mediaFolder, run: 'growth' })

const fileOf = (hint: string, at: number): NewMediaFile => {
  const unit = units[at % units.length]
  if (unit === undefined) throw new Error('There are no units')
  const target = { kind: 'unit', id: unit.id } as const
  const placed = { target, endpoint: 'unitPicture' } as const
  const upload = { ...placed, id: uploadIdSchema.parse(`u${at}`), screenId: null }
  return {
    id: mediaFileIdSchema.parse(`f${at}`),
    hint,
    path: join(directory, hint),
    sizeBytes: 1_000,
    modifiedAt: 1,
    read: null,
    match: null,
    placedBy: 'person',
    targets: [placed],
    screens: null,
    isAllowed: true,
    uploads: [{ ...upload, state: { kind: 'waiting' } }],
  }
}

const keepAll = (): void => {
  for (let from = 0; from < size; from += filesAtOnce) {
    const files = paths.slice(from, from + filesAtOnce)
    insertMediaFiles(store.db, { ...of, files: files.map((hint, at) => fileOf(hint, from + at)) })
  }
}

const costs = {
  'media-match': await costOf(matchAll, 3),
  'media-keep': await costOnce(keepAll),
  'media-list': await costOf(() => world.call('media.listFiles', of), 3),
}
world.stop()
await world.calling.close()
store.close()
rmSync(directory, { recursive: true, force: true })
console.log(JSON.stringify(costs))
