import { expect, test } from 'vitest'
import { runIdSchema } from '#core/ids'
import type { RunnerStatus } from '#core/runner/runner-status'
import { minuteMs } from '#core/time'
import { openSpeech } from '../speech.ts'
import { statusPage } from './status-page.ts'

const at = Date.UTC(2026, 10, 27, 12)

const quiet: RunnerStatus = {
  version: '1.2.3',
  startedAt: at,
  at,
  alarms: 0,
  refusal: null,
  storedBytes: 0,
  jobs: [],
  workspaces: [
    {
      name: 'Podviní',
      accounts: [{ label: 'exports', state: 'ready', cooling: [] }],
      leads: null,
      reports: [
        {
          id: 'r1',
          name: '<img src=x onerror=alert(1)>',
          nextRunAt: null,
          isPaused: false,
          failuresInARow: 0,
          openAlerts: 0,
          succeededAt: at,
          runs: [
            {
              id: runIdSchema.parse('x1'),
              state: 'done',
              trigger: 'schedule',
              startedAt: at,
              endedAt: at,
              rows: 1_211,
              bytes: 40_000,
              failedAt: null,
              failure: null,
            },
          ],
        },
      ],
    },
  ],
}

test('whatever a report is called, its name stays text', async () => {
  const page = statusPage(quiet, await openSpeech('en'))
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).not.toContain('<img')
  expect(page).toContain('Everything is in order')
  expect(page).toMatch(/1[,.\s]?211/)
  expect(page).not.toContain('<script')
})

test('what needs somebody stands first, in the words of whoever asks', async () => {
  const [workspace] = quiet.workspaces
  if (workspace === undefined) throw new Error('no workspace')
  const troubled: RunnerStatus = {
    ...quiet,
    workspaces: [
      {
        ...workspace,
        accounts: [{ label: 'exports', state: 'held', cooling: [] }],
        leads: { missing: 2, rejected: 0, isSilent: true },
        reports: workspace.reports.map((report) => ({
          ...report,
          name: 'Jednotky',
          runs: report.runs.map((run) => ({
            ...run,
            state: 'failed' as const,
            failedAt: 'run' as const,
            failure: { kind: 'cancelled', again: 'now' } as const,
          })),
        })),
      },
    ],
  }
  const page = statusPage(troubled, await openSpeech('cs'))
  expect(page).toContain('<html lang="cs">')
  expect(page).toContain('Účet „exports“ pracovního prostoru „Podviní“ je pozastaven')
  expect(page).toContain('Report „Jednotky“ pracovního prostoru „Podviní“ selhává.')
  expect(page).toContain('které byly odeslány a v CRM chybějí: 2')
  expect(page).toContain('nezvykle dlouho')
  expect(page).toContain('✕ nezdařil se')
  expect(page).not.toContain('Všechno je v pořádku')
})

test('a runner without reports says what comes next', async () => {
  const page = statusPage({ ...quiet, workspaces: [] }, await openSpeech('en'))
  expect(page).toContain('Bring in a settings file that a window has written.')
})

test('a report that came and was not sent is told as that, with the reason of the receiver', async () => {
  const [workspace] = quiet.workspaces
  if (workspace === undefined) throw new Error('no workspace')
  const reports = workspace.reports.map((report) => ({
    ...report,
    runs: report.runs.map((run) => ({
      ...run,
      failedAt: 'delivery' as const,
      failure: {
        kind: 'unreachable',
        host: 'smtp.example.com',
        cause: 'certificate',
        again: 'now',
      } as const,
    })),
  }))
  const unsent = { ...quiet, workspaces: [{ ...workspace, reports }] }
  const page = statusPage(unsent, await openSpeech('en'))
  expect(page).toContain('✕ Done, not sent')
  expect(page).toContain('The certificate of smtp.example.com isn’t trusted')
})

test('a report that was due and has not run needs somebody', async () => {
  const [workspace] = quiet.workspaces
  if (workspace === undefined) throw new Error('no workspace')
  const pageOf = async (nextRunAt: number) => {
    const reports = workspace.reports.map((report) => ({ ...report, nextRunAt }))
    const status = { ...quiet, workspaces: [{ ...workspace, reports }] }
    return statusPage(status, await openSpeech('en'))
  }
  expect(await pageOf(at - minuteMs)).toContain('Everything is in order')
  expect(await pageOf(at - 6 * minuteMs)).toContain('was due on')
})
