import { expect, onTestFinished, test, vi } from 'vitest'
import type { RunRules } from '#core/exports/schedule/job-progress'
import { toJson } from '#core/json'
import { hourMs, minuteMs } from '#core/time'
import { startAccounts } from '../features/accounts/testing/start-accounts.ts'
import { storeLayout } from '../store/file/layout.ts'
import { takeOwnerLock } from '../store/file/owner-lock.ts'
import { openOrThrow, storeFolder } from '../store/testing/store-folder.ts'
import { openWorld } from './open-world.ts'
import { unitsDefinition } from './testing/exports/acts.ts'
import { insertFirstWorkspace, workspaceId } from './testing/first-workspace.ts'

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

/** A world over a store with a workspace, whose timers and clock a test moves. */
const startMoved = async () => {
  const { services, clock } = await startAccounts()
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  insertFirstWorkspace(store, { baseUrl: 'http://127.0.0.1:9', accounts: { media: ['media'] } })
  store.close()
  // Whoever looks for what is due asks what time it is.
  const now = vi.fn(clock.now)
  let wakeUp: () => void = () => undefined
  const world = await openWorld(
    { ...services, clock: { ...clock, now } },
    {
      directory,
      program: 'window',
      showFolder: () => undefined,
      reloadPage: () => undefined,
      onResume: (look) => {
        wakeUp = look
      },
    },
  )
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    world.close()
  })
  world.begin()
  return { world, clock, now, wakeUp: () => wakeUp() }
}

test('from its end on the application looks for nothing that is due, also when the computer wakes up', async () => {
  const { world, now, wakeUp } = await startMoved()
  const looks = (act: () => void): boolean => {
    now.mockClear()
    act()
    return now.mock.calls.length > 0
  }
  const passAnHour = () => void vi.advanceTimersByTime(hourMs)
  expect([looks(wakeUp), looks(passAnHour)]).toEqual([true, true])
  await world.finish()
  expect([looks(wakeUp), looks(passAnHour)]).toEqual([false, false])
})

test('a link that comes while the application ends, and a window that has moved, ask nothing of the closed store', async () => {
  const { world } = await startMoved()
  expect(world.subjectOfLink('unitdesk://127.0.0.1:9')).toMatchObject({ kind: 'workspace' })
  world.close()
  expect(world.subjectOfLink('unitdesk://127.0.0.1:9')).toBeNull()
  world.writeWindowPlace({ x: 0, y: 0, width: 960, height: 640, maximized: false })
  expect([world.isStoreOpen(), world.refusal(), world.readWindowPlace()]).toEqual([
    false,
    null,
    null,
  ])
})

test('an application that has begun is not begun a second time', async () => {
  const { world } = await startMoved()
  const timers = vi.getTimerCount()
  world.begin()
  expect(vi.getTimerCount()).toBe(timers)
})

test('a report whose time comes while the application ends does not begin', async () => {
  const { world, clock } = await startMoved()
  const context = { signal: new AbortController().signal }
  const rules: RunRules = {
    schedule: { kind: 'cron', text: '* * * * *', zone: 'Europe/Prague' },
    missed: 'once',
    maxAgeMs: hourMs,
    pauseAfter: 3,
  }
  const definition = toJson({ ...unitsDefinition, rules })
  const saved = await world
    .handlers()
    ['exports.saveReport']({ workspaceId, reportId: null, definition }, context)
  if (!saved.ok) throw new Error(saved.failure.kind)
  const isWorking = async () => {
    const listed = await world.handlers()['jobs.listJobs']({}, context)
    return listed.ok && listed.value.some(({ outcome }) => outcome === null)
  }
  const countRuns = async () => {
    const listed = await world.handlers()['exports.listRuns'](saved.value, context)
    return listed.ok ? listed.value.length : null
  }
  const passMinute = async () => {
    clock.moveTo(clock.now() + minuteMs)
    await vi.advanceTimersByTimeAsync(minuteMs)
  }
  for (const runs of [1, 2]) {
    await passMinute()
    await expect.poll(countRuns).toBe(runs)
    // One that is under way holds the next back, with or without an end of the application.
    await expect.poll(isWorking).toBe(false)
  }
  void world.finish()
  await passMinute()
  expect(await countRuns()).toBe(2)
})
