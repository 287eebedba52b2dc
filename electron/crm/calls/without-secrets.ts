import type { Secret } from '#core/accounts/secret'

export interface Credential {
  readonly login: string
  readonly password: Secret
}

/**
 * A server may quote what it was sent. The credential is taken out of its words however it is written there:
 * plainly, as entities, with `\u` or percent signs, with other white space, inside base64. This comes before
 * the words are cut or tidied: half a password, or one without its signs, would no longer be recognised.
 */
export const withoutSecrets = (text: string, { login, password }: Credential): string =>
  [
    { value: password.reveal(), mark: '[password]' },
    { value: login, mark: '[login]' },
  ]
    .filter(({ value }) => value.trim() !== '')
    .reduce((rest, { value, mark }) => rest.replace(writingsOf(value), mark), text)

const writingsOf = (value: string): RegExp =>
  new RegExp([...base64Of(value), inCharacters(value)].join('|'), 'giu')

const runs = /\s+|\\+|[^\s\\]/gu

const inCharacters = (value: string): string =>
  [...value.matchAll(runs)].map(([run]) => writingOfRun(run)).join('')

// A server may have replaced any white space by other white space.
const whiteSpace = [
  String.raw`\s|\+|&nbsp;`,
  '%(?:25)*(?:20|0[9ad]|c2%(?:25)*a0)',
  '&#0*(?:9|10|13|32|160);|&#x0*(?:9|a|d|20|a0);',
  String.raw`\\+(?:[nrt]|u00(?:09|0a|0d|20|a0)|x(?:09|0a|0d|20|a0))`,
]
// A backslash is doubled as often as the text was quoted in another one.
const backslash = String.raw`\\+(?:u00|x)5c|\\|&#0*92;|&#x0*5c;|%(?:25)*5c`

const writingOfRun = (run: string): string => {
  if (/^\s/.test(run)) {
    const own = [...new Set(run)].flatMap(writingsOfCharacter)
    return `(?:${[...whiteSpace, ...own].join('|')})+`
  }
  if (run.startsWith('\\')) return `(?:${backslash}){${run.length},}`
  return `(?:${writingsOfCharacter(run).join('|')})`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const writingsOfCharacter = (character: string): string[] => {
  const code = character.codePointAt(0) ?? 0
  const hex = code.toString(16)
  const units = [...Array(character.length).keys()].map((at) =>
    character.charCodeAt(at).toString(16).padStart(4, '0'),
  )
  const bytes = [...Buffer.from(character)].map((byte) => byte.toString(16).padStart(2, '0'))
  const plain = character.replace(/[$()*+./?[\\\]^{|}]/u, String.raw`\$&`)
  const entity = entities[character]
  return [
    // With backslashes in front, as JSON writes quotes and slashes.
    `\\\\*${plain}`,
    `&#0*${code};`,
    `&#x0*${hex};`,
    units.map((unit) => `\\\\+u${unit}`).join(''),
    `\\\\+u\\{0*${hex}\\}`,
    `\\\\+x${hex.padStart(2, '0')}`,
    bytes.map((byte) => `%(?:25)*${byte}`).join(''),
    ...(entity === undefined ? [] : [entity]),
  ]
}

const shortestBase64 = 6

/** The characters of a base64 text that follow from the value alone, wherever in the text it begins. */
const base64Of = (value: string): string[] => {
  const bytes = Buffer.from(value)
  return [0, 1, 2]
    .map((before) => {
      const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
      const known = Math.floor(((before + bytes.length) * 8) / 6)
      return text.slice(Math.ceil((before * 8) / 6), known)
    })
    .filter((text) => text.length >= shortestBase64)
    .map((text) => text.replace(/\+/g, String.raw`(?:[+\-]|%2b)`).replace(/\//g, '(?:[/_]|%2f)'))
}
