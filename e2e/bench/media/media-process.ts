import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaFileIdSchema, unitIdSchema, uploadIdSchema } from '../../../core/ids.ts'
import { systemClock } from '../../../electron/clock.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import {
  insertMediaFiles,
  type NewMediaFile,
} from '../../../electron/store/media/files/media-files.ts'
import { mediaWorld, of } from '../../../electron/wiring/testing/media/media-world.ts'

// Sends the cards of a list through the queue, and prints how long it took and how far its memory grew.
interface Uploads {
  readonly baseUrl: string
  readonly paths: readonly string[]
}

const { baseUrl, paths } = JSON.parse(process.argv[2] ?? '') as Uploads
const directory = mkdtempSync(join(tmpdir(), 'unitdesk-bench-media-'))
const log = { event: () => undefined, defect: () => undefined }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
const mediaFolder = join(directory, 'media')
const world = mediaWorld(store, { baseUrl, clock: systemClock, mediaFolder, run: 'bench' })

const cardOf = (path: string, name: string): NewMediaFile => {
  const { size, mtimeMs } = statSync(path)
  const read = {
    type: null,
    image: null,
    pdf: null,
    isCutShort: false,
    decoded: null,
    sha256: name,
    crc32: 0,
  }
  const target = { kind: 'unit', id: unitIdSchema.parse(Number(name) + 1) } as const
  const placed = { target, endpoint: 'unitPdf' } as const
  const upload = { ...placed, id: uploadIdSchema.parse(`u${name}`), screenId: null }
  return {
    id: mediaFileIdSchema.parse(`f${name}`),
    hint: `${name}.pdf`,
    path,
    sizeBytes: size,
    modifiedAt: Math.trunc(mtimeMs),
    read,
    match: null,
    placedBy: 'person',
    targets: [placed],
    screens: null,
    isAllowed: true,
    uploads: [{ ...upload, state: { kind: 'queued' } }],
  }
}

let cards = 0

/** Milliseconds that the queue takes for files that are in the list, as those of curl are before its time begins. */
const send = async (some: readonly string[]): Promise<number> => {
  const files = some.map((path) => cardOf(path, String(cards++)))
  insertMediaFiles(store.db, { ...of, files })
  const ends = world.signs.ends.length
  const startedAt = performance.now()
  await world.call('media.resumeSending', of)
  while (world.signs.ends.length === ends) await world.nextChange()
  const ms = performance.now() - startedAt
  const { done } = world.signs.ends.at(-1) ?? { done: 0 }
  if (done !== files.length) throw new Error(`Only ${done} files were sent.`)
  return ms
}

// The first calls load what every later one uses.
await send(paths.slice(0, 20))
const before = process.memoryUsage.rss()
// While the first hundreds leave, the runtime compiles what sends them: an application that has done some work is timed.
await send(paths)
const ms = await send(paths)
// The peak of the whole run, in KB.
const grownMb = (process.resourceUsage().maxRSS * 1_024 - before) / 1_048_576
world.stop()
await world.calling.close()
store.close()
rmSync(directory, { recursive: true, force: true })
console.log(JSON.stringify({ ms, grownMb }))
