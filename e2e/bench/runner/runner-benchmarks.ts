import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BenchmarkGroup, Side } from '../measure.ts'
import { project } from '../started-window.ts'

const schedules = 50
const minuteMs = 60_000
/** `BENCH_MINUTES` makes it shorter; what is told is an hour's. */
const minutes = Number(process.env['BENCH_MINUTES'] ?? 60)
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

const idleOf = async (args: readonly string[]): Promise<Idle> => {
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

const measureIdle = async (): Promise<{ readonly runner: Idle; readonly bare: Idle }> => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-runner-'))
  const settings = join(folder, 'settings.json')
  writeFileSync(settings, settingsFile())
  const program = join(project, 'out', 'runner', 'runner.mjs')
  const options = ['--profile', join(folder, 'profile'), '--secrets', folder, '--serve', '0']
  const importing = spawn(process.execPath, [program, 'import', settings, ...options.slice(0, 4)])
  await ended(importing)
  // Beside each other: an hour is long, and both do nothing.
  const [runner, bare] = await Promise.all([
    idleOf([program, 'run', ...options]),
    idleOf(['--eval', 'setInterval(() => undefined, 2 ** 30)']),
  ])
  rmSync(folder, { recursive: true, force: true })
  return { runner, bare }
}

/** An idle hour of a runner with fifty schedules, beside a Node that does nothing. */
export const runnerBenchmarks = (): BenchmarkGroup => {
  let hour: ReturnType<typeof measureIdle> | null = null
  // One hour is for both rows and for the run before the first one.
  const inHour = (sideOf: (measured: Awaited<ReturnType<typeof measureIdle>>) => Side) => () => {
    hour ??= measureIdle()
    return hour.then(sideOf)
  }
  return {
    all: [
      {
        name: 'runner-idle-memory',
        unit: 'MB',
        goal: { atMost: 4 },
        runs: 1,
        baseline: 'a Node that does nothing',
        measure: inHour(({ runner, bare }) => ({
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
        baseline: 'promised 18,000 ms in an hour',
        measure: inHour(({ runner }) => ({
          unitdesk: runner.processorMsPerHour,
          baseline: 18_000,
        })),
      },
    ],
    end: () => undefined,
  }
}
