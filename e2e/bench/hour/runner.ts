import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { project } from '../started-window.ts'
import { accountsOfHour } from './accounts-of-hour.ts'

/** A runner on a profile of its own, which is started again after it was killed. */
export interface HourRunner {
  /** The file of what it has logged. */
  readonly log: string
  /** The number of its process; null while there is none. */
  readonly pid: () => number | null
  readonly start: () => void
  readonly kill: () => Promise<void>
  readonly end: () => Promise<void>
  /** What the person says who looks after it once a password is right again. */
  readonly changePassword: (login: string, password: string) => Promise<void>
}

interface NewRunner {
  readonly profile: string
  readonly folder: string
  readonly crm: SandboxCrm
  readonly invitation: string
}

const execute = promisify(execFile)

export const joinRunner = async ({
  profile,
  folder,
  crm,
  invitation,
}: NewRunner): Promise<HourRunner> => {
  const secrets = join(folder, 'secrets')
  mkdirSync(secrets, { mode: 0o700 })
  const write = (name: string, secret: string): string => {
    const path = join(secrets, name)
    writeFileSync(path, secret, { mode: 0o600 })
    return path
  }
  const host = new URL(crm.baseUrl).host.replace(':', '_')
  for (const login of ['prices@demo', ...accountsOfHour.map((other) => other.login)]) {
    write(`${login}@${host}`, crm.account(login).password)
  }
  const usual = ['--profile', profile, '--secrets', secrets, '--language', 'en']
  const argumentsOf = (command: readonly string[]) => [
    join(project, 'out/runner/runner.mjs'),
    ...command,
    ...usual,
  ]
  const env = { ...process.env, NODE_NO_WARNINGS: '1' }
  const perform = (...command: readonly string[]) =>
    execute(process.execPath, argumentsOf(command), { env })
  await perform('team', 'join', write('team-invitation', invitation))
  const log = join(folder, 'runner.log')
  const logged = openSync(log, 'a')
  let child: ChildProcess | null = null
  const start = () => {
    child = spawn(process.execPath, argumentsOf(['run']), {
      env,
      stdio: ['ignore', logged, logged],
    })
  }
  const endWith = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child
    child = null
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }
  return {
    log,
    pid: () => child?.pid ?? null,
    start,
    kill: () => endWith('SIGKILL'),
    end: () => endWith('SIGTERM'),
    changePassword: async (login, password) => {
      write(`${login}@${host}`, password)
      const wasThere = child !== null
      await endWith('SIGTERM')
      // What goes wrong on the way is tried again by a person, or by nobody.
      await perform('release', login).catch(() => undefined)
      if (wasThere) start()
    },
  }
}
