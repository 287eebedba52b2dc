import { emptyCoreDumps } from '../system/empty-core-dumps.ts'
import { forkWorker } from '../workers/fork-worker.ts'
import type { RunnerHost } from './open-runner.ts'

/** What the program is handed of its process, once what that leaves on the disk is closed to others. */
export const ownProcess = (): Pick<RunnerHost, 'launchWorker' | 'print'> => {
  emptyCoreDumps()
  process.umask(0o077)
  return {
    launchWorker: forkWorker,
    print: (stream, text) => process[stream].write(text),
  }
}
