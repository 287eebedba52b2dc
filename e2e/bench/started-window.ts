import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryMbOf } from './process-memory.ts'

export const project = join(import.meta.dirname, '..', '..')

export interface StartedWindow {
  /** The time from the start of the process to the second frame of its first screen. */
  readonly startMs: number
  /** Memory of all its processes, each shared page counted once. */
  readonly memoryMb: () => number
  readonly close: () => Promise<void>
}

interface Start {
  readonly args: readonly string[]
  /** Resolves when the first screen has been painted and takes input. */
  readonly painted: (child: ChildProcess) => Promise<void>
}

const electron = join(
  project,
  'node_modules/electron/dist',
  readFileSync(join(project, 'node_modules/electron/path.txt'), 'utf8').trim(),
)

// Both sides run the same way, so what root has to leave out is left out on both.
const sandboxArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export const startWindow = async ({ args, painted }: Start): Promise<StartedWindow> => {
  const startedAt = performance.now()
  const child = spawn(electron, [...sandboxArguments, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await painted(child)
  const startMs = performance.now() - startedAt
  return {
    startMs,
    memoryMb: () => memoryMbOf(child.pid ?? 0),
    close: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
