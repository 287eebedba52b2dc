import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { asPerson } from './person.ts'

/** A D-Bus session of the test's own; with a real keychain in it, unlocked, or without any. */
export interface KeychainSession {
  readonly busAddress: string
  readonly close: () => void
}

interface Wanted {
  /** The person's home: the keyring's files lie below it. */
  readonly home: string
  readonly keychain: 'unlocked' | 'absent'
}

const startTimeoutMs = 60_000
const ask = promisify(execFile)

export const openKeychainSession = async ({ home, keychain }: Wanted): Promise<KeychainSession> => {
  const env = { PATH: process.env['PATH'], HOME: home, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8' }
  // Without a service folder nothing is started by being asked for: absent stays absent.
  const bus = run(
    [
      'dbus-daemon',
      '--session',
      '--nofork',
      '--print-address=1',
      `--address=unix:path=${home}/bus`,
    ],
    env,
  )
  const [line] = await once(bus.stdout ?? bus, 'data')
  const busAddress = String(line).trim()
  if (keychain === 'absent') return { busAddress, close: () => bus.kill('SIGKILL') }

  const withBus = { ...env, DBUS_SESSION_BUS_ADDRESS: busAddress }
  const daemon = run(
    ['gnome-keyring-daemon', '--foreground', '--unlock', '--components=secrets'],
    withBus,
  )
  daemon.stdin?.end('password of the keyring')
  await untilOwned('org.freedesktop.secrets', withBus)
  return {
    busAddress,
    close: () => {
      daemon.kill('SIGKILL')
      bus.kill('SIGKILL')
    },
  }
}

const run = ([command = '', ...args]: string[], env: NodeJS.ProcessEnv): ChildProcess => {
  const [program, all] = asPerson(command, args)
  return spawn(program, all, { env, stdio: ['pipe', 'pipe', 'ignore'] })
}

const untilOwned = async (name: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const [program, args] = asPerson('dbus-send', [
    '--session',
    '--print-reply=literal',
    '--dest=org.freedesktop.DBus',
    '/',
    'org.freedesktop.DBus.NameHasOwner',
    `string:${name}`,
  ])
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    const { stdout } = await ask(program, args, { env })
    if (stdout.includes('true')) return
  }
  throw new Error(`nobody answers as ${name}`)
}
