import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { builderConfiguration } from './package/builder-configuration.ts'
import type { PackedRuntime } from './package/native-packages.ts'
import { installPackager, runPackager } from './package/packager.ts'
import { packageRunner, runnerObstacle } from './package/runner/package-runner.ts'
import { stageApplication } from './package/stage-application.ts'
import { appImageToolsOf, planTargets, type Target } from './package/targets.ts'
import { buildApplication } from './setup/build/build-application.ts'
import { buildRunner } from './setup/build/build-runner.ts'
import { makeElectronAvailable } from './setup/electron/make-electron-available.ts'
import { officialVersion } from './setup/electron/official-electron.ts'
import { registryRuntime } from './setup/electron/registry-runtime.ts'
import { inProject, projectRoot } from './setup/project.ts'
import { runScript, say } from './setup/step.ts'
import { findCommand } from './setup/system-packages/look-at-machine.ts'

const output = inProject('dist')
const billOfMaterials = 'sbom.cdx.json'
const systemSwitches: Partial<Readonly<Record<NodeJS.Platform, string>>> = {
  win32: '--win',
  darwin: '--mac',
}
const systemSwitch = systemSwitches[process.platform] ?? '--linux'

const reachesGitHub = async (): Promise<boolean> => {
  try {
    await fetch('https://github.com', { method: 'HEAD', signal: AbortSignal.timeout(10_000) })
    return true
  } catch {
    return false
  }
}

/** The moment of the commit, which everything in a package has for its own. */
const momentOfCommit = (): string => {
  const asked = process.env['SOURCE_DATE_EPOCH']
  if (asked !== undefined) return asked
  const git = spawnSync('git', ['log', '-1', '--format=%ct'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return git.stdout?.trim() || '0'
}

const readRuntime = (electron: string): PackedRuntime => {
  const folder = dirname(electron)
  const version = readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '')
  return {
    folder,
    version,
    kind:
      version === registryRuntime.electron && version !== officialVersion()
        ? 'development'
        : 'pinned',
  }
}

const missingAppImageTools = (): string[] | null => {
  const folder = process.env['APPIMAGE_TOOLS_PATH']
  if (folder === undefined) return null
  return appImageToolsOf(process.arch).filter((name) => !existsSync(join(folder, name)))
}

const plan = async (asked: readonly string[]): Promise<Target[]> => {
  const planned = planTargets({
    platform: process.platform,
    hasCommand: (name) => findCommand(name) !== null,
    reachesGitHub: await reachesGitHub(),
    missingAppImageTools: missingAppImageTools(),
  })
  for (const { target, obstacle } of planned) {
    if (obstacle !== null) say('package', `no ${target}, because ${obstacle}`)
  }
  const possible = planned.filter(({ obstacle }) => obstacle === null).map(({ target }) => target)
  return asked.length === 0 ? possible : possible.filter((target) => asked.includes(target))
}

/** The runner has a package of its own: a server has no use for a window. */
const makeRunner = async ({ kind }: PackedRuntime): Promise<void> => {
  const obstacle = runnerObstacle(findCommand('dpkg-deb') !== null)
  if (obstacle !== null) return say('package', `no package of the runner, because ${obstacle}`)
  await buildRunner()
  packageRunner({
    stage: join(output, 'stage', 'runner'),
    output,
    // To try a package is quicker so.
    compression: kind === 'pinned' ? 'xz' : 'gz',
    moment: Number(momentOfCommit()),
  })
}

const tellWhatWasMade = (): void => {
  for (const name of readdirSync(output).sort()) {
    const file = join(output, name)
    if (!statSync(file).isFile() || name.endsWith('.yml') || name.endsWith('.json')) continue
    const content = readFileSync(file)
    const hash = createHash('sha256').update(content).digest('hex')
    say('package', `dist/${name}, ${Math.round(content.length / 1e6)} MB, sha256 ${hash}`)
  }
}

const isRunnerAsked = (asked: readonly string[]): boolean =>
  asked.length === 0 || asked.includes('deb')

await runScript(async () => {
  const runtime = readRuntime(await makeElectronAvailable())
  await buildApplication()
  installPackager()
  const wanted = await plan(process.argv.slice(2))
  if (runtime.kind === 'development') {
    say(
      'package',
      `with the development runtime (Electron ${runtime.version}): to try it, not for people`,
    )
  }

  rmSync(output, { recursive: true, force: true })
  const stage = stageApplication(join(output, 'stage'), runtime)
  const configuration = join(output, 'stage', 'builder.json')
  writeFileSync(configuration, JSON.stringify(builderConfiguration({ stage, runtime, output })))
  const make = (target: Target, prepackaged: readonly string[]) =>
    runPackager({
      args: [
        systemSwitch,
        target,
        `--config=${configuration}`,
        `--projectDir=${stage.application}`,
        '--publish=never',
        ...prepackaged,
      ],
      env: {
        SOURCE_DATE_EPOCH: momentOfCommit(),
        ...((target === 'deb' || target === 'rpm') && {
          CUSTOM_FPM_PATH: inProject('scripts/package/linux/fpm.ts'),
        }),
      },
    })
  make('dir', [])
  const unpacked = readdirSync(output).find((name) => /unpacked$|^mac/.test(name)) ?? ''
  say('package', `dist/${unpacked} holds the unpacked application`)
  for (const target of wanted.filter((each) => each !== 'dir')) {
    make(target, [`--prepackaged=${join(output, unpacked)}`])
  }
  if (isRunnerAsked(process.argv.slice(2))) await makeRunner(runtime)
  rmSync(join(output, 'stage'), { recursive: true })
  // What is inside lies beside every package, for whoever asks before installing it.
  copyFileSync(inProject('out/sbom.cdx.json'), join(output, billOfMaterials))
  tellWhatWasMade()
  return 0
})
