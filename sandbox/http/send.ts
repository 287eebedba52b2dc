import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Answer } from './answer.ts'

export const send = (
  reply: FastifyReply,
  { status, contentType, body, headers = {} }: Answer,
): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers, 'content-type': contentType })
    .send(
      typeof body === 'string' || Buffer.isBuffer(body)
        ? body
        : Readable.from(inTurns(body), { objectMode: false }),
    )

/** A long answer lets others have their turn between two of its pieces. */
async function* inTurns(pieces: Iterable<string>): AsyncIterable<string> {
  for (const piece of pieces) {
    yield piece
    await nextTurn()
  }
}
