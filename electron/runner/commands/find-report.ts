import type { Report } from '#core/contract/exports'
import type { Result } from '#core/contract/failure'
import type { Runner } from '../open-runner.ts'
import { failedOutcome, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'

/** The one report of a name or an ID, or what keeps it from being known. */
export const findReport = async (
  runner: Pick<Runner, 'call'>,
  wanted: string,
  speech: RunnerSpeech,
): Promise<Report | Outcome> => {
  const listed = await listAllReports(runner)
  if (!listed.ok) return failedOutcome(listed.failure, speech)
  const [found, ...others] = listed.value.filter(({ id, name }) => id === wanted || name === wanted)
  if (found === undefined) return faultOutcome('noReport', speech.words.noReport(wanted))
  if (others.length === 0) return found
  const ids = [found, ...others].map(({ id }) => id)
  return faultOutcome('severalReports', speech.words.severalReports(wanted, ids))
}

const listAllReports = async ({ call }: Pick<Runner, 'call'>): Promise<Result<Report[]>> => {
  const workspaces = await call('accounts.listWorkspaces', {})
  if (!workspaces.ok) return workspaces
  const all: Report[] = []
  for (const { id: workspaceId } of workspaces.value) {
    const reports = await call('exports.listReports', { workspaceId })
    if (!reports.ok) return reports
    all.push(...reports.value)
  }
  return { ok: true, value: all }
}
