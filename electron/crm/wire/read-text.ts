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
/** Long enough that a credential within what is kept of it is whole. */
const startLength = 4_096

/** A whole answer as text, as far as it is text and no larger than answers of its kind are. */
export const readText = async (body: Body, expecting: ExpectedText): Promise<Result<string>> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body.chunks) {
    parts.push(chunk)
    bytes += chunk.byteLength
    if (bytes > maxBytes) {
      return notThisServer({ ...expecting, expected: 'smaller', received: `${maxBytes} B` })
    }
  }
  const text = decodeAnswer(Buffer.concat(parts), body.header('content-type'))
  return text === null
    ? notThisServer({ ...expecting, expected: 'text', received: '' })
    : success(text)
}

/** Refuses an answer with the beginning of what came instead. */
export const refuseText = (text: string, expecting: ExpectedText): Result<never> =>
  notThisServer({ ...expecting, received: text.slice(0, startLength) })
