import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface StartedServer {
  /** The first line that it printed. */
  readonly line: string
  readonly end: () => Promise<void>
}

/** A server that says in its first line that it is ready, and where. */
export const startServer = async (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<StartedServer> => {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  const exited = once(child, 'exit')
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([first]) => String(first)),
    exited.then(() => null),
  ])
  if (line === null) throw new Error(`${script} ended before it was ready`)
  return {
    line,
    end: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
