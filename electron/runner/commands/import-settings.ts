import type { ComingSettings } from '#core/contract/settings'
import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'

/** Brings in what a window has written into a settings file: workspaces, accounts, reports; no file has passwords. */
export const importSettings = async (
  { call, grantFile }: Runner,
  file: string,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const granted = grantFile(file)
  const imported = granted.ok ? await call('settings.importFile', { file: granted.value }) : granted
  if (!imported.ok) return failedOutcome(imported.failure, speech)
  const workspaces = imported.value.workspaces.map(toldWorkspace)
  const { words } = speech
  return {
    exitCode: exitCodes.done,
    json: { workspaces },
    lines:
      workspaces.length === 0
        ? [words.nothingImported]
        : workspaces.map(({ name, standing, parts }) => words.imported[standing](name, parts)),
  }
}

const toldWorkspace = ({ name, standing, parts }: ComingSettings['workspaces'][number]) => ({
  name,
  standing,
  parts: parts.filter(({ change }) => change === 'new' || change === 'replaced').length,
})
