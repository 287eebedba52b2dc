import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '#core/format/format-locale'
import { readAreas } from '#core/team/team-area'
import { readServeAddress, type ServeAddress, usualAddress } from './served/serve-address.ts'
import {
  isTeamCommand,
  type TeamCommand,
  type TeamCommandName,
  teamCommand,
  teamCommandNames,
} from './team/team-command.ts'

export const commandNames = [
  'run',
  'status',
  'once',
  'pause',
  'resume',
  'check',
  'verify',
  'backup',
  'release',
  'import',
  'allow',
  'prices plan',
  'prices apply',
  'team join',
  ...teamCommandNames,
] as const
export type CommandName = (typeof commandNames)[number]

export interface PlanPricesInput {
  /** The path of a table, from the root. */
  readonly file: string
  /** The name of a sheet; null: the first. */
  readonly sheet: string | null
  /** The name or the ID of a project. */
  readonly project: string
  /** The name or the ID of a workspace; null where one alone has the project. */
  readonly workspace: string | null
}

export interface ApplyPricesInput {
  /** The path of a plan, from the root. */
  readonly plan: string
  /** What a person has typed for a large change; null: nothing. */
  readonly confirm: string | null
}

export interface ImportInput {
  /** The path of a settings file, from the root. */
  readonly file: string
  /** The folder of the latest files of reports that have none here, from the root; null: they get none. */
  readonly folder: string | null
  /** The addresses of servers that reports may leave to. */
  readonly allow: readonly string[]
  /** The folder of the backups that the file has, from the root; null: they are not taken here. */
  readonly backups: string | null
}

/** A command whose work is done in an open store, by the service or in its place. */
export type Command =
  | { readonly name: 'status' | 'check' | 'verify' | 'backup' }
  /** The name or the ID of a report. */
  | { readonly name: 'once'; readonly report: string }
  | { readonly name: 'pause' | 'resume'; readonly report: string }
  /** The label, the login or the ID of an account. */
  | { readonly name: 'release'; readonly account: string }
  | ({ readonly name: 'import' } & ImportInput)
  /** The address of a server that reports may leave to. */
  | { readonly name: 'allow'; readonly address: string }
  /** The path of the line of an invitation, from the root. */
  | { readonly name: 'team join'; readonly file: string }
  | ({ readonly name: 'prices plan' } & PlanPricesInput)
  | ({ readonly name: 'prices apply' } & ApplyPricesInput)

export interface RunnerOptions {
  /** The folder of the profile; null for that of the policy, the service or the user. */
  readonly profile: string | null
  /** The place of the secrets, or `keychain`; null for where the system gives them. */
  readonly secrets: string | null
  /** Null for that of the system. */
  readonly language: Language | null
  readonly output: 'words' | 'json'
}

/** What is wrong with a command line, and the word that it is about. */
export interface UsageFault {
  readonly kind:
    | 'noCommand'
    | 'unknownCommand'
    | 'option'
    | 'value'
    | 'missing'
    | 'noProject'
    | 'noDatabase'
    | 'areas'
    | 'surplus'
  readonly word: string
}

export type CommandLine = {
  readonly options: RunnerOptions
} /** Where the status is served; null: nowhere. */ & (
  | { readonly kind: 'run'; readonly serve: ServeAddress | null }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'team'; readonly command: TeamCommand }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'fault'; readonly fault: UsageFault }
)

const options = {
  profile: { type: 'string' },
  secrets: { type: 'string' },
  serve: { type: 'string' },
  folder: { type: 'string' },
  allow: { type: 'string', multiple: true },
  backups: { type: 'string' },
  language: { type: 'string' },
  project: { type: 'string' },
  workspace: { type: 'string' },
  sheet: { type: 'string' },
  confirm: { type: 'string' },
  database: { type: 'string' },
  team: { type: 'string' },
  authority: { type: 'string' },
  head: { type: 'string' },
  areas: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const

const withSubject: ReadonlySet<CommandName> = new Set([
  'once',
  'pause',
  'resume',
  'release',
  'import',
  'allow',
  'prices plan',
  'prices apply',
  'team join',
  'team invite',
  'team areas',
  'team rotate',
  'team remove',
  'team backup',
  'team restore',
])

/** Options that some commands alone take. */
const ownOptions: Readonly<Record<string, readonly CommandName[]>> = {
  serve: ['run'],
  folder: ['import'],
  allow: ['import'],
  backups: ['import'],
  project: ['prices plan'],
  workspace: ['prices plan'],
  sheet: ['prices plan'],
  confirm: ['prices apply'],
  database: teamCommandNames,
  team: teamCommandNames,
  authority: teamCommandNames,
  head: ['team verify'],
  areas: ['team invite', 'team areas'],
}

const isCommand = (word: string): word is CommandName => commandNames.some((name) => name === word)

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const isHash = (word: unknown): boolean => typeof word === 'string' && /^[0-9a-f]{64}$/.test(word)

const isLanguage = (word: unknown): word is Language => word === 'en' || word === 'cs'

/** Reads a command line. Node's own parser splits it; its sentences are English alone, so the faults are found here. */
export const readCommandLine = (args: readonly string[]): CommandLine => {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const { profile, secrets, language } = values
  const read: RunnerOptions = {
    profile: typeof profile === 'string' ? resolve(profile) : null,
    secrets: typeof secrets === 'string' ? secrets : null,
    language: isLanguage(language) ? language : null,
    output: values.json === true ? 'json' : 'words',
  }
  const fault = (kind: UsageFault['kind'], word: string): CommandLine => ({
    kind: 'fault',
    fault: { kind, word },
    options: read,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const known = Object.entries(options).find(([one]) => one === name)?.[1]
    if (known === undefined) return fault('option', rawName)
    if ((known.type === 'string') !== (value !== undefined && value !== '')) {
      return fault('value', rawName)
    }
  }
  if (language !== undefined && read.language === null) return fault('value', '--language')
  if (values.help === true) return { kind: 'help', options: read }
  if (values.version === true) return { kind: 'version', options: read }
  const [name, subject, ...surplus] = inTwoWords(positionals)
  if (name === undefined) return fault('noCommand', '')
  if (name === 'help') return { kind: 'help', options: read }
  if (!isCommand(name)) return fault('unknownCommand', name)
  const foreign = tokens.find((token) => isForeign(token, name))
  if (foreign?.kind === 'option') return fault('surplus', foreign.rawName)
  const hasSubject = withSubject.has(name)
  const [extra] = hasSubject ? surplus : [subject, ...surplus]
  if (extra !== undefined) return fault('surplus', extra)
  if (name === 'run') {
    const serve = values.serve === undefined ? usualAddress : readServeAddress(`${values.serve}`)
    if (serve === null) return fault('value', '--serve')
    return { kind: 'run', serve: serve === 'off' ? null : serve, options: read }
  }
  if (hasSubject && !subject) return fault('missing', name)
  const { project, workspace, sheet, confirm } = values
  if (name === 'prices plan' && project === undefined) return fault('noProject', '--project')
  if (isTeamCommand(name)) {
    const { database, team, authority, head } = values
    if (head !== undefined && !isHash(head)) return fault('value', '--head')
    const areas = readAreas(text(values.areas) ?? '')
    const hasAreas = values.areas !== undefined || name === 'team areas'
    if (hasAreas && areas === null) return fault('areas', '--areas')
    const command = teamCommand(name, subject ?? '', {
      database: text(database),
      team: text(team),
      authority: text(authority),
      head: text(head),
      areas,
    })
    if (command === null) return fault('noDatabase', '--database')
    return { kind: 'team', command, options: read }
  }
  const own = { project: text(project) ?? '', workspace: text(workspace), sheet: text(sheet) }
  const folder = text(values.folder)
  const allow = (values.allow ?? []).filter((word) => typeof word === 'string')
  const ofImport = { folder, allow, backups: text(values.backups) }
  const command = commandOf(name, subject ?? '', { ...own, ...ofImport, confirm: text(confirm) })
  return { kind: 'command', command, options: read }
}

interface LineToken {
  readonly kind: string
  readonly name?: string
}

/** Whether it is an option of another command. */
const isForeign = ({ kind, name }: LineToken, command: CommandName): boolean =>
  kind === 'option' && name !== undefined && ownOptions[name]?.includes(command) === false

const familiesOfTwoWords: ReadonlySet<unknown> = new Set(['prices', 'team'])

/** Commands of prices and of the team have two words. */
const inTwoWords = ([first, second, ...others]: readonly string[]): readonly (
  | string
  | undefined
)[] =>
  familiesOfTwoWords.has(first) && second !== undefined
    ? [`${first} ${second}`, ...others]
    : [first, second, ...others]

type OwnOptions = Omit<PlanPricesInput, 'file'> &
  Omit<ApplyPricesInput, 'plan'> &
  Omit<ImportInput, 'file'>

const commandOf = (
  name: Exclude<CommandName, 'run' | TeamCommandName>,
  subject: string,
  { confirm, folder, allow, backups, ...place }: OwnOptions,
): Command => {
  switch (name) {
    case 'prices plan':
      return { name, file: resolve(subject), ...place }
    case 'prices apply':
      return { name, plan: resolve(subject), confirm }
    case 'once':
    case 'pause':
    case 'resume':
      return { name, report: subject }
    case 'release':
      return { name, account: subject }
    case 'import':
      return {
        name,
        file: resolve(subject),
        folder: folder === null ? null : resolve(folder),
        allow,
        backups: backups === null ? null : resolve(backups),
      }
    case 'team join':
      return { name, file: resolve(subject) }
    case 'allow':
      return { name, address: subject }
    default:
      return { name }
  }
}
