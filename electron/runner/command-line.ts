import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '#core/format/format-locale'

export const commandNames = [
  'run',
  'status',
  'once',
  'check',
  'backup',
  'release',
  'import',
  'allow',
] as const
export type CommandName = (typeof commandNames)[number]

/** A command whose work is done in an open store, by the service or in its place. */
export type Command =
  | { readonly name: 'status' | 'check' | 'backup' }
  /** The name or the ID of a report. */
  | { readonly name: 'once'; readonly report: string }
  /** The label, the login or the ID of an account. */
  | { readonly name: 'release'; readonly account: string }
  /** The path of a settings file, from the root. */
  | { readonly name: 'import'; readonly file: string }
  /** The address of a server that reports may leave to. */
  | { readonly name: 'allow'; readonly address: string }

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
  readonly kind: 'noCommand' | 'unknownCommand' | 'option' | 'value' | 'missing' | 'surplus'
  readonly word: string
}

export type CommandLine = { readonly options: RunnerOptions } & (
  | { readonly kind: 'run' }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'fault'; readonly fault: UsageFault }
)

const options = {
  profile: { type: 'string' },
  secrets: { type: 'string' },
  language: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const

const withSubject: ReadonlySet<CommandName> = new Set(['once', 'release', 'import', 'allow'])

const isCommand = (word: string): word is CommandName => commandNames.some((name) => name === word)

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
  const [name, subject, ...surplus] = positionals
  if (name === undefined) return fault('noCommand', '')
  if (name === 'help') return { kind: 'help', options: read }
  if (!isCommand(name)) return fault('unknownCommand', name)
  const hasSubject = withSubject.has(name)
  const [extra] = hasSubject ? surplus : [subject, ...surplus]
  if (extra !== undefined) return fault('surplus', extra)
  if (name === 'run') return { kind: 'run', options: read }
  if (hasSubject && !subject) return fault('missing', name)
  return { kind: 'command', command: commandOf(name, subject ?? ''), options: read }
}

const commandOf = (name: Exclude<CommandName, 'run'>, subject: string): Command => {
  switch (name) {
    case 'once':
      return { name, report: subject }
    case 'release':
      return { name, account: subject }
    case 'import':
      return { name, file: resolve(subject) }
    case 'allow':
      return { name, address: subject }
    default:
      return { name }
  }
}
