import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { pixel } from './testing/pixel.ts'
import { hints, readAll } from './testing/read-all.ts'

const folderOf = (files: Record<string, Uint8Array | string>) => {
  const folder = temporaryFolder()
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  return folder
}
const dropOf = (folder: string) => [{ path: folder, hint: 'Plány' }]

test('a folder gives every file once, in the order of a person, with the folders as hints', async () => {
  const folder = folderOf({ 'b/A.10.png': pixel, 'b/A.2.png': pixel, 'a/č.pdf': '%PDF-1.4' })
  const dropped = [...dropOf(folder), { path: join(folder, 'b/A.2.png'), hint: 'A.2.png' }]
  const read = await readAll(dropped)
  expect(hints(read)).toEqual(['Plány/a/č.pdf', 'Plány/b/A.2.png', 'Plány/b/A.10.png'])
  expect(read.leftOut).toEqual([])
  expect(read.progress.at(-1)).toMatchObject({ done: read.progress[0]?.total })
})

test('a file is told with its type, its size in pixels and both sums', async () => {
  const folder = folderOf({ 'A.1.txt': pixel })
  const { found } = await readAll(dropOf(folder))
  const path = join(folder, 'A.1.txt')
  expect(found).toEqual([
    {
      path,
      hint: 'Plány/A.1.txt',
      sizeBytes: pixel.byteLength,
      modifiedAt: Math.floor(statSync(path).mtimeMs),
      read: {
        type: 'png',
        image: { width: 1, height: 1, orientation: 1, isCmyk: false },
        pdf: null,
        isCutShort: false,
        decoded: null,
        sha256: createHash('sha256').update(pixel).digest('hex'),
        crc32: crc32(pixel),
      },
    },
  ])
})

test('a file of many pieces has the sums of the whole', async () => {
  const bytes = Buffer.alloc(3_500_001, 'unit')
  const { found, progress } = await readAll(dropOf(folderOf({ 'a.bin': bytes })))
  expect(found[0]?.read).toMatchObject({
    sha256: createHash('sha256').update(bytes).digest('hex'),
    crc32: crc32(bytes),
  })
  expect(progress.at(-1)).toEqual({ done: bytes.byteLength, total: bytes.byteLength })
})

test('a photo whose size stands behind long fields of its camera is measured all the same', async () => {
  const field = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(0xfffd)])
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 30, 0, 40, 3, 1, 34, 0, 2, 17, 1, 3, 17, 1, 0xff, 0xd9]
  const photo = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...Array.from({ length: 40 }, () => field),
    Buffer.from(frame),
  ])
  const { found } = await readAll(dropOf(folderOf({ 'photo.jpg': photo })))
  expect(found[0]?.read.image).toMatchObject({ width: 40, height: 30 })
})

test('the index of a PDF far before its end tells that it is encrypted', async () => {
  const body = `%PDF-1.5\n${' '.repeat(300_000)}`
  const index = `9 0 obj\n<</Type/XRef/Encrypt 8 0 R>>\nstream\n${' '.repeat(200_000)}\nendstream`
  const pdf = `${body}${index}\nendobj\nstartxref\n${body.length}\n%%EOF\n`
  const { found } = await readAll(dropOf(folderOf({ 'karta.pdf': pdf })))
  expect(found[0]?.read).toMatchObject({ type: 'pdf', pdf: { isEncrypted: true, pages: null } })
})

test('an empty file is a file of which nothing is known', async () => {
  const { found } = await readAll(dropOf(folderOf({ 'A.1.png': '' })))
  expect(found[0]).toMatchObject({ sizeBytes: 0, read: { type: null, image: null, pdf: null } })
})

test('what systems and editors leave behind is left out and told', async () => {
  const files = { 'Thumbs.db': '', '.DS_Store': '', '__MACOSX/a.png': '', '.git/config': '' }
  const read = await readAll(dropOf(folderOf({ ...files, 'a.png.crdownload': '', 'a.png': '' })))
  expect(hints(read)).toEqual(['Plány/a.png'])
  expect(new Set(read.leftOut.map(({ reason }) => reason))).toEqual(new Set(['litter']))
  expect(read.leftOut).toHaveLength(5)
})

test('links that run in a circle, pipes and files that are gone end nothing', async () => {
  const folder = folderOf({ 'a/A.1.png': pixel })
  symlinkSync(folder, join(folder, 'a', 'round'))
  symlinkSync(join(folder, 'nowhere'), join(folder, 'b-broken.png'))
  symlinkSync(join(folder, 'a', 'A.1.png'), join(folder, 'c-linked.png'))
  execFileSync('/usr/bin/mkfifo', [join(folder, 'd-pipe.png')])
  const gone = { path: join(folder, 'gone.png'), hint: 'gone.png' }
  const read = await readAll([...dropOf(folder), gone])
  expect(hints(read)).toEqual(['Plány/a/A.1.png', 'Plány/c-linked.png'])
  expect(read.reasons).toEqual({
    'Plány/a/round': 'notAFile',
    'Plány/b-broken.png': 'vanished',
    'Plány/d-pipe.png': 'notAFile',
    'gone.png': 'vanished',
  })
})

test('a drop ends at its limits, in number and in depth', async () => {
  const deep = `${Array.from({ length: 40 }, (_, level) => `f${level}`).join('/')}/a.png`
  const tooDeep = await readAll(dropOf(folderOf({ [deep]: '' })))
  expect(tooDeep.leftOut).toMatchObject([{ reason: 'tooDeep' }])
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.png`, '']))
  const tooMany = await readAll(dropOf(folderOf(many)), { maxFiles: 20 })
  expect(tooMany.found).toHaveLength(20)
  expect(tooMany.leftOut).toEqual([{ path: 'Plány', reason: 'tooMany' }])
})

test('archives of other kinds are told and not taken for pictures', async () => {
  const read = await readAll(dropOf(folderOf({ 'plans.RAR': 'Rar!', 'plans.7z': '7z' })))
  expect(read.reasons).toEqual({
    'Plány/plans.7z': 'otherArchive',
    'Plány/plans.RAR': 'otherArchive',
  })
})
