import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../electron/testing/temporary-folder.ts'
import { extractZip } from './extract-zip.ts'

interface ZipEntry {
  readonly name: string
  readonly content: string
  readonly mode?: number
  readonly stored?: boolean
}

const record = (
  bytes: number,
  fields: readonly (readonly [at: number, value: number, size: 2 | 4])[],
) => {
  const buffer = Buffer.alloc(bytes)
  for (const [at, value, size] of fields) buffer.writeUIntLE(value, at, size)
  return buffer
}

const zip = (entries: readonly ZipEntry[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, mode = 0o644, stored = false } of entries) {
    const raw = Buffer.from(content)
    const packed = stored ? raw : deflateRawSync(raw)
    const method = stored ? 0 : 8
    const nameBytes = Buffer.from(name)
    const header = record(30, [
      [0, 0x04034b50, 4],
      [8, method, 2],
      [14, crc32(raw), 4],
      [18, packed.length, 4],
      [22, raw.length, 4],
      [26, nameBytes.length, 2],
    ])
    directory.push(
      record(46, [
        [0, 0x02014b50, 4],
        [10, method, 2],
        [16, crc32(raw), 4],
        [20, packed.length, 4],
        [24, raw.length, 4],
        [28, nameBytes.length, 2],
        [38, mode * 0x10000, 4],
        [42, at, 4],
      ]),
      nameBytes,
    )
    files.push(header, nameBytes, packed)
    at += header.length + nameBytes.length + packed.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = record(22, [
    [0, 0x06054b50, 4],
    [8, entries.length, 2],
    [10, entries.length, 2],
    [12, directoryBytes.length, 4],
    [16, at, 4],
  ])
  return Buffer.concat([...files, directoryBytes, end])
}

const extract = async (entries: readonly ZipEntry[], place: (name: string) => string | null) => {
  const folder = temporaryFolder()
  const archive = join(folder, 'a.zip')
  writeFileSync(archive, zip(entries))
  const target = join(folder, 'out')
  await extractZip({ archive, target, place })
  return target
}

test('files come out with their content, packed or stored, empty or not', async () => {
  const long = 'prices\n'.repeat(50_000)
  const target = await extract(
    [
      { name: 'a/packed.txt', content: long },
      { name: 'a/stored.txt', content: 'as it is', stored: true },
      { name: 'empty', content: '', stored: true },
    ],
    (name) => name,
  )
  expect(readFileSync(join(target, 'a/packed.txt'), 'utf8')).toBe(long)
  expect(readFileSync(join(target, 'a/stored.txt'), 'utf8')).toBe('as it is')
  expect(readFileSync(join(target, 'empty'), 'utf8')).toBe('')
})

test('a program stays a program', async () => {
  const target = await extract([{ name: 'run', content: '#!', mode: 0o755 }], (name) => name)
  expect(statSync(join(target, 'run')).mode & 0o111).not.toBe(0)
})

test('entries are left out or placed elsewhere as the caller says', async () => {
  const target = await extract(
    [
      { name: 'Top/keep', content: 'kept' },
      { name: 'Top/leave', content: 'left out' },
    ],
    (name) => (name === 'Top/keep' ? 'kept.txt' : null),
  )
  expect(readFileSync(join(target, 'kept.txt'), 'utf8')).toBe('kept')
  expect(existsSync(join(target, 'Top'))).toBe(false)
})

test('an entry that names a place outside of the target is refused', async () => {
  const outside = extract([{ name: '../outside', content: '!' }], (name) => name)
  await expect(outside).rejects.toThrow('outside')
})

test('what is no zip archive is refused', async () => {
  const folder = temporaryFolder()
  const archive = join(folder, 'a.zip')
  writeFileSync(archive, '<html>Sign in to this network</html>')
  await expect(
    extractZip({ archive, target: join(folder, 'out'), place: (name) => name }),
  ).rejects.toThrow('not a zip archive')
})
