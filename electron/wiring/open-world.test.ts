import { expect, onTestFinished, test } from 'vitest'
import { startAccounts } from '../features/accounts/testing/start-accounts.ts'
import { storeLayout } from '../store/file/layout.ts'
import { takeOwnerLock } from '../store/file/owner-lock.ts'
import { openOrThrow, storeFolder } from '../store/testing/store-folder.ts'
import { openWorld } from './open-world.ts'

/** A world whose store another application had open when it started, and has let go of since. */
const start = async () => {
  const { services } = await startAccounts()
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  const shown = { reloads: 0 }
  const world = await openWorld(services, {
    directory,
    program: 'window',
    showFolder: () => undefined,
    reloadPage: () => {
      shown.reloads += 1
    },
    onResume: () => undefined,
  })
  world.begin()
  expect(world.isStoreOpen()).toBe(false)
  store.close()
  const tryAgain = () =>
    world.handlers()['store.tryAgain']({}, { signal: new AbortController().signal })
  return { directory, world, shown, tryAgain }
}

// Opening takes some turns of the microtask queue; what comes in between may fall between any two of them.
const turnsOfOpening = [0, 1, 2, 3, 4]

const pass = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
}

test.each(turnsOfOpening)(
  'a store is opened once although it is tried twice, the second time %i turns after the first',
  async (turns) => {
    const { world, shown, tryAgain } = await start()
    onTestFinished(world.close)
    const first = tryAgain()
    await pass(turns)
    await Promise.all([first, tryAgain()])
    expect(world.isStoreOpen()).toBe(true)
    expect(shown.reloads).toBe(1)
  },
)

test.each(turnsOfOpening)(
  'a store that opens again while the application ends is closed, %i turns after the wish',
  async (turns) => {
    const { directory, world, tryAgain } = await start()
    const trying = tryAgain()
    await pass(turns)
    world.close()
    await trying
    const lock = takeOwnerLock(storeLayout(directory).lock)
    expect(lock).not.toBeNull()
    lock?.release()
  },
)
