import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { processTree } from '../process-memory.ts'

/** The kernel counts the time of a processor in hundredths of a second. */
const ticksPerSecond = 100
const calmMs = 80

/** The time that some processes and all that they have started were at work. */
const workedTicks = (roots: readonly number[]): number =>
  roots
    .flatMap(processTree)
    .map((pid) => fieldsOf(pid).slice(11, 13))
    .reduce((sum, [user, system]) => sum + Number(user ?? 0) + Number(system ?? 0), 0)

/** What stands behind the name of a process, which may hold anything. */
const fieldsOf = (pid: number): readonly string[] => {
  const text = readOr(`/proc/${pid}/stat`, '')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** Waits until none of the processes has worked for a moment. */
export const untilCalm = async (roots: readonly number[]): Promise<void> => {
  for (let before = workedTicks(roots); ; ) {
    await wait(calmMs)
    const after = workedTicks(roots)
    if (after === before) return
    before = after
  }
}

/** The share of a processor in hundredths that the processes take for a while. */
export const processorPercent = async (root: number, ms: number): Promise<number> => {
  const before = workedTicks([root])
  const startedAt = performance.now()
  await wait(ms)
  const seconds = (performance.now() - startedAt) / 1_000
  return ((workedTicks([root]) - before) / ticksPerSecond / seconds) * 100
}

/** The files, sockets and pipes that the processes have open. */
export const openHandles = (root: number): number =>
  processTree(root).reduce((sum, pid) => sum + handlesOf(pid).length, 0)

const handlesOf = (pid: number): readonly string[] => {
  const folder = `/proc/${pid}/fd`
  try {
    return readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`))
  } catch {
    return []
  }
}

// A process may end between being listed and being read.
const readOr = (path: string, otherwise: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
