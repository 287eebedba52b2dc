import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Result } from '#core/contract/failure'

export interface KeychainSession {
  readonly ask: (
    action: 'write' | 'read' | 'remove',
    user: string,
    password?: string,
  ) => Promise<Result<string | null>>
  /** Sends the daemon a signal, as a user or a broken desktop may. */
  readonly signalDaemon: (signal: NodeJS.Signals) => void
  /** Ends the daemon and starts another one on the same bus, as a desktop does after a crash. */
  readonly restartDaemon: () => Promise<void>
  /** How many programs hold a connection to the bus. */
  readonly countConnections: () => number
  readonly end: () => Promise<void>
}

interface SessionOptions {
  /** Where the keyring's files are kept: a session with the same home finds what an earlier one has written. */
  readonly home: string
  /** The password of the login keyring; null starts no daemon, and 'noBus' not even the message bus. */
  readonly unlockWith: string | null | 'noBus'
}

/** The programs of the packages dbus and gnome-keyring. */
const programs = { bus: 'dbus-daemon', askBus: 'dbus-send', keyring: 'gnome-keyring-daemon' }

const asking = fileURLToPath(new URL('ask-keychain.ts', import.meta.url))

/** The real keychain of a Linux desktop, in a session of its own and without a display to ask on. */
export const startKeychainSession = async ({
  home,
  unlockWith,
}: SessionOptions): Promise<KeychainSession> => {
  const started: number[] = []
  const bus = unlockWith === 'noBus' ? {} : await startBus(home, started)
  const env = { ...sessionEnvironment(home), ...bus }
  const startDaemon = async () => {
    if (unlockWith === 'noBus' || unlockWith === null) return
    unlock(env, unlockWith)
    started.unshift(await daemonPid(env))
  }
  await startDaemon()
  const child = spawn(process.execPath, [asking], { env })
  const { ask, end } = converse(child)
  return {
    ask,
    signalDaemon: (signal) => process.kill(started[0] ?? 0, signal),
    restartDaemon: () => {
      process.kill(started.shift() ?? 0, 'SIGKILL')
      return startDaemon()
    },
    countConnections: () => askBus(env, ['ListNames']).match(/:\d+\.\d+/g)?.length ?? 0,
    end: async () => {
      await end()
      started.forEach(kill)
    },
  }
}

const sessionEnvironment = (home: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: home,
  XDG_RUNTIME_DIR: home,
})

const startBus = async (home: string, started: number[]): Promise<NodeJS.ProcessEnv> => {
  const args = ['--session', '--nofork', '--nopidfile', '--print-address']
  // Its own configuration would leave a socket in the temporary folder.
  const daemon = spawn(programs.bus, [...args, `--address=unix:path=${join(home, 'bus')}`], {
    env: sessionEnvironment(home),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (daemon.pid !== undefined) started.push(daemon.pid)
  const [line] = (await once(createInterface({ input: daemon.stdout }), 'line')) as [string]
  return { DBUS_SESSION_BUS_ADDRESS: line }
}

// Returns when the daemon stands; a wrong password leaves its keyring locked.
const unlock = (env: NodeJS.ProcessEnv, password: string): void => {
  spawnSync(programs.keyring, ['--unlock', '--components=secrets'], {
    env,
    input: password,
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
}

// The daemon answers the shell before it has its name on the bus.
const daemonPid = async (env: NodeJS.ProcessEnv): Promise<number> => {
  for (let tries = 0; tries < 200; tries++) {
    const pid = askBus(env, ['GetConnectionUnixProcessID', 'string:org.freedesktop.secrets'])
    if (pid !== '') return Number(pid.trim().split(/\s+/).at(-1))
    await wait(25)
  }
  throw new Error('The keyring daemon did not come up')
}

/** What the bus itself answers; nothing where it refuses. */
const askBus = (
  env: NodeJS.ProcessEnv,
  [method, ...args]: readonly [method: string, ...args: string[]],
): string => {
  const { status, stdout } = spawnSync(
    programs.askBus,
    [
      '--session',
      '--print-reply=literal',
      '--dest=org.freedesktop.DBus',
      '/',
      `org.freedesktop.DBus.${method}`,
      ...args,
    ],
    { env, encoding: 'utf8' },
  )
  return status === 0 ? stdout : ''
}

const converse = (child: ChildProcess & { stdin: NodeJS.WritableStream | null }) => {
  const waiting = new Map<number, (result: Result<string | null>) => void>()
  let count = 0
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [id, result] = JSON.parse(line) as [number, Result<string | null>]
      waiting.get(id)?.(result)
    })
  }
  const ask: KeychainSession['ask'] = (action, user, password) =>
    new Promise((resolve) => {
      count += 1
      waiting.set(count, resolve)
      child.stdin?.write(`${JSON.stringify([count, action, user, password])}\n`)
    })
  const end = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { ask, end }
}

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
