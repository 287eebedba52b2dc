import type { Workspace } from '#core/contract/accounts'
import type { Report } from '#core/contract/exports'
import type { Timestamp } from '#core/time'
import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, type Outcome } from '../outcome.ts'
import { pageWords } from '../served/page-words.ts'
import type { RunnerSpeech } from '../speech.ts'

/** How accounts and reports stand. Logins are left out: they may be addresses of people. */
export const tellStatus = async (runner: Runner, speech: RunnerSpeech): Promise<Outcome> => {
  const { call, profile, role } = runner
  const refusal = runner.refusal()
  const workspaces = await call('accounts.listWorkspaces', {})
  if (!workspaces.ok) return failedOutcome(workspaces.failure, speech)
  const described = []
  for (const workspace of workspaces.value) {
    const reports = await call('exports.listReports', { workspaceId: workspace.id })
    if (!reports.ok) return failedOutcome(reports.failure, speech)
    described.push({ workspace, reports: reports.value })
  }
  const isService = role === 'service'
  return {
    exitCode: exitCodes.done,
    json: {
      profile,
      service: isService,
      refusal: refusal && { cause: refusal.cause, since: toTime(refusal.since) },
      workspaces: described.map(({ workspace: { id, name, kind, accounts }, reports }) => ({
        id,
        name,
        kind,
        accounts: accounts.map(toldAccount),
        reports: reports.map(toldReport),
      })),
    },
    lines: [
      speech.words.service(isService),
      ...(refusal ? [sayRefusal(refusal, speech)] : []),
      ...described.flatMap(({ workspace, reports }) => [
        speech.words.workspace(workspace.name),
        ...workspace.accounts.map((account) => sayAccount(account, speech)),
        ...reports.map((report) => sayReport(report, speech)),
      ]),
    ],
  }
}

const sayRefusal = (
  { cause, since }: NonNullable<ReturnType<Runner['refusal']>>,
  { language, formats }: RunnerSpeech,
): string => pageWords[language].refused(cause, formats.dateTime(since))

type Account = Workspace['accounts'][number]

const toTime = (at: Timestamp): string => new Date(at).toISOString()

const toldAccount = ({ id, label, areas, state, isProven, passwordKept, cooling }: Account) => ({
  id,
  label,
  areas,
  state: state.kind,
  isProven,
  passwordKept,
  cooling: cooling.map(({ endpoint, until }) => ({ endpoint, until: toTime(until) })),
})

const toldReport = ({ id, name, nextRunAt, progress, lastRun, openAlerts }: Report) => ({
  id,
  name,
  nextRunAt: nextRunAt === null ? null : toTime(nextRunAt),
  isPaused: progress?.paused != null,
  openAlerts,
  lastRun: lastRun && {
    state: lastRun.state,
    startedAt: toTime(lastRun.startedAt),
    rows: lastRun.rows,
    failure: lastRun.failure?.kind ?? null,
  },
})

const sayAccount = ({ label, state }: Account, { words }: RunnerSpeech): string =>
  words.account(label, words.states[state.kind])

const sayReport = (
  { name, lastRun, nextRunAt }: Report,
  { words, formats }: RunnerSpeech,
): string => {
  const last =
    lastRun === null
      ? words.neverRan
      : words.lastRun(words.runStates[lastRun.state], formats.dateTime(lastRun.startedAt))
  const next = nextRunAt === null ? words.noNextRun : words.nextRun(formats.dateTime(nextRunAt))
  return words.report(name, last, next)
}
