import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'

type Backup = NonNullable<OutputOf<'exports.readBackup'>>

/** Backs up each workspace that has a backup set up, and waits until all tables are read and written. */
export const backUp = async (runner: Runner, speech: RunnerSpeech): Promise<Outcome> => {
  const { call } = runner
  const { words } = speech
  const workspaces = await call('accounts.listWorkspaces', {})
  if (!workspaces.ok) return failedOutcome(workspaces.failure, speech)
  const begun: { readonly id: WorkspaceId; readonly name: string; readonly before: Backup }[] = []
  for (const { id, name } of workspaces.value) {
    const before = await call('exports.readBackup', { workspaceId: id })
    if (!before.ok) return failedOutcome(before.failure, speech)
    if (before.value === null) continue
    const started = await call('exports.backUpNow', { workspaceId: id })
    if (!started.ok) return failedOutcome(started.failure, speech)
    begun.push({ id, name, before: before.value })
  }
  if (begun.length === 0) {
    return { exitCode: exitCodes.failed, json: { backups: [] }, lines: [words.noBackups] }
  }
  runner.begin()
  const backups = []
  for (const { id, name, before } of begun) {
    const last = await endOfBackup(runner, id, before)
    if (last === 'stopped') {
      return faultOutcome('stopping', words.backupStopped, exitCodes.later)
    }
    if (last === null) continue
    backups.push({ workspace: name, at: new Date(last.at).toISOString(), outcome: last.outcome })
  }
  return {
    exitCode: backups.every(({ outcome }) => outcome === 'good')
      ? exitCodes.done
      : exitCodes.failed,
    json: { backups },
    lines: backups.map(({ workspace, outcome }) => words.backup[outcome](workspace)),
  }
}

/** Null where the backup was removed meanwhile; `stopped` where the rest of it is for the next start. */
const endOfBackup = async (
  { call, nextChange, finishing }: Runner,
  workspaceId: WorkspaceId,
  before: Backup,
): Promise<Backup['last'] | 'stopped'> => {
  const stopped = finishing.then(() => 'stopped' as const)
  for (;;) {
    const changed = nextChange()
    const now = await call('exports.readBackup', { workspaceId })
    if (!now.ok || now.value === null) return null
    const { last, turn } = now.value
    const isNews = last !== null && last.at !== before.last?.at
    if (isNews && turn?.isUnderWay !== true) return last
    if ((await Promise.race([changed, stopped])) === 'stopped') return 'stopped'
  }
}
