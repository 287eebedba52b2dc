import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import { openLog } from '../../../log/log.ts'
import { handClock, openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { leadsWorld } from './leads-world.ts'

/** A sandbox with an application over it that looks after leads; both have the clock that the test moves. */
export const startLeads = async (
  given: Pick<Parameters<typeof leadsWorld>[1], 'leadFiles' | 'sendings' | 'lists'> = {},
) => {
  const clock = handClock()
  const sandbox = await startForTest({ newPassword: () => 'right', seed: 'demo', clock })
  const directory = storeFolder()
  const keychain = keychainInABox()
  const log = openLog({ directory: join(directory, 'logs'), clock })
  let starts = 0
  const start = async () => {
    const store = await openOrThrow({ directory, clock })
    starts += 1
    const run = `run${starts}`
    const { baseUrl } = sandbox
    const world = leadsWorld(store, { ...given, baseUrl, clock, run, keychain, log })
    let isStopped = false
    const end = async () => {
      if (isStopped) return
      isStopped = true
      world.stop()
      await world.jobs.stop()
      await world.calling.close()
      store.close()
    }
    onTestFinished(end)
    return { ...world, end }
  }
  const fault = (endpoint: string, planned: object, calls = 1) =>
    sandbox.control('POST', '/faults', { endpoint, calls, fault: planned })
  return { sandbox, clock, directory, world: await start(), startAgain: start, fault }
}
