import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { memoryMbOf } from '../process-memory.ts'
import { openHandles } from './processes.ts'

/** What is alive in a program after everything that nobody holds was collected. */
export interface Alive {
  readonly functions: number
  readonly emitters: number
  readonly signals: number
  readonly timers: number
  readonly heapMb: number
}

/** What a program holds in an evening, by name. */
export type Evening = Readonly<Record<string, number>>

interface EveningInput {
  readonly pid: number
  readonly profile: string
  /** The folder for temporary files that the program was given. */
  readonly temporary: string
  readonly alive: Alive
}

export const lookAtEvening = ({ pid, profile, temporary, alive }: EveningInput): Evening => ({
  'memory, MB': memoryMbOf(pid),
  'main heap, MB': alive.heapMb,
  'main functions': alive.functions,
  'main emitters': alive.emitters,
  'main signals': alive.signals,
  'main timers': alive.timers,
  'open handles': openHandles(pid),
  'log of writes, MB': megabytesOf(join(profile, 'store', 'unitdesk.db-wal')),
  'temporary files': filesIn(temporary),
})

const megabytesOf = (path: string): number =>
  (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 1_048_576

const filesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
