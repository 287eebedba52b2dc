import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { asPerson, giveToPerson } from './person.ts'

/** A D-Bus session of the test's own; with a real keychain in it, unlocked, or without any. */
export interface KeychainSession {
  readonly busAddress: string
  readonly close: () => void
}

interface KeychainSessionInput {
  /** The person's home: the keyring's files lie below it. */
  readonly home: string
  readonly keychain: 'unlocked' | 'absent'
}

const bus = 'org.freedesktop.DBus'
const secrets = 'org.freedesktop.secrets'

// The machine's own configuration names folders of services, and starts a keychain as soon as somebody asks for one:
// without a folder, absent stays absent.
const busConfig = (socket: string): string => `<busconfig>
  <type>session</type>
  <listen>unix:path=${socket}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>`

const startTimeoutMs = 60_000
const ask = promisify(execFile)

export const openKeychainSession = async ({
  home,
  keychain,
}: KeychainSessionInput): Promise<KeychainSession> => {
  const env = { PATH: process.env['PATH'], HOME: home, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8' }
  const config = join(home, 'bus.conf')
  writeFileSync(config, busConfig(join(home, 'bus')))
  giveToPerson(config)
  const busDaemon = run(
    ['dbus-daemon', `--config-file=${config}`, '--nofork', '--print-address=1'],
    env,
  )
  const [line] = await once(busDaemon.stdout ?? busDaemon, 'data')
  const busAddress = String(line).trim()
  if (keychain === 'absent') return { busAddress, close: () => busDaemon.kill('SIGKILL') }

  const withBus = { ...env, DBUS_SESSION_BUS_ADDRESS: busAddress }
  const daemon = run(
    ['gnome-keyring-daemon', '--foreground', '--unlock', '--components=secrets'],
    withBus,
  )
  daemon.stdin?.end('password of the keyring')
  await untilUsable(withBus)
  return {
    busAddress,
    close: () => {
      daemon.kill('SIGKILL')
      busDaemon.kill('SIGKILL')
    },
  }
}

const run = ([command = '', ...args]: string[], env: NodeJS.ProcessEnv): ChildProcess => {
  const [program, all] = asPerson(command, args)
  return spawn(program, all, { env, stdio: ['pipe', 'pipe', 'ignore'] })
}

/** Waits for the unlocked collection that programs write to: the daemon has its name on the bus before. */
const untilUsable = async (env: NodeJS.ProcessEnv): Promise<void> => {
  // The bus is asked first: a word to a service that is not there starts another daemon, which knows no password.
  await until(env, [bus, '/', `${bus}.NameHasOwner`, `string:${secrets}`], 'true')
  const service = '/org/freedesktop/secrets'
  const readAlias = 'org.freedesktop.Secret.Service.ReadAlias'
  await until(env, [secrets, service, readAlias, 'string:default'], `${service}/collection/`)
  await until(
    env,
    [
      secrets,
      `${service}/aliases/default`,
      'org.freedesktop.DBus.Properties.Get',
      'string:org.freedesktop.Secret.Collection',
      'string:Locked',
    ],
    'false',
  )
}

type BusCall = readonly [destination: string, object: string, ...methodAndArguments: string[]]

/** Asks until the answer holds what is expected. */
const until = async (
  env: NodeJS.ProcessEnv,
  [destination, ...call]: BusCall,
  expected: string,
): Promise<void> => {
  const [program, args] = asPerson('dbus-send', [
    '--session',
    '--print-reply=literal',
    `--reply-timeout=${startTimeoutMs}`,
    `--dest=${destination}`,
    ...call,
  ])
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    const { stdout } = await ask(program, args, { env })
    if (stdout.includes(expected)) return
  }
  throw new Error(`the keychain never answered ${call.join(' ')} with ${expected}`)
}
