import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StoreState } from '#core/contract/store'
import { type Log, logInLines } from '../log/log.ts'
import { storeLayout } from '../store/file/layout.ts'
import { endsWithin } from '../wiring/ends-within.ts'
import type { CommandLine } from './command-line.ts'
import { perform } from './commands/perform.ts'
import { openRunner, type RunnerHost, type RunnerPlace } from './open-runner.ts'
import { openSecrets } from './open-secrets.ts'
import { exitCodes, faultOutcome, type Outcome } from './outcome.ts'
import { finishingMs, runService } from './run-service.ts'
import { isLoopback } from './served/serve-address.ts'
import { shortestToken, statusToken, tokenName } from './served/status-token.ts'
import type { RunnerSpeech } from './speech.ts'

type Work = Extract<CommandLine, { kind: 'run' | 'command' }>

/** Opens the profile in this process: for as long as the service runs, or for one command. */
export const workHere = async (
  place: RunnerPlace,
  line: Work,
  speech: RunnerSpeech,
): Promise<Outcome | null> => {
  const { profile, policy, clock, print } = place
  const given = openSecrets(line.options, speech)
  if ('exitCode' in given) return given
  if (line.kind === 'run') {
    const { serve } = line
    const token = statusToken(given.given)
    if (serve !== null && !isLoopback(serve) && token() === null) {
      return faultOutcome('token', speech.words.noToken(tokenName, shortestToken))
    }
    mkdirSync(profile, { recursive: true })
    const log = logInLines({
      clock,
      keeps: policy?.policy.log ?? 'everything',
      append: (text) => print('stdout', text),
    })
    const opened = await openRunner({ ...place, ...given, log, role: 'service' })
    return opened.kind === 'open'
      ? runService(opened.runner, { log, ...place, serve, token })
      : refused(opened.state, speech, 'run')
  }
  // Settings may be brought into a profile that is made for them, and a team may come before.
  const isMade = line.command.name === 'import' || line.command.name === 'team join'
  if (!isMade && !existsSync(storeLayout(join(profile, 'store')).database)) {
    return faultOutcome('noProfile', speech.words.noProfile(profile))
  }
  const opened = await openRunner({ ...place, ...given, log: faultsAlone(place), role: 'command' })
  if (opened.kind === 'closed') return refused(opened.state, speech, 'command')
  const { runner } = opened
  try {
    return await perform(runner, line.command, speech)
  } finally {
    // What has begun beside the command's own work is finished, and nothing else begins.
    await endsWithin(runner.finish(), finishingMs)
    runner.close()
  }
}

/** The outcome of a command has standard output for itself. */
const faultsAlone = ({ clock, print }: RunnerHost): Log =>
  logInLines({ clock, keeps: 'faults', append: (text) => print('stderr', text) })

const refused = (
  { cause, path, owner }: Extract<StoreState, { kind: 'closed' }>,
  { words, formats }: RunnerSpeech,
  kind: Work['kind'],
): Outcome => {
  if (cause === 'full') return faultOutcome(cause, words.full(path), exitCodes.later)
  if (cause !== 'inUse') return faultOutcome(cause, words.closed(path))
  const isRunnerMeant = kind === 'run' && owner?.program === 'runner'
  const text =
    owner === null
      ? words.inUseByAnother
      : words[isRunnerMeant ? 'running' : 'inUse']({
          ...owner,
          since: formats.dateTime(owner.since),
        })
  return { ...faultOutcome(cause, text, exitCodes.later), json: { fault: cause, owner } }
}
