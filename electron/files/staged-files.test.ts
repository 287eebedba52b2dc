import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { mediaFileIdSchema } from '#core/ids'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { FoundFile } from '../workers/files/files-message.ts'
import { keptFiles } from './kept-files.ts'
import { stampOf } from './staged-files.ts'

const start = () => {
  const folder = temporaryFolder()
  const put = (name: string) => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'bytes')
    return path
  }
  let goOn: () => void = () => undefined
  const reading = new Promise<void>((resolve) => (goOn = resolve))
  async function* readDropped(): AsyncGenerator<readonly FoundFile[]> {
    yield []
    await reading
  }
  const ask: Parameters<typeof keptFiles>[0]['ask'] = async ({ to, uid }) => {
    mkdirSync(dirname(to), { recursive: true })
    if (uid === 'broken') return { ok: false, failure: { kind: 'cancelled', again: 'now' } }
    if (uid === 'unknown') return { ok: true, value: null }
    writeFileSync(to, 'before')
    return { ok: true, value: { fileName: 'Karta.pdf', sizeBytes: 6 } }
  }
  const kept = keptFiles({
    files: { readDropped },
    picturesProcess: { look: () => Promise.resolve(null) },
    mediaFolder: folder,
    ask,
  })
  return { folder, put, kept, goOn }
}

test('what no row needs any more is swept, with the folders that are empty then', async () => {
  const { folder, put, kept } = start()
  const needed = put('staged/drop/0')
  const others = ['staged/drop/1', 'staged/gone/0', 'kept/old'].map(put)
  const elsewhere = put('shown/picture')
  await kept.sweepStaged(new Set([needed]))
  expect([needed, elsewhere].every(existsSync)).toBe(true)
  expect(others.some(existsSync)).toBe(false)
  expect(existsSync(join(folder, 'staged/gone'))).toBe(false)
})

test('nothing is swept while a drop is read: its files are in no row yet', async () => {
  const { put, kept, goOn } = start()
  const signal = new AbortController().signal
  const nothing = () => undefined
  const wanted = { dropped: [], tell: nothing, leaveOut: nothing, signal }
  const reading = kept.readDropped(wanted)[Symbol.asyncIterator]()
  await reading.next()
  const staged = put('staged/drop/0')
  await kept.sweepStaged(new Set())
  expect(existsSync(staged)).toBe(true)
  goOn()
  expect(await reading.next()).toMatchObject({ done: true })
  await kept.sweepStaged(new Set())
  expect(existsSync(staged)).toBe(false)
})

test('the copy of a picture that is being drawn stays, others are swept', async () => {
  const { put, kept } = start()
  const [drawn, other] = [put('copies/f1.jpeg'), put('copies/f2.jpeg')]
  const limits = { maxBytes: 1, maxSide: 1 }
  const id = mediaFileIdSchema.parse('f1')
  const picture = { id, path: 'a.heic', type: 'heic', sha256: '', limits } as const
  await kept.lookAtPicture(picture, new AbortController().signal)
  await kept.sweepStaged(new Set())
  expect([existsSync(drawn), existsSync(other)]).toEqual([true, false])
})

test('a copy that was just kept stays until a row names it', async () => {
  const { kept } = start()
  const of = { workspaceId: 'w1', projectId: 1, signal: new AbortController().signal }
  const keep = (uid: string) =>
    kept.keepResource({ ...of, uid } as unknown as Parameters<typeof kept.keepResource>[0])
  const copy = await keep('there')
  expect(copy).toMatchObject({ ok: true, value: { fileName: 'Karta.pdf' } })
  await kept.sweepStaged(new Set())
  expect(copy.ok && existsSync(copy.value?.path ?? '')).toBe(true)
  expect(await keep('unknown')).toEqual({ ok: true, value: null })
  expect(await keep('broken')).toMatchObject({ failure: { kind: 'cancelled' } })
})

test('a file that has moved or changed has another stamp', async () => {
  const { put, folder } = start()
  const path = put('a.png')
  utimesSync(path, 1_700_000_000.5, 1_700_000_000.5)
  expect(await stampOf(path)).toEqual({ sizeBytes: 5, modifiedAt: 1_700_000_000_500 })
  expect(await stampOf(join(folder, 'gone.png'))).toBeNull()
  expect(await stampOf(folder)).toBeNull()
})
