import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './setup/project.ts'
import { runScript, StepFailed, say } from './setup/step.ts'
import { installPackages } from './setup/system-packages/apt.ts'
import { findCommand } from './setup/system-packages/look-at-machine.ts'

/** What the checks look with, by the Debian package that brings it. */
const tools = {
  xdotool: 'xdotool',
  xprop: 'x11-utils',
  xwd: 'x11-apps',
  Xvfb: 'xvfb',
  'gnome-keyring-daemon': 'gnome-keyring',
}

const findDeb = (): string => {
  const folder = inProject('dist')
  const name = existsSync(folder) && readdirSync(folder).find((each) => each.endsWith('.deb'))
  if (name && existsSync(join(folder, 'sbom.cdx.json'))) return join(folder, name)
  throw new StepFailed({
    step: 'packaged application',
    cause: 'there is no deb with its bill of materials in dist',
    remedy: 'run `npm run package`, then the same command again',
  })
}

const refuseWithoutRoot = (): void => {
  if (process.platform === 'linux' && process.getuid?.() === 0) return
  throw new StepFailed({
    step: 'packaged application',
    cause: 'a package is installed by root, and into a root of its own on Linux alone',
    remedy: 'run this as root on Debian or Ubuntu',
  })
}

await runScript(async () => {
  refuseWithoutRoot()
  const deb = findDeb()
  const missing = Object.entries(tools).filter(([command]) => findCommand(command) === null)
  if (missing.length > 0) installPackages(missing.map(([, name]) => name))
  say('packaged application', `installing ${deb} into a root of its own`)
  const { status } = spawnSync(
    inProject('scripts/package/checks/own-root.sh'),
    [process.execPath, inProject('scripts/package/checks/run-checks.ts'), deb],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  return status ?? 1
})
