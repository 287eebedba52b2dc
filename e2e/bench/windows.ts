import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { project, type StartedWindow, startWindow } from './started-window.ts'

export const startHello = (): Promise<StartedWindow> =>
  startWindow({
    args: [join(import.meta.dirname, 'hello')],
    painted: async ({ stdout }: ChildProcess) => {
      await once(stdout ?? process.stdin, 'data')
    },
  })

/** A profile with the demo's prices in it, as after a day of work. */
export const workedProfile = async (): Promise<{ folder: string; remove: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-'))
  const window = await startUnitdesk(folder, ['--demo'])
  await window.close()
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts Unitdesk and waits for its prices, which it paints from its own store. */
export const startUnitdesk = (
  profile: string,
  args: readonly string[] = [],
): Promise<StartedWindow> => {
  const log = join(profile, 'logs', 'main.log')
  const before = readLog(log).length
  return startWindow({
    args: [project, `--profile=${profile}`, ...args],
    painted: async () => {
      while (!readLog(log).slice(before).includes('"event":"painted","screen":"prices"'))
        await wait(2)
    },
  })
}

const readLog = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
