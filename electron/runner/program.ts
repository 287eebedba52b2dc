import { homedir } from 'node:os'
import { join } from 'node:path'
import { chooseLanguage } from '#core/format/format-locale'
import { freePolicy, type Policy, readPolicy } from '#core/policy/policy'
import { readPolicyText } from '../system/policy-source.ts'
import { type CommandLine, readCommandLine } from './command-line.ts'
import type { RunnerHost } from './open-runner.ts'
import { type ExitCode, exitCodes, faultOutcome, type Outcome } from './outcome.ts'
import { askService } from './service-door.ts'
import { openSpeech, type RunnerSpeech } from './speech.ts'
import { systemLocale } from './system-locale.ts'

interface ProgramInput extends RunnerHost {
  readonly args: readonly string[]
}

/** The whole program: reads its command line, does what it says, and answers how it ended. */
export const runProgram = async ({ args, ...host }: ProgramInput): Promise<ExitCode> => {
  const line = readCommandLine(args)
  const { language, output } = line.options
  const speech = await openSpeech(chooseLanguage(language ?? 'system', systemLocale()))
  const outcome = await outcomeOf(line, host, speech)
  if (outcome === null) return exitCodes.done
  const { exitCode, json, lines } = outcome
  const said = lines.map((one) => `${one}\n`).join('')
  // What a script reads stands on standard output, and what a person is told of a fault beside it.
  if (output === 'json' || isForScripts(line)) {
    host.print('stdout', `${JSON.stringify({ exitCode, ...json })}\n`)
    if (output === 'words') host.print('stderr', said)
  } else host.print('fault' in json ? 'stderr' : 'stdout', said)
  return exitCode
}

/** Cron and CI run a report, and read what came of it. */
const isForScripts = (line: CommandLine): boolean =>
  line.kind === 'command' && line.command.name === 'once'

/** Null where the service has ended as it should: its log says the rest. */
const outcomeOf = async (
  line: CommandLine,
  host: RunnerHost,
  speech: RunnerSpeech,
): Promise<Outcome | null> => {
  const { words } = speech
  switch (line.kind) {
    case 'help':
      return { exitCode: exitCodes.done, json: { help: words.help }, lines: [words.help] }
    case 'version': {
      const { version } = host
      return { exitCode: exitCodes.done, json: { version }, lines: [version] }
    }
    case 'fault': {
      const { kind, word } = line.fault
      const text = `${words.fault[kind](word)}\n${words.seeHelp}`
      return faultOutcome('usage', text, exitCodes.usage)
    }
    case 'team': {
      const { lookAfterTeam } = await import('./team/look-after-team.ts')
      return lookAfterTeam(line.command, line.options, speech)
    }
    case 'command':
    case 'run': {
      const told = readPolicyText(null)
      const policy = told === null ? null : readPolicy(told)
      const profile = profileFolder({
        chosen: line.options.profile,
        policy: policy?.policy ?? freePolicy,
        platform: process.platform,
        environment: process.env,
      })
      const answered =
        line.kind === 'command'
          ? await askService(profile, { language: speech.language, command: line.command })
          : null
      if (answered === 'unanswered') return faultOutcome('unanswered', words.unanswered)
      if (answered !== null) return answered
      // Whoever only asks the service does without all of the application.
      const { workHere } = await import('./work-here.ts')
      return workHere({ ...host, profile, policy }, line, speech)
    }
  }
}

interface Place {
  readonly chosen: string | null
  readonly policy: Pick<Policy, 'profileFolder'>
  readonly platform: NodeJS.Platform
  readonly environment: NodeJS.ProcessEnv
}

/** The name under which Electron keeps the profile of the window. */
const folderName = 'Unitdesk'

/** The folder of the profile: the one that was chosen, the policy's, that of a service, or that of the user's window. */
const profileFolder = ({ chosen, policy, platform, environment }: Place): string => {
  if (chosen !== null) return chosen
  const { profileFolder: ofPolicy } = policy
  if (ofPolicy !== null) {
    return ofPolicy.startsWith('~') ? join(homedir(), ofPolicy.slice(1)) : ofPolicy
  }
  // systemd names the folder that it has made for the service.
  const [ofService] = (environment['STATE_DIRECTORY'] ?? '').split(':')
  if (ofService) return ofService
  return join(applicationData(platform, environment), folderName)
}

const applicationData = (platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string => {
  if (platform === 'win32') return environment['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support')
  return environment['XDG_CONFIG_HOME'] || join(homedir(), '.config')
}
