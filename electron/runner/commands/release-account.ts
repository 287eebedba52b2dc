import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'

/** The person's word that a login is right: one request of the account leaves. */
export const releaseAccount = async (
  { call }: Runner,
  wanted: string,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const { words } = speech
  const workspaces = await call('accounts.listWorkspaces', {})
  if (!workspaces.ok) return failedOutcome(workspaces.failure, speech)
  const [account, ...others] = workspaces.value
    .flatMap(({ accounts }) => accounts)
    .filter(({ id, label, login }) => [id, label, login].includes(wanted))
  if (account === undefined) return faultOutcome('noAccount', words.noAccount(wanted))
  if (others.length > 0) {
    const ids = [account, ...others].map(({ id }) => id)
    return faultOutcome('severalAccounts', words.severalAccounts(wanted, ids))
  }
  const { id: accountId, label } = account
  const tried = await call('accounts.tryOnce', { accountId })
  if (!tried.ok) return failedOutcome(tried.failure, speech)
  const { sent } = tried.value
  return {
    exitCode: exitCodes.done,
    json: { account: { id: accountId, label }, sent },
    lines: [sent ? words.released(label) : words.releasedUnsent(label)],
  }
}
