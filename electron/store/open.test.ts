import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayMs } from '#core/time'
import { listBackups } from './backups.ts'
import { handClock, openAny, openOrThrow, storeFolder } from './testing/store-folder.ts'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

test('a new store is private to its user and keeps every acknowledged commit', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  expect(store.state()).toEqual({ kind: 'healthy' })
  expect(store.db.pragma('journal_mode', { simple: true })).toBe('wal')
  expect(store.db.pragma('synchronous', { simple: true })).toBe(2)
  expect(store.db.pragma('foreign_keys', { simple: true })).toBe(1)
  expect([modeOf(directory), modeOf(store.path), modeOf(`${store.path}-wal`)]).toEqual([
    '700',
    '600',
    '600',
  ])
  store.close()
})

test('a second process is told that the store is in use, and gets it when the first one ends', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  const script = `
    import { openStore } from './electron/store/open.ts'
    const log = { event() {}, defect() {} }
    const store = await openStore({ directory: process.argv[1], clock: { now: () => 1, elapsedMs: () => 0 }, log })
    console.log(store.kind === 'open' ? 'open' : store.state.cause)
    process.exit()`
  const ask = () =>
    spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script, directory], {
      encoding: 'utf8',
    }).stdout.trim()
  expect(ask()).toBe('inUse')
  store.close()
  expect(ask()).toBe('open')
})

test('a backup is made once a day and three are kept', async () => {
  const directory = storeFolder()
  const clock = handClock()
  const store = await openOrThrow({ directory, clock })
  const made: number[] = []
  for (let day = 0; day < 5; day++) {
    clock.moveTo(1_780_000_000_000 + day * dayMs)
    await store.backUpWhenDue()
    await store.backUpWhenDue()
    made.push(clock.now())
  }
  const backups = listBackups(join(directory, 'backups'))
  expect(backups.map(({ at }) => at)).toEqual(made.slice(-3).reverse())
  expect(modeOf(backups[0]?.path ?? '')).toBe('600')
  store.close()
})

test('a folder where a file should be closes the store with an explanation', async () => {
  const directory = storeFolder()
  mkdirSync(join(directory, 'unitdesk.db'), { recursive: true })
  const store = await openAny({ directory })
  expect(store.kind).toBe('closed')
})
