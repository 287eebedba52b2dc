import type { Workspace } from '#core/contract/accounts'
import { type Result, success } from '#core/contract/failure'
import { type NeedsAttention, needsAttention } from '#core/leads/dashboard/needs-attention'
import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'
import { readWeekOfLeads, servesLeads } from '../week-of-leads.ts'

/** What a person who relies on their leads has to look at. */
type Found = NeedsAttention | { readonly kind: 'held'; readonly account: string }

/** Polls the lists of leads that are due, and tells whether any of the last week are missing, or silent. */
export const checkLeads = async (runner: Runner, speech: RunnerSpeech): Promise<Outcome> => {
  const { words } = speech
  const workspaces = await runner.call('accounts.listWorkspaces', {})
  if (!workspaces.ok) return failedOutcome(workspaces.failure, speech)
  const checked = []
  for (const workspace of workspaces.value.filter(({ accounts }) => accounts.some(servesLeads))) {
    const found = await checkWorkspace(runner, workspace, speech)
    if (!found.ok) return failedOutcome(found.failure, speech)
    checked.push({ workspace: workspace.name, found: found.value })
  }
  return {
    exitCode: checked.some(({ found }) => found.length > 0) ? exitCodes.failed : exitCodes.done,
    json: {
      workspaces: checked.map(({ workspace, found }) => ({
        workspace,
        found: found.map((one) => ({ ...one })),
      })),
    },
    lines: checked.map(({ workspace, found }) =>
      found.length === 0
        ? words.nothingFound(workspace)
        : words.leadsOf(workspace, found.map((one) => sentenceOf(one, speech)).join('; ')),
    ),
  }
}

const checkWorkspace = async (
  runner: Runner,
  workspace: Workspace,
  speech: RunnerSpeech,
): Promise<Result<readonly Found[]>> => {
  const { call, clock, endOf } = runner
  const { id: workspaceId, accounts } = workspace
  const before = await readWeekOfLeads(runner, workspace)
  if (!before.ok) return before
  const now = clock.now()
  if (before.value.accounts.some(({ nextAt }) => nextAt !== null && nextAt <= now)) {
    const started = await call('leads.pollLeads', { workspaceId })
    if (!started.ok) return started
    // What went wrong is found in what the poll has written of each account.
    await endOf(started.value.jobId)
  }
  const after = await readWeekOfLeads(runner, workspace)
  if (!after.ok) return after
  const settings = await call('leads.readSettings', { workspaceId })
  if (!settings.ok) return settings
  const found: readonly Found[] = [
    ...needsAttention({
      dashboard: after.value,
      addressTrouble: settings.value.address?.trouble ?? null,
      unknownSendings: 0,
    }),
    ...accounts
      .filter(servesLeads)
      .filter(({ state }) => state.kind === 'held')
      .map(({ label }) => ({ kind: 'held', account: label }) as const),
  ]
  return success(found.filter((one) => sentenceOf(one, speech) !== null))
}

/** Null of what keeps no lead from arriving. */
const sentenceOf = (found: Found, { words, formats }: RunnerSpeech): string | null => {
  switch (found.kind) {
    case 'missing':
    case 'rejected':
      return words.found[found.kind](found.count)
    case 'silent':
      return words.found.silent(formats.dateTime(found.silence.since))
    case 'notAnswered':
    case 'held':
      return words.found[found.kind](found.account)
    case 'site':
      return words.found.site
    case 'ambiguous':
    case 'noAccount':
    case 'unknownSending':
    case 'unasked':
    case 'unread':
      return null
  }
}
