import { spawn } from 'node:child_process'
import { Interrupted, onRequestToEnd } from './interrupted.ts'
import { inProject, projectRoot } from './project.ts'
import { scriptOutput } from './step.ts'

const onWindows = process.platform === 'win32'

export interface RunToolOptions {
  readonly env?: Readonly<Record<string, string>>
  /** An open file that takes what the program writes; without one it is shown live. */
  readonly output?: number
}

// Without it, every process that these programs and the tests start would compile the same files again.
const compiled = inProject('node_modules', '.cache', 'compiled')

/** Runs a program of node_modules/.bin in the project; answers with its exit code. */
export const runTool = (
  name: string,
  args: readonly string[],
  { env = {}, output }: RunToolOptions = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const command = inProject('node_modules', '.bin', onWindows ? `${name}.cmd` : name)
    const tool = spawn(command, args, {
      cwd: projectRoot,
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
      stdio: ['ignore', output ?? scriptOutput, output ?? 'inherit'],
      shell: onWindows,
    })
    let endedBy: NodeJS.Signals | null = null
    const stopListening = onRequestToEnd((signal) => {
      endedBy ??= signal
      tool.kill(signal)
    })
    const end = (code: number) => {
      stopListening()
      if (endedBy === null) resolve(code)
      else reject(new Interrupted(endedBy))
    }
    tool.on('error', (error) => {
      process.stderr.write(`${name} could not be started: ${error.message}\n`)
      end(1)
    })
    tool.on('exit', (code) => end(code ?? 1))
  })
