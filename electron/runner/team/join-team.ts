import { readFileSync } from 'node:fs'
import { toSecret } from '#core/accounts/secret'
import { readInvitation } from '../../team/invitation.ts'
import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'
import { teamWords } from './team-words.ts'

/** Whoever names an invitation lets the profile connect to the database in it. */
export const joinTeam = async (
  { allowContact, call }: Runner,
  file: string,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const words = teamWords[speech.language]
  const line = readLine(file)
  const invitation = line === null ? null : readInvitation(line)
  if (line === null || invitation === null) {
    return faultOutcome('invitation', words.noInvitation(file))
  }
  const { host, port, team, database } = invitation
  await allowContact(`postgres://${host.includes(':') ? `[${host}]` : host}:${port}`)
  const joined = await call('team.join', { invitation: toSecret(line) })
  if (!joined.ok) return failedOutcome(joined.failure, speech)
  return {
    exitCode: exitCodes.done,
    json: { team, database, host },
    lines: [words.joined(team)],
  }
}

const readLine = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}
