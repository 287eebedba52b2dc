import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayMs } from '#core/time'
import { handClock, openAny, openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { listBackups } from './backups.ts'
import { storeLayout } from './layout.ts'

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

const askFromOutside = (directory: string): string => {
  const script = `
    import { openStore } from './electron/store/file/open.ts'
    const log = { event() {}, defect() {} }
    const store = await openStore({ directory: process.argv[1], clock: { now: () => 1, elapsedMs: () => 0 }, log })
    console.log(store.kind === 'open' ? 'open' : store.state.cause)
    process.exit()`
  return spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script, directory], {
    encoding: 'utf8',
  }).stdout.trim()
}

test('a second process is told that the store is in use, and gets it when the first one ends', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  expect(askFromOutside(directory)).toBe('inUse')
  store.close()
  expect(askFromOutside(directory)).toBe('open')
})

test('who is refused the store is told who has it, also when the one before was killed', async () => {
  const directory = storeFolder()
  const killed = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', openAndDie, directory],
    { encoding: 'utf8' },
  )
  expect(killed.signal).toBe('SIGKILL')
  expect(existsSync(storeLayout(directory).owner)).toBe(true)
  const store = await openOrThrow({ directory, clock: handClock(), program: 'runner' })
  const refused = await openAny({ directory })
  expect(refused).toMatchObject({
    state: {
      cause: 'inUse',
      owner: { program: 'runner', pid: process.pid, computer: hostname() },
    },
  })
  store.close()
  expect(existsSync(storeLayout(directory).owner)).toBe(false)
})

const openAndDie = `
  import { openStore } from './electron/store/file/open.ts'
  const log = { event() {}, defect() {} }
  await openStore({ directory: process.argv[1], clock: { now: () => 1, elapsedMs: () => 0 }, log })
  process.kill(process.pid, 'SIGKILL')`

test('a backup is made once a day and three are kept', async () => {
  const directory = storeFolder()
  const clock = handClock()
  const store = await openOrThrow({ directory, clock })
  const made: number[] = []
  for (let day = 0; day < 5; day++) {
    clock.moveTo(1_780_000_000_000 + day * dayMs)
    await store.backUp('due')
    await store.backUp('due')
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
  expect(store).toMatchObject({ kind: 'closed', state: { cause: 'failed' } })
})

test('a pipe where a file should be closes the store at once, and stays where it is', async () => {
  const directory = storeFolder()
  const pipe = join(directory, 'unitdesk.db')
  mkdirSync(directory, { recursive: true })
  execFileSync('/usr/bin/mkfifo', [pipe])
  const store = await openAny({ directory })
  expect(store).toMatchObject({ kind: 'closed', state: { cause: 'failed' } })
  expect(statSync(pipe).isFIFO()).toBe(true)
})

test('a device where a file should be closes the store at once, however much could be read of it', async () => {
  const directory = storeFolder()
  mkdirSync(directory, { recursive: true })
  symlinkSync('/dev/zero', join(directory, 'unitdesk.db'))
  const store = await openAny({ directory })
  expect(store).toMatchObject({ kind: 'closed', state: { cause: 'failed' } })
})

test('the store stays with its process when that process asks for it once more', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  expect(await openAny({ directory })).toMatchObject({ kind: 'closed', state: { cause: 'inUse' } })
  expect(askFromOutside(directory)).toBe('inUse')
  store.close()
})

test('a clock that was set back takes no backup away and does not stop new ones', async () => {
  const directory = storeFolder()
  const clock = handClock()
  const store = await openOrThrow({ directory, clock })
  const day = (number: number) => 1_780_000_000_000 + number * dayMs
  for (const number of [20, 21, 22, 3, 4]) {
    clock.moveTo(day(number))
    await store.backUp('due')
  }
  const made = listBackups(join(directory, 'backups')).map(({ at }) => at)
  expect(made).toEqual([day(4), day(3), day(22)])
  store.close()
})

test('closing the store ends a backup that is under way, and the next one clears up after it', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  store.db.exec('CREATE TABLE ballast AS SELECT zeroblob(3000000)')
  const backup = store.backUp('due')
  store.close()
  await backup
  const backups = join(directory, 'backups')
  expect(listBackups(backups)).toEqual([])
  const again = await openOrThrow({ directory })
  await again.backUp('due')
  expect(readdirSync(backups)).toHaveLength(1)
  again.close()
})

test('a store that is closed has folded its log into its file', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  store.close()
  expect(existsSync(`${store.path}-wal`)).toBe(false)
})
