import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface RunnerCommand {
  readonly program: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

const begin = ({ program, args, env = {} }: RunnerCommand) => {
  // No place of secrets and no keychain of the machine that tests.
  const { DBUS_SESSION_BUS_ADDRESS: _bus, CREDENTIALS_DIRECTORY: _folder, ...outside } = process.env
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...outside, NODE_COMPILE_CACHE: join(dirname(program), 'compiled'), ...env },
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** Runs a command of the runner to its end. */
export const runRunner = async (command: RunnerCommand) => {
  const child = begin(command)
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { exitCode, stdout, stderr }
}

interface LogLine {
  readonly event: string
  readonly [field: string]: unknown
}

/** Starts the service of the runner; its lines can be waited for. No test but that of the status takes a port. */
export const startRunnerService = ({ args, ...command }: RunnerCommand) => {
  const isUnserved = args.includes('run') && !args.includes('--serve')
  const child = begin({ ...command, args: isUnserved ? [...args, '--serve', 'off'] : args })
  const lines: LogLine[] = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const look of waiting) look()
  }
  createInterface(child.stdout).on('line', (line) => {
    lines.push(JSON.parse(line))
    wake()
  })
  const complaints = text(child.stderr)
  // Its last lines may be read after it has exited: only then is its output closed.
  let isOver = false
  const ended = once(child, 'close').then(([exitCode, signal]) => {
    isOver = true
    wake()
    return { exitCode, signal }
  })
  return {
    lines,
    /** Resolves with the first line that is looked for, also one that is there already. */
    line: (isIt: (line: LogLine) => boolean) =>
      new Promise<LogLine>((resolve, reject) => {
        const look = () => {
          const found = lines.find(isIt)
          if (found === undefined && !isOver) return
          waiting.delete(look)
          if (found !== undefined) resolve(found)
          else void complaints.then((said) => reject(new Error(`the service ended: ${said}`)))
        }
        waiting.add(look)
        look()
      }),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** The exit code and the signal. */
    ended: async () => ({ ...(await ended), stderr: await complaints }),
  }
}
