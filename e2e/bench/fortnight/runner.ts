import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'vite'
import { movedTimeScript } from '../../harness/application.ts'
import { othersForEverything } from '../../harness/enter-workspace.ts'
import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { project } from '../started-window.ts'
import { type Evening, lookAtEvening } from './evening.ts'
import { askMovedTime } from './moved-time.ts'
import { processorPercent, untilCalm } from './processes.ts'
import { idleMs, type LivedDays, leadOf, nightMs, stepMs, stepsOfDay } from './window.ts'

interface FortnightOfRunner {
  /** The profile that a window has worked with, and left. */
  readonly profile: string
  readonly crm: SandboxCrm
  readonly days: number
  /** How far the clocks of that window were put forward. */
  readonly movedMs: number
  /** A folder of its own for its secrets and temporary files. */
  readonly folder: string
  readonly tell: (day: number, evening: Evening) => void
}

/** The days of a runner on the profile of a window: what is scheduled goes on, and nobody sits in front of it. */
export const liveInRunner = async (
  lived: FortnightOfRunner,
): Promise<Omit<LivedDays, 'movedMs'>> => {
  const { profile, crm, days, folder, tell } = lived
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary, { recursive: true })
  const child = await startRunner(lived, temporary)
  const pid = child.pid ?? 0
  const time = await askMovedTime(join(folder, 'time'))
  const moveOn = async (ms: number): Promise<void> => {
    await crm.control('POST', '/clock', { moveByMs: ms })
    await time.moveOn(ms)
    await untilCalm([pid])
  }
  const evenings: Evening[] = []
  for (let today = 1; today <= days; today++) {
    for (let step = 0; step < stepsOfDay; step++) {
      await crm.control('POST', '/leads', leadOf(days + today, step))
      await moveOn(stepMs)
    }
    const alive = await time.count()
    const evening = lookAtEvening({ pid, profile, temporary, alive })
    evenings.push(evening)
    tell(today, evening)
    await crm.control('DELETE', '/requests')
    if (today < days) await moveOn(nightMs)
  }
  const idlePercent = await processorPercent(pid, idleMs)
  time.close()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return { evenings, idlePercent }
}

const startRunner = async (
  { profile, crm, movedMs, folder }: FortnightOfRunner,
  temporary: string,
): Promise<ChildProcess> => {
  await build({ configFile: join(project, 'runner.vite.config.ts'), logLevel: 'silent' })
  const secrets = join(folder, 'secrets')
  writeSecrets(secrets, crm)
  const time = join(folder, 'time')
  const child = spawn(
    process.execPath,
    [
      '--require',
      join(project, movedTimeScript),
      join(project, 'out/runner/runner.mjs'),
      'run',
      '--profile',
      profile,
      '--secrets',
      secrets,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_NO_WARNINGS: '1',
        TMPDIR: temporary,
        SQLITE_TMPDIR: temporary,
        MOVED_MS: String(movedMs),
        MOVED_TIME_SOCKET: time,
      },
    },
  )
  while (!existsSync(time)) {
    if (child.exitCode !== null) throw new Error(`The runner ended with ${child.exitCode}`)
    await wait(20)
  }
  await untilCalm([child.pid ?? 0])
  return child
}

const writeSecrets = (folder: string, crm: SandboxCrm): void => {
  mkdirSync(folder, { mode: 0o700 })
  const host = new URL(crm.baseUrl).host.replace(':', '_')
  for (const login of ['prices@demo', ...othersForEverything.map((other) => other.login)]) {
    writeFileSync(join(folder, `${login}@${host}`), crm.account(login).password, { mode: 0o600 })
  }
}
