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
  appstreamcli: 'appstream',
  'desktop-file-validate': 'desktop-file-utils',
}

/** The packages of the window and of the runner, as far as they were made. */
const findDebs = () => {
  const folder = inProject('dist')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const find = (pattern: RegExp): string | null => {
    const name = names.find((each) => pattern.test(each))
    return name === undefined ? null : join(folder, name)
  }
  const window = names.includes('sbom.cdx.json') ? find(/^unitdesk-\d.*\.deb$/) : null
  const runner = find(/^unitdesk-runner-.*\.deb$/)
  if (window !== null || runner !== null) return { window, runner }
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

const inOwnRoot = (checks: string, deb: string): number => {
  say('packaged application', `installing ${deb} into a root of its own`)
  const { status } = spawnSync(
    inProject('scripts/package/checks/own-root.sh'),
    [process.execPath, inProject(`scripts/package/checks/${checks}`), deb],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  return status ?? 1
}

await runScript(async () => {
  refuseWithoutRoot()
  const { window, runner } = findDebs()
  const needed = window === null ? [] : Object.entries(tools)
  const missing = needed.filter(([command]) => findCommand(command) === null)
  if (missing.length > 0) installPackages(missing.map(([, name]) => name))
  const ofRunner = runner === null ? 0 : inOwnRoot('run-runner-checks.ts', runner)
  const ofWindow = window === null ? 0 : inOwnRoot('run-checks.ts', window)
  return Math.max(ofRunner, ofWindow)
})
