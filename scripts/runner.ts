import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildRunner } from './setup/build/build-runner.ts'
import { Interrupted, onRequestToEnd } from './setup/interrupted.ts'
import { runScript } from './setup/step.ts'

const ended = async (
  child: ChildProcess,
): Promise<readonly [code: number | null, signal: NodeJS.Signals | null]> => {
  await once(child, 'exit')
  return [child.exitCode, child.signalCode]
}

await runScript(async () => {
  const program = await buildRunner()
  const runner = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    // npm runs scripts in the project's folder and names the one where the person is.
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
  })
  // The runner ends in order, and this script after it.
  const stopListening = onRequestToEnd((signal) => runner.kill(signal))
  const [code, signal] = await ended(runner)
  stopListening()
  if (signal !== null) throw new Interrupted(signal)
  return code ?? 1
})
