import type { ExportSettings, Report } from '#core/contract/exports'
import type { Failure, Result } from '#core/contract/failure'
import { calls, type InputOf, type OutputOf } from '#core/contract/index'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { RunRules } from '#core/exports/schedule/job-progress'
import type { ReportJobId } from '#core/ids'
import { toJson } from '#core/json'
import { dayMs } from '#core/time'
import { workspaceId } from '../first-workspace.ts'
import type { ExportsWorld } from './exports-world.ts'

export const unitsDefinition: ReportDefinition = {
  name: 'Jednotky',
  content: { name: 'products', format: 'xlsx', parameters: { headermode: 'ids' } },
  accountId: null,
  rules: null,
  retention: null,
  alerts: [],
  latest: null,
  delivery: null,
}

export const daily = (time: string, rules: Partial<RunRules> = {}): RunRules => ({
  schedule: { kind: 'daily', times: [time], zone: 'Europe/Prague' },
  missed: 'once',
  maxAgeMs: 7 * dayMs,
  pauseAfter: 3,
  ...rules,
})

export const saveReport = async (
  { call }: ExportsWorld,
  changes: Partial<ReportDefinition> = {},
): Promise<ReportJobId> => {
  const { reportId } = await call('exports.saveReport', {
    workspaceId,
    reportId: null,
    definition: toJson({ ...unitsDefinition, ...changes }),
  })
  return reportId
}

export const readReport = async ({ call }: ExportsWorld, id: ReportJobId): Promise<Report> => {
  const report = (await call('exports.listReports', { workspaceId })).find((one) => one.id === id)
  if (!report) throw new Error(`there is no report ${id}`)
  return report
}

export const runsOf = ({ call }: ExportsWorld, reportId: ReportJobId): Promise<ExportRun[]> =>
  call('exports.listRuns', { reportId })

/** Waits until nothing is under way; answers how the newest job has ended: null is well. */
export const settled = async ({ jobs, nextTold }: ExportsWorld): Promise<Failure | null> => {
  while (jobs.list().some(({ outcome }) => outcome === null)) await nextTold()
  const outcome = jobs.list()[0]?.outcome
  return outcome?.kind === 'failed' ? outcome.failure : null
}

/** Runs a report as a person does, and waits for its end. */
export const runNow = async (world: ExportsWorld, reportId: ReportJobId) => {
  await world.call('exports.runReport', { reportId })
  return settled(world)
}

/** One tick of the application, and all that comes of it. */
export const tick = async (world: ExportsWorld): Promise<void> => {
  await world.look()
  await settled(world)
}

/** Changes a part of what a person sets for all reports. */
export const saveSettings = async (
  { call }: ExportsWorld,
  part: Partial<ExportSettings>,
): Promise<void> => {
  const { retention, digest, startsWithSystem, staysInTray } = await call(
    'exports.readSettings',
    {},
  )
  await call('exports.saveSettings', {
    retention,
    digest,
    startsWithSystem,
    staysInTray,
    ...part,
  })
}

/** Saves where reports leave through, with secrets as the border makes them of what the page has sent. */
export const savePlaces = async (
  { handlers }: ExportsWorld,
  input: InputOf<'exports.saveDelivery'>,
): Promise<Result<OutputOf<'exports.saveDelivery'>>> => {
  const parsed = calls['exports.saveDelivery'].input.parse(input)
  return handlers['exports.saveDelivery'](parsed, { signal: new AbortController().signal })
}
