import { type ExpectedAnswer, type Result, success } from '#core/contract/failure'
import { notThisServer } from '../calls/answer-failure.ts'
import type { Body } from '../calls/call.ts'
import { decodeAnswer } from './decode-answer.ts'

export interface ExpectedText {
  readonly endpoint: string
  /** What the answer should have been, for whoever is told that it was something else. */
  readonly expected: ExpectedAnswer
}

const maxBytes = 16 * 1024 * 1024
/** Far more than any answer has: each takes much more memory of main than the sign that begins it. */
const maxValues = 500_000
/** Long enough that a credential within what is kept of it is whole. */
const startLength = 4_096

type Decode = (bytes: Uint8Array) => string | null

/** A whole answer as text, as far as it is text and no larger than answers of its kind are. */
export const readText = async (
  body: Body,
  expecting: ExpectedText,
  decode: Decode = (bytes) => decodeAnswer(bytes, body.header('content-type')),
): Promise<Result<string>> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body.chunks) {
    parts.push(chunk)
    bytes += chunk.byteLength
    if (bytes > maxBytes) return tooLarge(expecting)
  }
  const text = decode(Buffer.concat(parts))
  if (text === null) return notThisServer({ ...expecting, expected: 'text', received: '' })
  return bytes > maxValues && valuesIn(text) > maxValues ? tooLarge(expecting) : success(text)
}

const tooLarge = (expecting: ExpectedText): Result<never> =>
  notThisServer({ ...expecting, expected: 'smaller', received: `${maxBytes} B` })

const begins = new Set(Array.from(',[{', (sign) => sign.charCodeAt(0)))

/** At least so many as JSON has: what stands within texts counts too. */
const valuesIn = (text: string): number => {
  let count = 0
  for (let at = 0; at < text.length; at += 1) if (begins.has(text.charCodeAt(at))) count += 1
  return count
}

/** Refuses an answer with the beginning of what came instead. */
export const refuseText = (text: string, expecting: ExpectedText): Result<never> =>
  notThisServer({ ...expecting, received: text.slice(0, startLength) })
