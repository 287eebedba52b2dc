import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { LeftOut } from '#core/media/queue/left-out'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { FoundFile } from './files/files-message.ts'
import { pixel } from './files/testing/pixel.ts'
import { zipBytes } from './files/testing/zip-bytes.ts'
import { filesThreads } from './start-files.ts'

const entry = new URL('./files.ts', import.meta.url)
const endlessThread = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads';
  setInterval(() => parentPort.postMessage({ kind: 'found', files: [{}] }), 1)`,
)
const never = new AbortController().signal

const start = (script = entry) => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'in'))
  const files = filesThreads({ entry: script, stagedFolder: join(folder, 'staged'), maxFiles: 100 })
  const leftOut: LeftOut[] = []
  const progress: object[] = []
  const read = (signal: AbortSignal = never) =>
    files.readDropped({
      dropped: [{ path: join(folder, 'in'), hint: 'in' }],
      tell: (told) => progress.push(told),
      leaveOut: (more) => leftOut.push(...more),
      signal,
    })
  const put = (name: string, bytes: Uint8Array | string) =>
    writeFileSync(join(folder, 'in', name), bytes)
  return { folder, files, read, put, leftOut, progress }
}

const collect = async (reading: AsyncIterable<readonly FoundFile[]>) => {
  const found: FoundFile[] = []
  for await (const files of reading) found.push(...files)
  return found
}

test('files are read in a thread while main goes on with its work', async () => {
  const { read, put, leftOut, progress } = start()
  for (let index = 0; index < 20; index += 1) put(`${index}.bin`, Buffer.alloc(4_000_000, index))
  const zip = zipBytes([{ name: 'A.101.png', data: pixel }])
  put('a.zip', zip)
  put('Thumbs.db', 'x')
  let turns = 0
  let isDone = false
  const work = () => {
    turns += 1
    if (!isDone) setImmediate(work)
  }
  work()
  const found = await collect(read())
  isDone = true
  expect(turns).toBeGreaterThan(100)
  expect(found.map(({ hint }) => hint).slice(-2)).toEqual(['in/19.bin', 'in/a.zip/A.101.png'])
  expect(found).toHaveLength(21)
  expect(leftOut).toEqual([{ path: 'in/Thumbs.db', reason: 'litter' }])
  const total = 80_000_000 + zip.byteLength
  expect(progress.at(-1)).toStrictEqual({ done: total, total })
})

test('who no longer waits ends the work, before it began or in the middle', async () => {
  const { read } = start(endlessThread)
  expect(await collect(read(AbortSignal.abort()))).toEqual([])
  const controller = new AbortController()
  const reading = read(controller.signal)
  expect((await reading.next()).value).not.toHaveLength(0)
  controller.abort()
  // The thread is ended when it is asked again: what it says until then is wanted by nobody.
  await setTimeout(200)
  expect(await reading.next()).toEqual({ done: true, value: undefined })
})

test('one file is looked at as it is, an archive too; one that is gone is nothing', async () => {
  const { files, folder, put } = start()
  put('a.png', pixel)
  put('a.zip', zipBytes([{ name: 'A.101.png', data: pixel }]))
  const look = (name: string) => files.lookAtFile(join(folder, 'in', name), never)
  expect(await look('a.png')).toMatchObject({
    read: { type: 'png' },
    path: join(folder, 'in/a.png'),
  })
  expect(await look('a.zip')).toMatchObject({ read: { type: 'zip' } })
  expect(await look('b.png')).toBeNull()
})

test('a thread that breaks is a defect', async () => {
  const { read } = start(new URL('./no-such-thread.ts', import.meta.url))
  await expect(collect(read())).rejects.toThrow()
})
