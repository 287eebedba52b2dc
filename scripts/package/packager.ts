import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installTools } from '../setup/install-tools.ts'
import { inProject } from '../setup/project.ts'
import { StepFailed } from '../setup/step.ts'

const folder = inProject('scripts', 'package', 'tools')

/** Installs what makes the packages, with the first package. */
export const installPackager = (): void => installTools({ step: 'packager', folder })

interface PackagerRun {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Runs electron-builder; throws where it does not come to its end. */
export const runPackager = ({ args, env }: PackagerRun): void => {
  const program = join(folder, 'node_modules', 'electron-builder', 'cli.js')
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status === 0) return
  // What it has to say of its own failure it prints where its progress goes.
  process.stderr.write(stdout)
  throw new StepFailed({
    step: 'package',
    cause: `electron-builder ${args.slice(0, 2).join(' ')} ended with ${status}`,
    remedy: 'see what it printed above; DEBUG=electron-builder prints more',
  })
}
