import { onTestFinished } from 'vitest'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import type { Reports } from '../../../workers/start-reports.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'
import { movedClock } from '../moved-clock.ts'
import { exportsWorld } from './exports-world.ts'

/** All tests of a file share one: starting it takes longer than what they ask of it. */
const reading = forkedReports()
const readingProcess: Reports = { ask: reading.ask, stop: () => undefined }

interface WorldInput {
  readonly pickedFolder?: string
  readonly pickedFile?: string
  /** Instead of the process that reads what has arrived. */
  readonly reports?: Reports
}

/** The application over a sandbox; both clocks go on together. */
export const startExports = async (given: WorldInput = {}) => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const directory = storeFolder()
  const moved = movedClock()
  const { keychain } = keychainInABox()
  let reports = given.reports ?? readingProcess
  const open = async (run: string, life: 'begun' | 'opened' = 'begun') => {
    const clock = moved.ofRun()
    const store = await openOrThrow({ directory, clock })
    const boot = moved.boot()
    const of = { ...given, baseUrl: sandbox.baseUrl, clock, boot, run, reports, keychain, life }
    return exportsWorld(store, of)
  }
  let world = await open('first')
  const close = async () => {
    await world.stop()
    world.store.close()
  }
  onTestFinished(close)
  return {
    sandbox,
    directory,
    clock: moved,
    world: () => world,
    /** Contents that arrive are read from the next start on. */
    readAgain: () => {
      reports = readingProcess
    },
    /** Time passes here and at the server. */
    pass: async (ms: number) => {
      // The server first: whoever looks in between is late and not early.
      await sandbox.control('POST', '/clock', { moveByMs: ms })
      moved.pass(ms)
    },
    /** The application ends, and starts again after a while. */
    restart: async (run: string, life?: 'begun' | 'opened') => {
      await close()
      world = await open(run, life)
      return world
    },
  }
}
