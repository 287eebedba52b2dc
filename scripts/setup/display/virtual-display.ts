import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { StepFailed } from '../step.ts'
import { findCommand } from '../system-packages/look-at-machine.ts'

const readyWithinMs = 20_000
const endsWithinMs = 5_000

export interface VirtualDisplay {
  /** The value of the variable DISPLAY. */
  readonly name: string
  readonly stop: () => Promise<void>
}

/** Starts an X server without a screen, on the first free number. */
export const startVirtualDisplay = async (): Promise<VirtualDisplay> => {
  const server = spawnServer()
  const number = await readDisplayNumber(server)
  const killAtExit = () => server.kill('SIGKILL')
  process.once('exit', killAtExit)
  return {
    name: `:${number}`,
    stop: async () => {
      process.off('exit', killAtExit)
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      const insist = setTimeout(() => server.kill('SIGKILL'), endsWithinMs)
      await ended
      clearTimeout(insist)
    },
  }
}

const spawnServer = (): ChildProcess => {
  // The kernel ends it with its parent, also when that is killed.
  const withParent = findCommand('setpriv') === null ? [] : ['setpriv', '--pdeathsig', 'TERM']
  const [command = 'Xvfb', ...args] = [
    ...withParent,
    'Xvfb',
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1920x1080x24',
    '-nolisten',
    'tcp',
    // Tests run the application as another user than the one who starts the server.
    '-ac',
  ]
  return spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // Ctrl+C in a terminal goes to the whole group; the application must end before its display does.
    detached: true,
  })
}

const readDisplayNumber = async (server: ChildProcess): Promise<number> => {
  const complaints: string[] = []
  server.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk.toString()))
  const [, , , numbers] = server.stdio
  const number = await new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), readyWithinMs)
    const end = (value: number | null) => {
      clearTimeout(timer)
      resolve(value)
    }
    ;(numbers as Readable).once('data', (chunk: Buffer) => end(Number(chunk.toString().trim())))
    server.once('error', (error) => {
      complaints.push(error.message)
      end(null)
    })
    server.once('exit', () => end(null))
  })
  if (number !== null) return number
  server.kill('SIGKILL')
  throw new StepFailed({
    step: 'display',
    cause: `the virtual display did not start: ${complaints.join('').trim() || 'no answer'}`,
    remedy: 'check that Xvfb runs by itself, or start on a machine with a display',
  })
}
