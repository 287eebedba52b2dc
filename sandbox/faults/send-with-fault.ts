import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, bytesOf } from '../http/answer.ts'
import { send } from '../http/send.ts'
import { resetConnection, sendHalf } from './break-connection.ts'
import type { Fault } from './fault.ts'
import { wait } from './wait.ts'

interface FaultyAnswer {
  readonly answer: Answer
  readonly fault: Fault | null
  readonly patience: AbortSignal
}

/** Sends what the endpoint has answered in the way that the fault lets through. */
export const sendWithFault = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, fault, patience }: FaultyAnswer,
): Promise<FastifyReply> => {
  switch (fault?.kind) {
    case 'latency':
      if (fault.when === 'after') await wait(fault.ms, patience)
      return send(reply, answer)
    case 'resetAfter':
      resetConnection(request, reply)
      return reply
    case 'truncated':
      sendHalf(reply, { ...answer, body: bytesOf(answer) })
      return reply
    case 'slowDrip':
      return reply
        .code(answer.status)
        .headers({ ...answer.headers, 'content-type': answer.contentType })
        .send(drip(bytesOf(answer), { ...fault, patience }))
    default:
      return send(reply, answer)
  }
}

async function* pieces(
  body: Buffer,
  { pieces: count, pauseMs, patience }: Drip,
): AsyncIterable<Buffer> {
  const size = Math.max(1, Math.ceil(body.length / count))
  for (let at = 0; at < body.length; at += size) {
    if (at > 0) await wait(pauseMs, patience)
    yield body.subarray(at, at + size)
  }
}

interface Drip {
  readonly patience: AbortSignal
  readonly pieces: number
  readonly pauseMs: number
}

const drip = (body: Buffer, how: Drip): Readable => Readable.from(pieces(body, how))
