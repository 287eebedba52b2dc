import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { LeftOut } from '#core/media/queue/left-out'
import { beingRead } from '../files/being-read.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { askFiles } from './ask-files.ts'
import type { FoundFile } from './files/files-message.ts'
import { pixel } from './files/testing/pixel.ts'
import { zipBytes } from './files/testing/zip-bytes.ts'
import { type Reports, reportsProcess } from './start-reports.ts'
import { forkReports } from './testing/fork-reports.ts'
import { forkedReports } from './testing/forked-reports.ts'

const reading = forkedReports()
const never = new AbortController().signal

const start = (reports: Reports = reading) => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'in'))
  const files = askFiles(reports, { stagedFolder: join(folder, 'staged'), maxFiles: 1_000 })
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

test('files are read in a process of their own while main goes on with its work', async () => {
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

test('an archive of more files than are unpacked at once comes out whole and in order', async () => {
  const { read, put, leftOut } = start()
  const names = Array.from({ length: 120 }, (_, at) => `${at}.png`)
  put('a.zip', zipBytes([...names, '../out.png'].map((name) => ({ name, data: pixel }))))
  put('b.png', pixel)
  const found = await collect(read())
  expect(found.map(({ hint }) => hint)).toEqual([
    ...names.map((name) => `in/a.zip/${name}`),
    'in/b.png',
  ])
  expect(leftOut).toEqual([{ path: 'in/a.zip/../out.png', reason: 'outside' }])
})

test('who no longer waits ends the work, before it began or in the middle', async () => {
  const { read, put, leftOut } = start()
  for (let index = 0; index < 200; index += 1) put(`${index}.png`, pixel)
  expect(await collect(read(AbortSignal.abort()))).toEqual([])
  const controller = new AbortController()
  const files = read(controller.signal)
  expect((await files.next()).value).toHaveLength(50)
  controller.abort()
  expect(await files.next()).toEqual({ done: true, value: undefined })
  expect(leftOut).toEqual([])
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

test('a file or an archive that ends the process is put aside, and all others are read', async () => {
  let ends = 0
  const fork = forkReports()
  const reports = reportsProcess({
    launch: () => {
      const child = fork()
      return {
        ...child,
        post: (request) => {
          child.post(request)
          if (!JSON.stringify(request).includes('bomb')) return
          ends += 1
          child.kill()
        },
      }
    },
    beingRead: beingRead(join(temporaryFolder(), 'being-read.json')),
    idleMs: 60_000,
    longestMs: 60_000,
  })
  onTestFinished(reports.stop)
  const { read, put, leftOut } = start(reports)
  put('a.png', pixel)
  put('bomb.pdf', '%PDF-1.7')
  const told = [{ path: 'in/bomb.pdf', reason: 'stopsReader' }]
  expect(await collect(read())).toMatchObject([{ hint: 'in/a.png' }])
  expect(leftOut.splice(0)).toEqual(told)
  expect(ends).toBe(4)
  // The next time nothing of it is read.
  put('z bomb.zip', zipBytes([{ name: 'A.101.png', data: pixel }]))
  put('zz.png', pixel)
  expect(await collect(read())).toMatchObject([{ hint: 'in/a.png' }, { hint: 'in/zz.png' }])
  expect(leftOut.map(({ path }) => path).sort()).toEqual(['in/bomb.pdf', 'in/z bomb.zip'])
  expect(ends).toBe(6)
})
