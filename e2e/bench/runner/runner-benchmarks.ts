import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BenchmarkGroup, Side } from '../measure.ts'
import { project } from '../started-window.ts'

const schedules = 50
const minuteMs = 60_000
/** The looks of a runner come every few seconds and every minute: ten minutes have them all. */
const usualMinutes = 10
const briefMinutes = 2
/** What a process needs to be there is no work of an idle hour. */
const settlingMs = 10_000
/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100

interface Idle {
  readonly memoryMb: number
  readonly processorMsPerHour: number
}

/** Reports that are due when the hour is over, at the earliest. */
const settingsFile = (): string => {
  const hour = (new Date().getHours() + 4) % 24
  const report = (name: string) => ({
    name,
    content: { name: 'products', format: 'xlsx', parameters: {} },
    rules: {
      schedule: { kind: 'daily', times: [`${String(hour).padStart(2, '0')}:00`], zone: 'UTC' },
      missed: 'skip',
      maxAgeMs: 86_400_000,
      pauseAfter: 3,
    },
    retention: null,
    alerts: [],
    delivery: null,
  })
  const workspace = {
    name: 'Bench',
    baseUrl: 'https://crm.example.com',
    timeZone: 'UTC',
    accounts: [{ label: 'Exports', login: 'exports', areas: ['exports'], projects: null }],
    choices: [],
    reports: Array.from({ length: schedules }, (_, at) => ({
      ...report(`Report ${at}`),
      account: 0,
      latest: null,
    })),
    leadSettings: null,
    leadMappings: [],
    paymentSettings: null,
    statementMappings: [],
    sendLimitMinor: null,
    projects: [],
  }
  const exports = { mail: null, sftp: null, retention: null, digest: null, alarms: null }
  return JSON.stringify({ kind: 'unitdesk-settings', version: 4, workspaces: [workspace], exports })
}

const processorMsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond
}

/** Whole: what it shares with other processes of a Node it would have alone on a server. */
const residentMbOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

const ended = (child: ReturnType<typeof spawn>): Promise<void> =>
  new Promise((resolve) => child.once('exit', () => resolve()))

const idleOf = async (args: readonly string[], minutes: number): Promise<Idle> => {
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  const pid = child.pid ?? 0
  await setTimeout(settlingMs)
  const before = processorMsOf(pid)
  await setTimeout(minutes * minuteMs)
  const idle = {
    memoryMb: residentMbOf(pid),
    processorMsPerHour: ((processorMsOf(pid) - before) * 60) / minutes,
  }
  child.kill('SIGKILL')
  await ended(child)
  return idle
}

const measureIdle = async (
  minutes: number,
): Promise<{ readonly runner: Idle; readonly bare: Idle }> => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-runner-'))
  const settings = join(folder, 'settings.json')
  writeFileSync(settings, settingsFile())
  // A place of secrets in which there are none: no keychain is asked.
  const secrets = join(folder, 'secrets')
  mkdirSync(secrets, { mode: 0o700 })
  const program = join(project, 'out', 'runner', 'runner.mjs')
  const place = ['--profile', join(folder, 'profile'), '--secrets', secrets]
  execFileSync(process.execPath, [program, 'import', settings, ...place])
  // Beside each other: the time is long, and both do nothing.
  const [runner, bare] = await Promise.all([
    idleOf([program, 'run', ...place, '--serve', '0'], minutes),
    idleOf(['--eval', 'setInterval(() => undefined, 2 ** 30)'], minutes),
  ])
  rmSync(folder, { recursive: true, force: true })
  return { runner, bare }
}

interface RunnerBenchmarks {
  readonly isBrief: boolean
}

/**
 * A runner with fifty schedules that has nothing to do, beside a Node that does nothing. `BENCH_MINUTES` says for how
 * long; what is told of the processor is reckoned for an hour.
 */
export const runnerBenchmarks = ({ isBrief }: RunnerBenchmarks): BenchmarkGroup => {
  const minutes = Number(process.env['BENCH_MINUTES'] ?? (isBrief ? briefMinutes : usualMinutes))
  let idle: ReturnType<typeof measureIdle> | null = null
  // One measurement is for both rows and for the run before the first one.
  const inIdle = (sideOf: (measured: Awaited<ReturnType<typeof measureIdle>>) => Side) => () => {
    idle ??= measureIdle(minutes)
    return idle.then(sideOf)
  }
  return {
    all: [
      {
        name: 'runner-idle-memory',
        unit: 'MB',
        goal: { atMost: 4 },
        runs: 1,
        baseline: 'a Node that does nothing',
        measure: inIdle(({ runner, bare }) => ({
          unitdesk: runner.memoryMb,
          baseline: bare.memoryMb,
        })),
      },
      {
        name: 'runner-idle-processor',
        unit: 'ms',
        goal: { atMost: 1 },
        runs: 1,
        // Half a hundredth of one processor.
        baseline: `promised 18,000 ms in an hour; reckoned from ${minutes} minutes`,
        measure: inIdle(({ runner }) => ({
          unitdesk: runner.processorMsPerHour,
          baseline: 18_000,
        })),
      },
    ],
    end: () => undefined,
  }
}
