import { prettyJson } from '#core/console/pretty-json'
import { prettyXml } from '#core/console/pretty-xml'
import { maxShownAnswer } from '#core/contract/console'
import { failed, type Result, success } from '#core/contract/failure'
import type { Body } from '../../crm/calls/call.ts'

export interface ReceivedAnswer {
  readonly status: number
  readonly contentType: string
  readonly bytes: Uint8Array
  /** Null where the answer is a file. */
  readonly text: string | null
}

const largestBytes = 64 * 1024 * 1024

/** Receives any answer, as far as memory has room for it. */
export const receiveAnswer = async (
  body: Body,
  endpoint: string,
): Promise<Result<ReceivedAnswer>> => {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body.chunks) {
    pieces.push(piece.slice())
    length += piece.byteLength
    if (length <= largestBytes) continue
    return failed({
      kind: 'notThisServer',
      endpoint,
      expected: 'smaller',
      part: null,
      received: `${largestBytes} B`,
      again: 'never',
    })
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  const contentType = body.header('content-type') ?? ''
  return success({ status: body.status, contentType, ...kept(bytes, body) })
}

/** An answer that quotes the password is neither shown nor saved with it. */
const kept = (
  bytes: Uint8Array,
  { textOf, redact }: Pick<Body, 'textOf' | 'redact'>,
): Pick<ReceivedAnswer, 'bytes' | 'text'> => {
  // A large file is not read as a text in all its length.
  const beginning = textOf(bytes.subarray(0, mostBytesOfSign * signsLookedAt))
  if (isFile(bytes, beginning)) return { bytes, text: null }
  const told = textOf(bytes)
  const text = redact(told)
  return { bytes: text === told ? bytes : new TextEncoder().encode(text), text }
}

export interface ShownAnswer {
  readonly kind: 'json' | 'xml' | 'text' | 'file'
  readonly text: string
  readonly isCut: boolean
}

// Indented text is longer than the answer: less is read than may be shown.
const longestRead = 500_000
const signsLookedAt = 4_000
const mostBytesOfSign = 4

/** The answer as it is shown, indented where its format is known. */
export const showAnswer = ({
  text: whole,
  contentType,
}: Pick<ReceivedAnswer, 'text' | 'contentType'>): ShownAnswer => {
  if (whole === null) return { kind: 'file', text: '', isCut: false }
  const read = whole.slice(0, longestRead)
  const { kind, text } = inLines(read, contentType)
  const isCut = read.length < whole.length || text.length > maxShownAnswer
  return { kind, text: text.slice(0, maxShownAnswer), isCut }
}

const inLines = (read: string, contentType: string): Omit<ShownAnswer, 'isCut'> => {
  const start = read.trimStart()
  if (/^[[{]/.test(start)) return { kind: 'json', text: prettyJson(read) }
  const isMarkup = start.startsWith('<') && !/html/i.test(contentType)
  return isMarkup ? { kind: 'xml', text: prettyXml(read) } : { kind: 'text', text: read }
}

/** Workbooks, pictures and documents have signs that no text has. */
const isFile = (bytes: Uint8Array, text: string): boolean =>
  text.slice(0, signsLookedAt).includes('\0') ||
  startsWith(bytes, '%PDF') ||
  startsWith(bytes, 'PK\u0003\u0004')

const startsWith = (bytes: Uint8Array, signs: string): boolean =>
  [...signs].every((sign, at) => bytes[at] === sign.charCodeAt(0))
