import { Worker } from 'node:worker_threads'
import { parentOfProcess } from '../parent-process.ts'
import { outOfMemoryCode, type ReportsLimits } from './reports-message.ts'

const lookEveryMs = 100

/** Hands requests to the thread that works, and ends the process when it takes more than it may have. */
export const guardReports = ({ script, heapMb, residentMb }: ReportsLimits): void => {
  const url = script.startsWith('file:') ? new URL(script) : script
  const worker = new Worker(url, {
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // The libraries talk about what they find in a damaged file: nobody is to read it.
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  const parent = parentOfProcess()
  parent.onMessage((message) => worker.postMessage(message))
  worker.on('message', (answer) => parent.post(answer))
  worker.once('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemoryCode : 1)
  })
  worker.once('exit', () => process.exit(1))
  // Memory outside of the heap counts too.
  setInterval(() => {
    if (process.memoryUsage.rss() > residentMb * 1_000_000) process.exit(outOfMemoryCode)
  }, lookEveryMs)
}
