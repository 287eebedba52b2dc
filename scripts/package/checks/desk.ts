import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openKeychainSession } from '../../../e2e/harness/keychain-session.ts'
import { asPerson, makeHome } from '../../../e2e/harness/person.ts'
import { startVirtualDisplay } from '../../setup/display/virtual-display.ts'
import { waitFor } from './wait-for.ts'

export interface Run {
  readonly process: ChildProcess
  readonly ended: Promise<number | null>
}

/** A person without rights at a display, with an open keychain and the installed application. */
export const openDesk = async () => {
  const home = makeHome()
  const display = await startVirtualDisplay()
  const { busAddress, close } = await openKeychainSession({ home, keychain: 'unlocked' })
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display.name,
    DBUS_SESSION_BUS_ADDRESS: busAddress,
    LANG: 'en_US.UTF-8',
  }
  const profile = join(home, '.config', 'Unitdesk')
  const as = (command: string, args: readonly string[]): string => {
    const [program, all] = asPerson(command, args)
    return execFileSync(program, all, { env, encoding: 'utf8' })
  }

  const runs: Run[] = []
  const start = (args: readonly string[], more: Readonly<Record<string, string>> = {}): Run => {
    const [program, all] = asPerson('unitdesk', args)
    const application = spawn(program, all, {
      env: { ...env, ...more },
      cwd: home,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const run = { process: application, ended: once(application, 'exit').then(([code]) => code) }
    runs.push(run)
    return run
  }

  const eventsOf = (log = join(profile, 'logs', 'main.log')): Record<string, unknown>[] =>
    existsSync(log)
      ? readFileSync(log, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line))
      : []

  /** The number of a window of the application, once it is on the display. */
  const findWindow = (title = /"Unitdesk".*\("unitdesk"/i): Promise<string> =>
    waitFor('the window', () => {
      const { stdout } = spawnSync('xwininfo', ['-root', '-tree'], { env, encoding: 'utf8' })
      const line = stdout.split('\n').find((each) => title.test(each) && !/ 1x1\+/.test(each))
      return /0x[0-9a-f]+/.exec(line ?? '')?.[0] ?? null
    })

  /** The display as it is now, in the form of xwd(1). */
  const photograph = (): Buffer => {
    const [program, all] = asPerson('xwd', ['-root', '-silent'])
    return execFileSync(program, all, { env, maxBuffer: 50_000_000 })
  }

  return {
    home,
    profile,
    as,
    start,
    eventsOf,
    findWindow,
    photograph,
    /** What a check that failed has left running would be in the way of the next one. */
    endAll: async () => {
      for (const { process, ended } of runs.splice(0)) {
        process.kill('SIGKILL')
        await ended
      }
    },
    close: async () => {
      close()
      await display.stop()
    },
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
