import { expect, test } from 'vitest'
import { secondMs } from '#core/time'
import { openMetrics } from './open-metrics.ts'
import { type RunnerStatus, runnerStatusSchema } from './runner-status.ts'

const at = Date.UTC(2026, 10, 27, 12)

const status: RunnerStatus = {
  version: '1.2.3',
  startedAt: at - 100 * secondMs,
  at,
  alarms: 2,
  refusal: { cause: 'full', since: at },
  storedBytes: 12_345,
  jobs: [{ kind: 'runExport', outcome: 'done', count: 7 }],
  workspaces: [
    {
      name: 'Říční "A"\\\nB',
      accounts: [
        {
          label: 'exports',
          state: 'held',
          cooling: [{ endpoint: 'list-excel-products', until: at + 30 * secondMs }],
        },
      ],
      leads: { missing: 3, rejected: 0, isSilent: true },
      reports: [
        {
          id: 'r1',
          name: 'Jednotky',
          nextRunAt: null,
          isPaused: true,
          failuresInARow: 2,
          openAlerts: 1,
          succeededAt: at - 15 * secondMs,
          runs: [
            {
              id: 'x2' as never,
              state: 'failed',
              trigger: 'schedule',
              startedAt: at - 10 * secondMs,
              endedAt: at - 9 * secondMs,
              rows: null,
              bytes: null,
              failedAt: 'run',
              failure: { kind: 'cancelled', again: 'now' },
            },
          ],
        },
      ],
    },
  ],
}

const lines = openMetrics(status, { residentBytes: 1_000, cpuSeconds: 1.5 }).split('\n')

test('a monitor reads runs, outcomes, ages, holds, waits, leads and bytes', () => {
  const workspace = 'workspace="Říční \\"A\\"\\\\\\nB"'
  const report = `{${workspace},report="Jednotky",id="r1"}`
  expect(lines).toEqual(
    expect.arrayContaining([
      'unitdesk_runner_info{version="1.2.3"} 1',
      'process_cpu_seconds_total 1.5',
      'unitdesk_jobs_total{kind="runExport",outcome="done"} 7',
      'unitdesk_stored_bytes 12345',
      'unitdesk_alarms 2',
      'unitdesk_store_refused{cause="full"} 1',
      `unitdesk_account_held{${workspace},account="exports"} 1`,
      `unitdesk_cooldown_wait_seconds{${workspace},account="exports",endpoint="list-excel-products"} 30`,
      `unitdesk_leads_missing{${workspace}} 3`,
      `unitdesk_leads_silent{${workspace}} 1`,
      `unitdesk_report_last_run_failed${report} 1`,
      `unitdesk_report_last_success_timestamp_seconds${report} ${at / secondMs - 15}`,
      `unitdesk_report_failures_in_a_row${report} 2`,
    ]),
  )
  // The newest run has brought nothing, and a paused report has no next run.
  expect(lines.join('\n')).not.toMatch(/last_run_bytes|next_run/)
})

test('each family is told once, before its samples, with the end that the format asks for', () => {
  expect(lines.slice(-2)).toEqual(['# EOF', ''])
  const families = lines.flatMap((line) => /^# TYPE (\S+) (\S+)$/.exec(line)?.[1] ?? [])
  expect(new Set(families).size).toBe(families.length)
  let family = ''
  for (const line of lines.slice(0, -2)) {
    family = /^# TYPE (\S+)/.exec(line)?.[1] ?? family
    const name = /^(?:# (?:TYPE|UNIT|HELP) )?([a-z_]+)/.exec(line)?.[1]
    expect(name?.replace(/_(?:total|info)$/, '')).toBe(family)
    const unit = /^# UNIT \S+ (\S+)$/.exec(line)?.[1]
    if (unit !== undefined) expect(family.endsWith(`_${unit}`)).toBe(true)
  }
})

test('the status of a runner that is newer is read without what it adds', () => {
  const { workspaces, ...rest } = structuredClone(status)
  const [workspace] = workspaces
  const newer = {
    ...rest,
    more: 1,
    workspaces: [{ ...workspace, reports: [], accounts: [], leads: null, colour: 'red' }],
  }
  expect(runnerStatusSchema.parse(newer)).toEqual({
    ...rest,
    workspaces: [{ name: workspace?.name, accounts: [], leads: null, reports: [] }],
  })
  const failure = { kind: 'ofALaterVersion' }
  const run = { ...status.workspaces[0]?.reports[0]?.runs[0], failure }
  const report = { ...status.workspaces[0]?.reports[0], runs: [run] }
  const read = runnerStatusSchema.parse({
    ...rest,
    workspaces: [{ ...workspace, reports: [report] }],
  })
  expect(read.workspaces[0]?.reports[0]?.runs[0]).toMatchObject({ state: 'failed', failure: null })
  const { succeededAt: _, ...older } = report
  expect(
    runnerStatusSchema.parse({ ...rest, workspaces: [{ ...workspace, reports: [older] }] }),
  ).toMatchObject({ workspaces: [{ reports: [{ succeededAt: null }] }] })
})
