import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { appendCall, listCalls } from '../activity/activity.ts'
import { sampleCall } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { attemptWrite } from './write-failure.ts'

const writer = join(import.meta.dirname, '../testing/stubborn-writer.ts')
const filter = { outcome: 'all', search: '', before: null, limit: 10 } as const

const nobody = 65_534

test('a folder that may not be written closes the store and says so', () => {
  const folder = temporaryFolder()
  onTestFinished(() => {
    chmodSync(folder, 0o700)
    rmSync(folder, { recursive: true })
  })
  if (process.getuid?.() === 0) chownSync(folder, nobody, nobody)
  chmodSync(folder, 0o500)
  const directory = join(folder, 'store')
  const child = spawnSync(process.execPath, [writer, directory, String(nobody)], {
    encoding: 'utf8',
  })
  expect(JSON.parse(child.stdout)).toMatchObject({ opened: false, cause: 'readOnly' })
})

test('a full disk refuses the write with its reason, and what was there stays', async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  appendCall(store.db, sampleCall())
  const pages = store.db.pragma('page_count', { simple: true })
  store.db.pragma(`max_page_count = ${String(pages)}`)
  const large = sampleCall({ endpoint: 'x'.repeat(100_000) })
  expect(attemptWrite(store.path, () => appendCall(store.db, large))).toEqual({
    ok: false,
    failure: { kind: 'store', cause: 'full', path: store.path, again: 'afterFix' },
  })
  expect(listCalls(store.db, filter).total).toBe(1)
  store.close()
})

// The system refuses writes beyond a size of the file: an error of the disk that any user can bring about.
const writeUpTo = (blocks: number, directory: string) =>
  JSON.parse(
    spawnSync(
      'sh',
      ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', process.execPath, writer, directory],
      { encoding: 'utf8' },
    ).stdout,
  )

test('a disk that fails in the middle of a write takes nothing that was kept before', async () => {
  const directory = storeFolder()
  const told = writeUpTo(3_200, directory)
  expect(told).toMatchObject({ opened: true, cause: 'failed' })
  expect(told.kept).toBeGreaterThan(0)
  const store = await openOrThrow({ directory })
  expect(store.state()).toEqual({ kind: 'healthy' })
  expect(listCalls(store.db, filter).total).toBe(told.kept)
  await store.backUp('due')
  expect(readdirSync(join(directory, 'backups'))).toHaveLength(1)
  store.close()
})

test('a disk that fails while the store is made leaves nothing that the next start stumbles over', async () => {
  for (const blocks of [0, 1, 8, 16, 40, 80, 120]) {
    const directory = storeFolder()
    expect(writeUpTo(blocks, directory)).toMatchObject({ opened: false })
    const store = await openOrThrow({ directory })
    expect(store.state()).toEqual({ kind: 'healthy' })
    store.close()
  }
})
