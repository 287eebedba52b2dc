import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Failure, failed, success } from '#core/contract/failure'
import { dayMs } from '#core/time'
import { noRoom } from '../../../wiring/testing/exports/sent-dashboards.ts'
import {
  backupSlot,
  listedFile,
  writtenBackups,
} from '../../../wiring/testing/exports/written-backups.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import type { FoundBackup } from './backup-folder.ts'
import { keepFiles } from './keep-files.ts'

const { signal } = new AbortController()
const cut: Failure = { kind: 'unreachable', host: 'crm.example', cause: 'reset', again: 'now' }
const refused = (status: number): Failure => ({
  kind: 'refused',
  endpoint: 'list-resources',
  status,
  message: '',
  about: null,
  again: 'afterFix',
})
const held = (endpoint: string | null): Failure => ({
  kind: 'held',
  account: 'exports',
  endpoint,
  cause: 'refused',
  since: 1,
  until: null,
  failuresInARow: 1,
  again: 'afterFix',
})

const start = async (...uids: readonly string[]) => {
  const started = await writtenBackups()
  const { dependencies, root, world, lay } = started
  world.listed = () => success(uids.map((uid) => listedFile(uid)))
  const told: Progress[] = []
  const found: FoundBackup[] = []
  const keep = () =>
    keepFiles(dependencies, {
      root,
      found,
      account: world.account,
      tell: (progress) => {
        told.push(progress)
      },
      signal,
    })
  return {
    ...started,
    told,
    keep,
    /** What is kept is named by an earlier backup from now on. */
    keepBefore: async (age = 1) => {
      const kept = await keep()
      const takenFor = new Date(backupSlot - age * dayMs).toISOString()
      found.push(await lay(`day-${age}`, { takenFor, files: kept.files }))
      return kept
    },
    found,
    files: () => readdirSync(join(root, 'Files')).sort(),
  }
}

const nothing = { files: [], missingFiles: [] }

test('files are asked for one after another, and how many there are is told', async () => {
  const { keep, told, asked } = await start('a', 'b')
  expect(await keep()).toMatchObject({
    filesAre: 'kept',
    files: [
      { uid: 'a', file: 'a.pdf', name: 'plan.pdf', bytes: 1 },
      { uid: 'b', file: 'b.pdf' },
    ],
    missingFiles: [],
    failure: null,
  })
  expect(asked).toEqual(['a', 'b'])
  const phase = { phase: 'downloading', unit: 'rows', total: 2 }
  expect(told).toEqual([
    { ...phase, done: 0 },
    { ...phase, done: 1 },
  ])
})

test('a CRM without files needs no folder for them; one that is listed twice is one', async () => {
  const { keep, root, world, asked } = await start()
  expect(await keep()).toEqual({ filesAre: 'kept', ...nothing, failure: null })
  expect(existsSync(join(root, 'Files'))).toBe(false)
  world.listed = () => success([listedFile('a'), listedFile('a')])
  expect((await keep()).files).toHaveLength(1)
  expect(asked).toEqual(['a'])
})

test.each<[what: string, Failure, filesAre: 'notGiven' | 'failed']>([
  ['refuses its files', refused(403), 'notGiven'],
  [
    'answers with something else',
    {
      kind: 'notThisServer',
      endpoint: 'list-resources',
      expected: 'xml',
      part: null,
      received: '',
      again: 'never',
    },
    'notGiven',
  ],
  ['has them on hold', held('list-resources'), 'notGiven'],
  ['has the whole login on hold', held(null), 'failed'],
  ['is out of reach', cut, 'failed'],
])(
  'a CRM that %s may have none for this account, but not if it once had',
  async (_what, failure, filesAre) => {
    const { keep, keepBefore, world } = await start('a')
    const { listed } = world
    world.listed = () => failed(failure)
    const told = filesAre === 'notGiven' ? null : failure
    expect(await keep()).toEqual({ filesAre, ...nothing, failure: told })
    world.listed = listed
    await keepBefore()
    world.listed = () => failed(failure)
    expect(await keep()).toEqual({ filesAre: 'failed', ...nothing, failure })
  },
)

test('without an account, or where a login would be risked, no file is listed', async () => {
  const { keep, world } = await start()
  world.listed = () => expect.fail('it is not asked for')
  world.mayAsk = () => failed(cut)
  expect(await keep()).toMatchObject({ filesAre: 'failed', failure: cut })
  world.account = failed(held(null))
  expect(await keep()).toMatchObject({ filesAre: 'failed', failure: held(null) })
})

test.each(['make', 'removeUnfinished', 'measure', 'download', 'fingerprint'] as const)(
  'a folder that refuses at “%s” ends it, and what is there is said',
  async (step) => {
    const { keep, backups } = await start('a', 'b')
    const isFirst = step === 'make' || step === 'removeUnfinished'
    const before = backups[step]
    let calls = 0
    Object.assign(backups, {
      [step]: (...given: Parameters<typeof before>) => {
        calls += 1
        return isFirst || calls > 1
          ? Promise.resolve(noRoom)
          : Reflect.apply(before, backups, given)
      },
    })
    const kept = await keep()
    expect(kept).toMatchObject({ filesAre: 'failed', failure: noRoom.failure, missingFiles: [] })
    expect(kept.files.map(({ uid }) => uid)).toEqual(isFirst ? [] : ['a'])
  },
)

test('a file that the CRM does not give is missing; one that it gave once has failed', async () => {
  const { keep, keepBefore, world, root } = await start('a', 'b')
  world.given = (uid) => (uid === 'b' ? failed(refused(404)) : success(null))
  const first = await keepBefore()
  expect(first).toMatchObject({ filesAre: 'kept', missingFiles: [{ uid: 'b', why: 'notGiven' }] })
  writeFileSync(join(root, 'Files', 'a.pdf'), 'cut off')
  world.given = () => failed(refused(404))
  expect((await keep()).missingFiles).toEqual([
    { uid: 'a', why: 'failed' },
    { uid: 'b', why: 'notGiven' },
  ])
})

test('what an earlier backup names and is there as large is not asked for again', async () => {
  const { keep, keepBefore, asked, root } = await start('a', 'b')
  const { files } = await keepBefore()
  writeFileSync(join(root, 'Files', 'b.pdf'), 'cut off')
  expect((await keep()).files).toEqual(files)
  expect(asked).toEqual(['a', 'b', 'b'])
})

test('what a backup has brought that was cut off is known by what the list says of it', async () => {
  const { keep, root, world, asked } = await start()
  mkdirSync(join(root, 'Files'))
  for (const uid of ['a', 'b', 'c', 'd', 'e']) writeFileSync(join(root, 'Files', `${uid}.pdf`), uid)
  const told = (uid: string) => ({ sizeBytes: 1, crc32: crc32(uid) })
  world.listed = () =>
    success([
      listedFile('a', told('a')),
      listedFile('b', { ...told('b'), crc32: 5 }),
      listedFile('c', { ...told('c'), sizeBytes: 2 }),
      listedFile('d', { sizeBytes: 1 }),
      listedFile('e', { crc32: crc32('e') }),
      listedFile('f', told('f')),
    ])
  const { files, missingFiles } = await keep()
  expect(asked).toEqual(['b', 'c', 'd', 'e', 'f'])
  expect(files.map(({ uid }) => uid)).toEqual(['a', 'd', 'e', 'f'])
  // They have come otherwise than they are listed.
  expect(missingFiles).toEqual([
    { uid: 'b', why: 'failed' },
    { uid: 'c', why: 'failed' },
  ])
})

test('of two backups the newer one knows what a file is called; a name that another has by now is not taken', async () => {
  const { keep, keepBefore, found, lay, files, world } = await start('a')
  await keepBefore(2)
  const [older] = found[0]?.manifest.files ?? []
  if (!older) throw new Error('there is no file')
  const moved = { ...older, file: 'moved.pdf' }
  const takenFor = new Date(backupSlot - dayMs).toISOString()
  found.unshift(await lay('newer', { takenFor, files: [moved] }))
  expect((await keep()).files).toMatchObject([{ uid: 'a', file: 'moved.pdf' }])
  expect(files()).toEqual(['a.pdf', 'moved.pdf'])
  const other = { ...older, uid: listedFile('b').uid, file: 'moved.pdf' }
  found.unshift(
    await lay('newest', { takenFor: new Date(backupSlot).toISOString(), files: [other] }),
  )
  world.listed = () => success([listedFile('a'), listedFile('b')])
  const names = (await keep()).files.map(({ file }) => file)
  expect(new Set(names).size).toBe(2)
})
