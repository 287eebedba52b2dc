import { readFileSync, writeFileSync } from 'node:fs'
import type { Cost } from './growth.ts'

/** The kernel forgets the most memory that this process has had. */
const forgetPeak = (): void => writeFileSync('/proc/self/clear_refs', '5')

const peakMb = (): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1_024

/** The time and the most memory of a piece of work, done once. */
export const costOnce = async (work: () => unknown): Promise<Cost> => {
  forgetPeak()
  const startedAt = performance.now()
  await work()
  return { ms: performance.now() - startedAt, mb: peakMb() }
}

/** The same of work that changes nothing: the median of several times, after one that loads what it uses. */
export const costOf = async (work: () => unknown, times = 5): Promise<Cost> => {
  await work()
  const costs: Cost[] = []
  for (let time = 0; time < times; time++) costs.push(await costOnce(work))
  const middle = (of: (cost: Cost) => number): number =>
    costs.map(of).sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN
  return { ms: middle(({ ms }) => ms), mb: middle(({ mb }) => mb) }
}
