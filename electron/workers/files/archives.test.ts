import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { pixel } from './testing/pixel.ts'
import { hints, readAll } from './testing/read-all.ts'
import { type ZipEntry, zipBytes } from './testing/zip-bytes.ts'

const readArchive = async (bytes: Uint8Array, maxFiles?: number) => {
  const path = join(temporaryFolder(), 'Plány.zip')
  writeFileSync(path, bytes)
  return readAll([{ path, hint: 'Plány.zip' }], maxFiles === undefined ? {} : { maxFiles })
}
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
const readZip = (entries: readonly ZipEntry[], maxFiles?: number) =>
  readArchive(zipBytes(entries), maxFiles)

test('an archive is unpacked and its files read like any others', async () => {
  const read = await readZip([
    { name: '2. NP/', data: '', isStored: true },
    { name: '2. NP/A.10.png', data: pixel },
    { name: '2. NP/A.2.png', data: pixel, isStored: true },
    { name: '__MACOSX/2. NP/._A.2.png', data: 'x' },
  ])
  expect(hints(read)).toEqual(['Plány.zip/2. NP/A.2.png', 'Plány.zip/2. NP/A.10.png'])
  expect(read.reasons).toEqual({ 'Plány.zip/__MACOSX/2. NP/._A.2.png': 'litter' })
  for (const { path, sizeBytes, read: facts } of read.found) {
    expect(readFileSync(path)).toEqual(pixel)
    expect(sizeBytes).toBe(pixel.byteLength)
    expect(facts.image).toMatchObject({ width: 1, height: 1 })
    // A name of the archive is never a name of the disk.
    expect(path.startsWith(`${read.stagedFolder}/`)).toBe(true)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  }
})

const inPage852 = Buffer.concat([Buffer.from('p'), Buffer.from([0x85]), Buffer.from('dorys.png')])
const in1250 = Buffer.concat([Buffer.from('p'), Buffer.from([0xf9]), Buffer.from('dorys.png')])

/** What some programs add for others that know no code page. */
const unicodeName = (raw: Uint8Array, name: string) => {
  const head = Buffer.from([0x75, 0x70, 0, 0, 1, 0, 0, 0, 0])
  head.writeUInt16LE(Buffer.byteLength(name) + 5, 2)
  head.writeUInt32LE(crc32(raw), 5)
  return Buffer.concat([head, Buffer.from(name)])
}
const asked = Buffer.from([0x70, 0xff, 0x2e, 0x70, 0x6e, 0x67])

test.each<readonly [string, ZipEntry]>([
  ['a field of its own', { name: asked, says: { extra: unicodeName(asked, 'půdorys.png') } }],
  ['cp852, as the Explorer packs', { name: inPage852, says: { madeBy: 0 } }],
  ['windows-1250', { name: in1250, says: { madeBy: 0 } }],
  ['UTF-8 that says so', { name: 'půdorys.png' }],
  ['UTF-8 that does not say so, as a Mac packs', { name: Buffer.from('půdorys.png') }],
])('a Czech name in %s is read', async (_, entry) => {
  expect(hints(await readZip([{ ...entry, data: pixel }]))).toEqual(['Plány.zip/půdorys.png'])
})

test('a path of Windows has folders', async () => {
  const read = await readZip([{ name: Buffer.from('A\\1.NP\\A.101.png'), data: pixel }])
  expect(hints(read)).toEqual(['Plány.zip/A/1.NP/A.101.png'])
})

test.each<readonly [string, ZipEntry, string]>([
  ['a way out', { name: '../../evil.png' }, 'outside'],
  ['a way out in the middle', { name: 'a/../../evil.png' }, 'outside'],
  ['a way out of Windows', { name: Buffer.from('a\\..\\..\\evil.png') }, 'outside'],
  ['a place from the root', { name: '/etc/evil.png' }, 'outside'],
  ['a place on a drive', { name: 'C:/evil.png' }, 'outside'],
  ['a name with an end in the middle', { name: 'a.png\0.exe' }, 'outside'],
  ['a link', { name: 'a.png', says: { mode: 0o120777 } }, 'notAFile'],
  ['an archive', { name: 'more.ZIP' }, 'nestedArchive'],
  ['something encrypted', { name: 'a.png', says: { flags: 1 } }, 'encrypted'],
  ['a rare method', { name: 'a.png', says: { method: 12 } }, 'otherArchive'],
  ['another sum', { name: 'a.png', says: { crc: 7 } }, 'damaged'],
  ['less than is promised', { name: 'a.png', says: { size: 9_000 } }, 'damaged'],
  ['more than is promised', { name: 'a.png', says: { size: 3 } }, 'damaged'],
  ['more than there is', { name: 'a.png', says: { packedSize: 9_999 } }, 'damaged'],
  ['another method than it has', { name: 'a.png', isStored: true, says: { method: 8 } }, 'damaged'],
  ['far too much', { name: 'a.png', says: { size: 4_000_000_000 } }, 'tooLarge'],
  ['a bomb', { name: 'a.png', data: Buffer.alloc(30_000_000) }, 'tooLarge'],
  ['folders without end', { name: `${'f/'.repeat(50)}a.png` }, 'tooDeep'],
])('an entry that is %s is left out, and the others are read', async (_, entry, reason) => {
  const read = await readZip([
    { data: pixel, ...entry },
    { name: 'good.png', data: pixel },
  ])
  expect(hints(read)).toEqual(['Plány.zip/good.png'])
  expect(Object.values(read.reasons)).toEqual([reason])
  expect(filesBelow(read.stagedFolder)).toHaveLength(1)
})

test('of two entries with one name the first is read', async () => {
  const read = await readZip([
    { name: 'a.png', data: pixel },
    { name: 'a.png', data: 'x' },
  ])
  expect(read.found).toMatchObject([{ sizeBytes: pixel.byteLength }])
  expect(read.leftOut).toEqual([{ path: 'Plány.zip/a.png', reason: 'sameName' }])
})

test('entries that share their bytes do not unpack to more than an archive may', async () => {
  const size = 19_000_000
  const names = Array.from({ length: 40 }, (_, index) => `${index}.bmp`)
  const read = await readZip(names.map((name) => ({ name, data: '', says: { size } })))
  expect(read.found).toEqual([])
  expect(Object.values(read.reasons).filter((reason) => reason === 'tooLarge')).toHaveLength(39)
})

test('an archive has no more files than a drop may have', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `${index}.png`)
  const read = await readZip(
    names.map((name) => ({ name, data: pixel })),
    5,
  )
  expect(read.found).toHaveLength(5)
  expect(Object.values(read.reasons)).toEqual(['tooMany', 'tooMany', 'tooMany'])
})

const good = zipBytes([{ name: 'a.png', data: pixel }])
test.each([
  ['half an archive', good.subarray(0, good.byteLength / 2)],
  ['an empty file', Buffer.alloc(0)],
  ['a text', Buffer.from('not an archive')],
  ['a directory that points behind the end', cut(good, 16, 0xff)],
])('%s called .zip is damaged', async (_, bytes) => {
  const read = await readArchive(bytes)
  expect(read).toMatchObject({ found: [], reasons: { 'Plány.zip': 'damaged' } })
  expect(existsSync(read.stagedFolder)).toBe(false)
})

test('an archive that is encrypted as a whole is told as such', async () => {
  const read = await readZip([{ name: 'a.png', data: pixel, says: { flags: 0x41 } }])
  expect(read).toMatchObject({ found: [], reasons: { 'Plány.zip': 'encrypted' } })
})

test('what lies beside a damaged archive is read', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'x'))
  writeFileSync(join(folder, 'x/bad.zip'), 'PK')
  writeFileSync(join(folder, 'x/good.zip'), good)
  writeFileSync(join(folder, 'x/z.png'), pixel)
  const read = await readAll([{ path: join(folder, 'x'), hint: 'x' }])
  expect(hints(read)).toEqual(['x/good.zip/a.png', 'x/z.png'])
  expect(read.reasons).toEqual({ 'x/bad.zip': 'damaged' })
})

/** The archive with a byte of its end changed. */
function cut(bytes: Buffer, fromEnd: number, byte: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[copy.byteLength - 22 + fromEnd] = byte
  return copy
}

test('whatever is done to an archive, nothing but whole files comes out of it', async () => {
  const entries = ['a.png', 'b/č.png', 'c.png'].map((name) => ({ name, data: pixel }))
  const whole = zipBytes(entries)
  const change = fc.record({ at: fc.nat(whole.byteLength - 1), byte: fc.nat(255) })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const bytes = Buffer.from(whole)
      for (const { at, byte } of changes) bytes[at] = byte
      const read = await readArchive(bytes)
      for (const { path } of read.found) {
        expect(path.startsWith(`${read.stagedFolder}/`)).toBe(true)
        expect(statSync(path).size).toBeLessThanOrEqual(pixel.byteLength)
      }
    }),
    { numRuns: 150 },
  )
})
