import { existsSync } from 'node:fs'
import { startServer } from '../e2e/harness/started-server.ts'
import { buildRunner } from './setup/build/build-runner.ts'
import { installTools } from './setup/install-tools.ts'
import { inProject } from './setup/project.ts'
import { runScript, StepFailed, say } from './setup/step.ts'
import { installPackages } from './setup/system-packages/apt.ts'
import { findCommand } from './setup/system-packages/look-at-machine.ts'
import { checks } from './wine/checks.ts'
import { layOutRunner, type RunnerThere } from './wine/runner-there.ts'
import { openWindows } from './wine/windows.ts'

const step = 'Windows under wine'
// Debian keeps it out of the path, unless more than that is installed.
const placeOfDebian = '/usr/lib/wine/wine64'

const findWine = (): string | null =>
  existsSync(placeOfDebian) ? placeOfDebian : findCommand('wine64')

const requireWine = (): string => {
  const found = findWine()
  if (found !== null) return found
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    say(step, 'installing wine64, once')
    installPackages(['wine64'])
  }
  const wine = findWine()
  if (wine !== null) return wine
  throw new StepFailed({
    step,
    cause: 'there is no wine64',
    remedy: 'install the Debian package wine64, then run the same command again',
  })
}

const runChecks = async (there: RunnerThere): Promise<number> => {
  let failed = 0
  for (const { name, run } of checks) {
    try {
      await run(there)
      console.log(`passed: ${name}`)
    } catch (error) {
      failed += 1
      console.log(`FAILED: ${name}\n  ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

await runScript(async () => {
  const wine = requireWine()
  installTools({ step, folder: inProject('scripts/wine/tools'), system: 'win32' })
  const program = await buildRunner()
  const sandbox = await startServer(inProject('sandbox/cli.ts'), ['--port', '0', '--json'])
  const windows = await openWindows(wine)
  const there = layOutRunner(windows, program, JSON.parse(sandbox.line))
  try {
    return await runChecks(there)
  } finally {
    await windows.end()
    await sandbox.end()
    there.end()
  }
})
