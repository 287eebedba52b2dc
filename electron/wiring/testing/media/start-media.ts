import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import { handClock, openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { refresh } from './acts.ts'
import { mediaWorld, place } from './media-world.ts'

/** A sandbox with an application over it whose pricelist is loaded; the application can be started again. */
export const startMedia = async (
  given: Pick<Parameters<typeof mediaWorld>[1], 'betweenAttempts' | 'sendings'> = {},
) => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  // A server lists every file that an account may see, and the sandbox draws those that nobody has asked for yet.
  const projects = [place.projectId]
  await sandbox.control('PATCH', '/accounts/media@demo', { projects })
  const directory = storeFolder()
  const clock = handClock()
  let starts = 0
  const start = async () => {
    const store = await openOrThrow({ directory })
    const mediaFolder = join(directory, 'media')
    starts += 1
    const { baseUrl } = sandbox
    const world = mediaWorld(store, {
      ...given,
      baseUrl,
      clock,
      mediaFolder,
      run: `run${starts}`,
    })
    let isStopped = false
    const stop = async () => {
      if (isStopped) return
      isStopped = true
      world.stop()
      await world.jobs.stop()
      await world.calling.close()
      // A test may have closed it at another moment.
      if (store.db.open) store.close()
    }
    onTestFinished(stop)
    return { ...world, end: stop }
  }
  const world = await start()
  await refresh(world)
  const fault = (endpoint: string, planned: object, calls = 1) =>
    sandbox.control('POST', '/faults', { endpoint, calls, fault: planned })
  return { sandbox, clock, world, directory, startAgain: start, fault }
}
