import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface StartedServer {
  /** The first line that it printed. */
  readonly line: string
  readonly end: () => Promise<void>
}

export const startServer = async (
  script: string,
  args: readonly string[],
): Promise<StartedServer> => {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    line,
    end: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
