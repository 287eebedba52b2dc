import { type BaseUrlFault, parseBaseUrl } from '#core/accounts/base-url'

export type SiteAddressFault = Exclude<BaseUrlFault, 'hasQuery'> | 'hasSecret'

type SiteAddressResult =
  | { readonly ok: true; readonly url: string; readonly origin: string }
  | { readonly ok: false; readonly fault: SiteAddressFault }

// origin, path, query; what follows the hash never leaves a computer
const parts = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)(\/[^?#]*)?(\?[^#]*)?(?:#.*)?$/i

const fault = (kind: SiteAddressFault): SiteAddressResult => ({ ok: false, fault: kind })

/** Parses the address of a web site's file: https, or http on this computer only, and without a secret in it. */
export const parseSiteAddress = (text: string): SiteAddressResult => {
  const trimmed = text.trim()
  if (trimmed === '') return fault('empty')
  const found = parts.exec(trimmed.includes('://') ? trimmed : `https://${trimmed}`)
  if (found === null || /\s/.test(trimmed)) return fault('notAnAddress')
  const [, server = '', path = '/', query = ''] = found
  const parsed = parseBaseUrl(server)
  if (!parsed.ok) return fault(parsed.fault === 'hasQuery' ? 'notAnAddress' : parsed.fault)
  const entries = entriesOf(query)
  if (entries === null || decoded(path) === null) return fault('notAnAddress')
  if (entries.some(looksSecret)) return fault('hasSecret')
  const origin = parsed.baseUrl
  return { ok: true, url: `${origin}${path}${query === '?' ? '' : query}`, origin }
}

interface Entry {
  readonly name: string
  readonly value: string
}

/** Null where a part cannot be decoded. */
const entriesOf = (query: string): Entry[] | null => {
  const entries: Entry[] = []
  for (const pair of query.slice(1).split(/[&;]/)) {
    const [left = '', ...right] = pair.split('=')
    const name = decoded(left)
    const value = decoded(right.join('='))
    if (name === null || value === null) return null
    entries.push({ name, value })
  }
  return entries
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const secretWithin =
  /token|secret|passw|heslo|api[-_.]?key|signature|credential|authoriz|bearer|jwt/i
const secretAlone = /^(?:key|pass|pwd|pin|auth|sig|sid|session|login|klic|access[-_]?key)$/i
// Random texts as programs make them: 32 hexadecimal digits, or long runs of letters in both cases with digits.
const isRandom = (value: string): boolean =>
  /[0-9a-f]{32}/i.test(value) ||
  (/[\w-]{24}/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value))

/** Whether a value under this name may let in whoever has it. */
export const looksSecret = ({ name, value }: Entry): boolean =>
  (value !== '' && (secretWithin.test(name) || secretAlone.test(name))) ||
  isRandom(value) ||
  (value === '' && isRandom(name))
