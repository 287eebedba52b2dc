import { onTestFinished } from 'vitest'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import { handClock, openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { paymentsWorld } from './payments-world.ts'

/** A sandbox with an application over it; the application can be started again, and others beside it. */
export const startPayments = async () => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const directory = storeFolder()
  const clock = handClock()
  let starts = 0
  const start = async (folder = directory) => {
    const store = await openOrThrow({ directory: folder })
    starts += 1
    const { baseUrl } = sandbox
    const world = paymentsWorld(store, { baseUrl, clock, run: `run${starts}` })
    let isEnded = false
    const end = async () => {
      if (isEnded) return
      isEnded = true
      await world.jobs.stop()
      await world.calling.close()
      store.close()
    }
    onTestFinished(end)
    return { ...world, end }
  }
  const world = await start()
  const fault = (planned: object, calls = 1) =>
    sandbox.control('POST', '/faults', {
      endpoint: 'add-incoming-payment',
      calls,
      fault: planned,
    })
  return {
    sandbox,
    clock,
    world,
    directory,
    startAgain: () => start(),
    /** Another computer with a ledger of its own. */
    startOther: () => start(storeFolder()),
    fault,
  }
}
