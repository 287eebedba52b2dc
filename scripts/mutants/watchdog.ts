import { Worker } from 'node:worker_threads'

/** Both threads see it: the time by which the attempt under way has ended. */
const deadline = new Float64Array(new SharedArrayBuffer(8))

const watch = `
const { workerData } = require('node:worker_threads')
const parent = process.ppid
setInterval(() => {
  const isOver = workerData[0] > 0 && performance.timeOrigin + performance.now() > workerData[0]
  if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 200)`

/** A mutant may turn for ever, and its thread hears nothing then: another thread ends the process. */
export const startWatchdog = (): void => {
  new Worker(watch, { eval: true, workerData: deadline }).unref()
}

export const watchFor = (ms: number): void => {
  deadline[0] = performance.timeOrigin + performance.now() + ms
}

export const watchNoMore = (): void => {
  deadline[0] = 0
}
