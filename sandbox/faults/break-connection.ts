import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '../http/answer.ts'

/** Resets the connection: the client reads ECONNRESET. */
export const resetConnection = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.hijack()
  request.raw.socket.resetAndDestroy()
}

/** Resets the connection as soon as half of the announced body has arrived. */
export const resetHalfway = (request: FastifyRequest): void => {
  const { socket } = request.raw
  const half = Number(request.headers['content-length'] ?? 0) / 2
  const before = socket.bytesRead
  socket.on('data', () => {
    if (socket.bytesRead - before >= half) socket.resetAndDestroy()
  })
}

/** Announces the whole answer, sends half of it and hangs up. */
export const sendHalf = (
  reply: FastifyReply,
  { status, contentType, headers, body }: Omit<Answer, 'body'> & { readonly body: Buffer },
): void => {
  reply.hijack()
  const { raw } = reply
  const length = Math.max(2, body.length)
  raw.writeHead(status, { ...headers, 'content-type': contentType, 'content-length': length })
  raw.write(body.subarray(0, Math.floor(body.length / 2)), () => raw.destroy())
}
