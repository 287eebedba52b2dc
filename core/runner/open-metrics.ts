import { secondMs, type Timestamp } from '#core/time'
import type { RunnerStatus, ToldReport } from './runner-status.ts'

/** What the system says of the process. */
export interface ProcessFigures {
  readonly residentBytes: number
  readonly cpuSeconds: number
}

type Labels = Readonly<Record<string, string>>

interface Sample {
  readonly labels: Labels
  readonly value: number
}

interface Family {
  readonly name: string
  readonly type: 'gauge' | 'counter' | 'info'
  readonly unit?: 'seconds' | 'bytes'
  readonly help: string
  readonly samples: readonly Sample[]
}

export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

/** The status as a monitor reads it (openmetrics.io, version 1.0.0). */
export const openMetrics = (status: RunnerStatus, process: ProcessFigures): string =>
  `${[...ofRunner(status, process), ...ofAccounts(status), ...ofReports(status)]
    .filter(({ samples }) => samples.length > 0)
    .flatMap(linesOf)
    .join('\n')}\n# EOF\n`

const alone = (value: number): readonly Sample[] => [{ labels: {}, value }]

const inSeconds = (at: Timestamp): number => at / secondMs

const ofRunner = (status: RunnerStatus, process: ProcessFigures): Family[] => [
  {
    name: 'unitdesk_runner',
    type: 'info',
    help: 'The version of the runner.',
    samples: [{ labels: { version: status.version }, value: 1 }],
  },
  {
    name: 'process_start_time_seconds',
    type: 'gauge',
    unit: 'seconds',
    help: 'When the runner was started.',
    samples: alone(inSeconds(status.startedAt)),
  },
  {
    name: 'process_cpu_seconds',
    type: 'counter',
    unit: 'seconds',
    help: 'Processor time of the runner since its start.',
    samples: alone(process.cpuSeconds),
  },
  {
    name: 'process_resident_memory_bytes',
    type: 'gauge',
    unit: 'bytes',
    help: 'Memory of the runner.',
    samples: alone(process.residentBytes),
  },
  {
    name: 'unitdesk_stored_bytes',
    type: 'gauge',
    unit: 'bytes',
    help: 'What all kept runs take on the disk.',
    samples: alone(status.storedBytes),
  },
  {
    name: 'unitdesk_store_refused',
    type: 'gauge',
    help: '1 where the disk takes no changes, with the cause: full, readOnly, damaged or failed.',
    samples:
      status.refusal === null ? alone(0) : [{ labels: { cause: status.refusal.cause }, value: 1 }],
  },
  {
    name: 'unitdesk_alarms',
    type: 'gauge',
    help: 'What fails now and people are told of.',
    samples: alone(status.alarms),
  },
  {
    name: 'unitdesk_jobs',
    type: 'counter',
    help: 'Runs of reports (runExport), backups and polls that have ended since the start.',
    samples: status.jobs.map(({ kind, outcome, count }) => ({
      labels: { kind, outcome },
      value: count,
    })),
  },
]

const ofAccounts = ({ workspaces, at }: RunnerStatus): Family[] => {
  const accounts = workspaces.flatMap(({ name: workspace, accounts }) =>
    accounts.map((account) => ({ ...account, labels: { workspace, account: account.label } })),
  )
  const leads = workspaces.flatMap(({ name: workspace, leads }) =>
    leads === null ? [] : [{ ...leads, labels: { workspace } }],
  )
  return [
    {
      name: 'unitdesk_account_held',
      type: 'gauge',
      help: '1 where an account is on hold until a person acts.',
      samples: accounts.map(({ labels, state }) => ({ labels, value: Number(state === 'held') })),
    },
    {
      name: 'unitdesk_cooldown_wait_seconds',
      type: 'gauge',
      unit: 'seconds',
      help: 'How long the CRM asks an account to wait before the endpoint is asked again.',
      samples: accounts.flatMap(({ labels, cooling }) =>
        cooling.map(({ endpoint, until }) => ({
          labels: { ...labels, endpoint },
          value: Math.max(0, until - at) / secondMs,
        })),
      ),
    },
    {
      name: 'unitdesk_leads_missing',
      type: 'gauge',
      help: 'Leads of the last week that were sent and are not in the CRM.',
      samples: leads.map(({ labels, missing }) => ({ labels, value: missing })),
    },
    {
      name: 'unitdesk_leads_rejected',
      type: 'gauge',
      help: 'Leads of the last week that the CRM has refused.',
      samples: leads.map(({ labels, rejected }) => ({ labels, value: rejected })),
    },
    {
      name: 'unitdesk_leads_silent',
      type: 'gauge',
      help: '1 where no lead has come for unusually long.',
      samples: leads.map(({ labels, isSilent }) => ({ labels, value: Number(isSilent) })),
    },
  ]
}

const ofReports = ({ workspaces }: RunnerStatus): Family[] => {
  const reports = workspaces.flatMap(({ name: workspace, reports }) =>
    reports.map((report) => ({
      report,
      labels: { workspace, report: report.name, id: report.id },
    })),
  )
  const each = (look: (report: ToldReport) => number | null | undefined): Sample[] =>
    reports.flatMap(({ report, labels }) => {
      const value = look(report)
      return value === null || value === undefined ? [] : [{ labels, value }]
    })
  const time = (at: Timestamp | null | undefined) => (at == null ? null : inSeconds(at))
  return [
    {
      name: 'unitdesk_report_last_run_timestamp_seconds',
      type: 'gauge',
      unit: 'seconds',
      help: 'When the newest run of a report was started.',
      samples: each(({ runs }) => time(runs[0]?.startedAt)),
    },
    {
      name: 'unitdesk_report_last_success_timestamp_seconds',
      type: 'gauge',
      unit: 'seconds',
      help: 'When the newest run that came whole has ended, with all that follows from it.',
      samples: each(({ succeededAt }) => time(succeededAt)),
    },
    {
      name: 'unitdesk_report_last_run_failed',
      type: 'gauge',
      help: '1 where the newest run, or what follows from it, has failed.',
      samples: each(({ runs: [last] }) => last && Number(last.failedAt !== null)),
    },
    {
      name: 'unitdesk_report_failures_in_a_row',
      type: 'gauge',
      help: 'How often a report has failed since it last came.',
      samples: each(({ failuresInARow }) => failuresInARow),
    },
    {
      name: 'unitdesk_report_paused',
      type: 'gauge',
      help: '1 where the schedule of a report is paused.',
      samples: each(({ isPaused }) => Number(isPaused)),
    },
    {
      name: 'unitdesk_report_next_run_timestamp_seconds',
      type: 'gauge',
      unit: 'seconds',
      help: 'When a report leaves next.',
      samples: each(({ nextRunAt }) => time(nextRunAt)),
    },
    {
      name: 'unitdesk_report_last_run_bytes',
      type: 'gauge',
      unit: 'bytes',
      help: 'The size of what the newest run has brought.',
      samples: each(({ runs: [last] }) => last?.bytes),
    },
    {
      name: 'unitdesk_report_last_run_rows',
      type: 'gauge',
      help: 'The rows of what the newest run has brought.',
      samples: each(({ runs: [last] }) => last?.rows),
    },
    {
      name: 'unitdesk_report_open_alerts',
      type: 'gauge',
      help: 'What the alerts of a report have found and nobody has acknowledged.',
      samples: each(({ openAlerts }) => openAlerts),
    },
  ]
}

const suffixes = { gauge: '', counter: '_total', info: '_info' } as const

const linesOf = ({ name, type, unit, help, samples }: Family): string[] => [
  `# TYPE ${name} ${type}`,
  ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
  `# HELP ${name} ${help}`,
  ...samples.map(({ labels, value }) => `${name}${suffixes[type]}${inBraces(labels)} ${value}`),
]

const inBraces = (labels: Labels): string => {
  const told = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return told.length === 0 ? '' : `{${told.join(',')}}`
}

/** A name may hold anything; these three would end it. */
const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
