import type { AddressTrouble } from './address-trouble.ts'

interface Reply {
  readonly url: string
  readonly status: number
  readonly location: string | null
}

/** What is wrong with an answer by its status; null where it may have a file. */
export const troubleOfReply = ({ url, status, location }: Reply): AddressTrouble | null => {
  if (status === 200) return null
  if (status === 204) return { kind: 'empty' }
  if (status === 401 || status === 403) return { kind: 'notAllowed', status }
  if (status === 404 || status === 410) return { kind: 'notFound' }
  if (status >= 300 && status < 400 && location !== null) {
    return { kind: 'redirected', host: hostOf(location) ?? hostOf(url) ?? '' }
  }
  return status >= 500 ? { kind: 'serverError', status } : { kind: 'unexpected', status }
}

/** The host with its port and without a user; null for a relative address. */
const hostOf = (address: string): string | null =>
  /^(?:[a-z][a-z0-9+.-]*:)?\/\/(?:[^@/?#]*@)?([^/?#]*)/i.exec(address)?.[1]?.slice(0, 253) ?? null

interface Content {
  readonly bytes: Uint8Array
  readonly contentType: string | null
}

/** What is wrong with the content of an answer; null where it can be read as a file. */
export const troubleOfContent = ({ bytes, contentType }: Content): AddressTrouble | null => {
  const start = startOf(bytes)
  if (start === '' && bytes.length < startBytes) return { kind: 'empty' }
  // A script that does not set the type of its output sends it as HTML, so the content decides too.
  const isCalledPage = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '')
  const isPage = isCalledPage
    ? start.startsWith('<')
    : /^<(?:!doctype html|html|head|body)\b/i.test(start)
  return isPage ? { kind: 'page' } : null
}

const startBytes = 512

/** The ASCII characters at the beginning; skipping zero bytes makes UTF-16 readable too. */
const startOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, startBytes))
    .filter((byte) => byte !== 0 && byte < 0x80)
    .map((byte) => String.fromCharCode(byte))
    .join('')
    .trim()

const known = /\.(?:csv|tsv|txt|log|xlsx|xls|json|jsonl|ndjson)$/i

/** A file name for the answer: the reader of tables looks at its extension. */
export const siteFileName = ({ url, ...content }: Content & { readonly url: string }): string => {
  const path = url.replace(/^[^/]*\/\/[^/?#]*/, '').replace(/[?#].*$/, '')
  const last = decodeURIComponent(path.split('/').at(-1) ?? '').replaceAll(/[\p{Cc}/\\]/gu, '')
  const [ending = ''] = known.exec(last) ?? []
  const stem = last.slice(0, last.length - ending.length)
  const name = isPlain(stem) ? stem : 'leads'
  return `${name}${ending === '' ? `.${endingOf(content)}` : ending}`
}

// A random text in a path may be a secret: only words that a person might have chosen are shown and stored.
const plainWord = /^(?:\p{L}{1,20}\d{0,4}|\d{1,8})$/u
const longestName = 60

const isPlain = (stem: string): boolean =>
  stem !== '' &&
  stem.length <= longestName &&
  stem
    .split(/[\s._()-]+/u)
    .filter((word) => word !== '')
    .every((word) => plainWord.test(word))

const endingOf = ({ bytes, contentType }: Content): string => {
  const type = contentType ?? ''
  const start = startOf(bytes)
  if (start.startsWith('PK')) return 'xlsx'
  if (/\bjson\b|ndjson|json-?lines/i.test(type) || /^[{[]/.test(start)) return 'json'
  return 'csv'
}
