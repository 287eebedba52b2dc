import type { Workspace } from '#core/contract/accounts'
import type { Report } from '#core/contract/exports'
import { type Result, success } from '#core/contract/failure'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { RunnerStatus, ToldReport, ToldRun, ToldWorkspace } from '#core/runner/runner-status'
import type { Timestamp } from '#core/time'
import type { Runner } from '../open-runner.ts'
import { troubleOfRun } from '../trouble-of-run.ts'
import { readWeekOfLeads, servesLeads } from '../week-of-leads.ts'

interface StatusInput {
  readonly version: string
  readonly startedAt: Timestamp
}

type AskedRunner = Pick<Runner, 'call' | 'clock' | 'endedJobs' | 'refusal'>

/** How many runs of a report are told. */
const toldRuns = 10

/** Reads what the runner serves of itself from what is stored; nobody is asked. */
export const collectStatus = async (
  runner: AskedRunner,
  { version, startedAt }: StatusInput,
): Promise<Result<RunnerStatus>> => {
  const { call, clock, endedJobs, refusal } = runner
  const listed = await call('accounts.listWorkspaces', {})
  if (!listed.ok) return listed
  const workspaces: ToldWorkspace[] = []
  for (const workspace of listed.value) {
    const told = await tellWorkspace(runner, workspace)
    if (!told.ok) return told
    workspaces.push(told.value)
  }
  const settings = await call('exports.readSettings', {})
  if (!settings.ok) return settings
  const alarms = await call('exports.readAlarms', {})
  if (!alarms.ok) return alarms
  return success({
    version,
    startedAt,
    at: clock.now(),
    refusal: refusal(),
    alarms: alarms.value.alarms.length,
    storedBytes: settings.value.usedBytes,
    jobs: [...endedJobs()],
    workspaces,
  })
}

const tellWorkspace = async (
  runner: AskedRunner,
  workspace: Workspace,
): Promise<Result<ToldWorkspace>> => {
  const { call } = runner
  const listed = await call('exports.listReports', { workspaceId: workspace.id })
  if (!listed.ok) return listed
  const reports: ToldReport[] = []
  for (const report of listed.value) {
    const runs = await call('exports.listRuns', { reportId: report.id })
    if (!runs.ok) return runs
    reports.push(toldReport(report, runs.value))
  }
  const isAsked = workspace.accounts.some(servesLeads)
  const leads = isAsked ? await readWeekOfLeads(runner, workspace) : null
  if (leads !== null && !leads.ok) return leads
  return success({
    name: workspace.name,
    accounts: workspace.accounts.map(({ label, state, cooling }) => ({
      label,
      state: state.kind,
      cooling,
    })),
    leads: leads && {
      missing: leads.value.summary.counts.missing,
      rejected: leads.value.summary.counts.rejected,
      isSilent: leads.value.silence.kind === 'silent',
    },
    reports,
  })
}

const toldReport = (
  { id, name, nextRunAt, progress, openAlerts }: Report,
  runs: readonly ExportRun[],
): ToldReport => ({
  id,
  name,
  nextRunAt,
  isPaused: progress?.paused != null,
  failuresInARow: progress?.failuresInARow ?? 0,
  openAlerts,
  succeededAt: runs.find(isWhole)?.endedAt ?? null,
  runs: runs.slice(0, toldRuns).map(toldRun),
})

const isWhole = (run: ExportRun): boolean => run.state === 'done' && troubleOfRun(run) === null

const toldRun = (run: ExportRun): ToldRun => {
  const { id, state, trigger, startedAt, endedAt, rows, bytes } = run
  const trouble = troubleOfRun(run)
  return {
    id,
    state,
    trigger,
    startedAt,
    endedAt,
    rows,
    bytes,
    failedAt: trouble?.failedAt ?? null,
    failure: trouble?.failure ?? null,
  }
}
