import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asPerson, giveToPerson } from '../../../e2e/harness/person.ts'
import { expect } from './acts.ts'
import { waitFor } from './wait-for.ts'

export interface RunnerCheck {
  readonly name: string
  readonly run: () => Promise<void> | void
}

const program = '/usr/bin/unitdesk-runner'
const unit = '/usr/lib/systemd/system/unitdesk-runner.service'
const secrets = '/etc/unitdesk-runner/secrets'

/** More than this, as systemd counts it, and the service could do what it need not. */
const mostExposure = 1.6

/** A folder of somebody without rights, as a service is. */
const folderOfService = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-service-'))
  giveToPerson(folder)
  return folder
}

/** Runs a command as somebody without rights, with what systemd tells a service. */
const asService = (
  folder: string,
  args: readonly string[],
): [string, readonly string[], object] => {
  const [command, all] = asPerson(program, args)
  const env = { PATH: '/usr/bin:/bin', STATE_DIRECTORY: folder, CREDENTIALS_DIRECTORY: folder }
  return [command, all, { env, cwd: '/', encoding: 'utf8' }]
}

export const runnerChecks: readonly RunnerCheck[] = [
  {
    name: 'the runner is found by its name, brings its own Node and asks for no other program',
    run: () => {
      const version = execFileSync(program, ['--version'], { encoding: 'utf8', env: {} })
      expect(/^\d+\.\d+\.\d+\n$/.test(version), `its version is ${version}`)
      const missing = [
        unit,
        '/usr/share/doc/unitdesk-runner/runner.md',
        '/usr/share/doc/unitdesk-runner/examples/Containerfile',
        '/usr/lib/unitdesk-runner/notices.json',
      ].filter((file) => !existsSync(file))
      expect(missing.length === 0, `not there: ${missing.join(', ')}`)
    },
  },
  {
    name: 'its secrets are root’s alone',
    run: () => {
      const { mode, uid } = statSync(secrets)
      expect((mode & 0o777) === 0o700 && uid === 0, `the folder is of ${uid}, ${mode.toString(8)}`)
    },
  },
  {
    name: 'systemd understands its service, and finds little that it could do besides its work',
    run: () => {
      const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
      expect(!verified.stderr.includes('unitdesk'), verified.stderr)
      const args = ['security', '--offline=true', unit]
      const { stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
      const [line = '', exposure] = /Overall exposure level[^:]*: ([\d.]+).*/.exec(stdout) ?? []
      console.log(`  ${line.replace(/[^ -~]/g, '').trim()}`)
      expect(Number(exposure) <= mostExposure, `its exposure is ${exposure}`)
    },
  },
  {
    name: 'the service begins a profile, tells that it lives, and ends in order',
    run: async () => {
      const folder = folderOfService()
      const [command, args, options] = asService(folder, ['run', '--serve', '8719'])
      const service = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = once(service, 'exit')
      let told = ''
      service.stdout?.on('data', (piece) => {
        told += String(piece)
      })
      await waitFor('the status', () => told.includes('status served'))
      const healthy = spawnSync('/usr/lib/unitdesk-runner/node', [
        '/usr/lib/unitdesk-runner/is-healthy.mjs',
        'http://127.0.0.1:8719/healthz',
      ])
      expect(healthy.status === 0, 'it does not say that it lives')
      const status = spawnSync(...asService(folder, ['status', '--json']))
      const said = JSON.parse(String(status.stdout))
      expect(said.service === true && said.exitCode === 0, `its status is ${status.stdout}`)
      service.kill('SIGTERM')
      expect((await ended)[0] === 0, 'it does not end in order')
      expect(existsSync(join(folder, 'store', 'unitdesk.db')), 'it has begun no profile')
      const unwell = spawnSync('/usr/lib/unitdesk-runner/node', [
        '/usr/lib/unitdesk-runner/is-healthy.mjs',
        'http://127.0.0.1:8719/healthz',
      ])
      expect(unwell.status === 1, 'it says that it lives after its end')
      rmSync(folder, { recursive: true })
    },
  },
  {
    name: 'an image of a container and a service of Windows start what is installed',
    run: () => {
      const examples = '/usr/share/doc/unitdesk-runner/examples'
      const container = readFileSync(join(examples, 'Containerfile'), 'utf8')
      const named = [...container.matchAll(/"(\/usr\/[^"]+)"/g)].map(([, path = '']) => path)
      const missing = named.filter((path) => !existsSync(path))
      expect(named.length >= 3 && missing.length === 0, `not there: ${missing.join(', ')}`)
      const windows = readFileSync(join(examples, 'unitdesk-runner.xml'), 'utf8')
      expect(windows.includes('runner.mjs" run --profile'), 'the service of Windows starts another')
    },
  },
  {
    name: 'what is removed leaves secrets and profiles, and nothing else',
    run: () => {
      mkdirSync(secrets, { recursive: true })
      writeFileSync(join(secrets, 'kept'), 'x')
      execFileSync('dpkg', ['--purge', 'unitdesk-runner'], { stdio: 'ignore' })
      const left = [program, unit, '/usr/lib/unitdesk-runner'].filter((path) => existsSync(path))
      expect(left.length === 0, `still there: ${left.join(', ')}`)
      expect(existsSync(join(secrets, 'kept')), 'a secret is gone')
    },
  },
]
