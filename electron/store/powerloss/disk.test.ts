import { expect, test } from 'vitest'
import { startDisk } from './disk.ts'
import { parseTrace } from './parse-trace.ts'

const hex = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')

const trace = [
  `[pid 7] openat(AT_FDCWD, "${hex('/tmp/s/unitdesk.db')}", O_RDWR|O_CREAT, 0600) = 21`,
  `[pid 7] openat(AT_FDCWD, "${hex('/tmp/s/other')}", O_RDWR) = 22`,
  `pwrite64(21, "${hex('abc')}", 3, 0) = 3`,
  `pwrite64(22, "${hex('zzz')}", 3, 0) = 3`,
  'fdatasync(21)                             = 0',
  `write(1, "${hex('call 1\n')}", 7) = 7`,
  `pwrite64(21, "${hex('X')}", 1, 1) = 1`,
  'ftruncate(21, 2)                          = 0',
  'close(21) = 0',
  `pwrite64(21, "${hex('late')}", 4, 0) = 4`,
].join('\n')

const calls = parseTrace(trace, (file) => file === 'unitdesk.db')

test('a trace tells what was written, synced and acknowledged in the files that count', () => {
  expect(calls.map(({ kind }) => kind)).toEqual([
    'write',
    'sync',
    'acknowledge',
    'write',
    'truncate',
  ])
})

test('what was synced stays, what was not may stay or go', () => {
  const disk = startDisk(new Map())
  for (const call of calls) disk.apply(call)
  const content = (survives: boolean) =>
    disk
      .image(() => survives)
      .get('unitdesk.db')
      ?.toString()
  expect([content(false), content(true)]).toEqual(['abc', 'aX'])
})

test('a large write may survive sector by sector', () => {
  const disk = startDisk(new Map([['f', Buffer.alloc(1_024, 'a')]]))
  disk.apply({ kind: 'write', file: 'f', at: 0, bytes: Buffer.alloc(1_024, 'b') })
  let sector = 0
  const image = disk
    .image(() => sector++ === 1)
    .get('f')
    ?.toString()
  expect(image).toBe('a'.repeat(512) + 'b'.repeat(512))
})
