import type { FastifyReply, FastifyRequest } from 'fastify'

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
  { status, contentType, body }: { status: number; contentType: string; body: Buffer },
): void => {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(status, { 'content-type': contentType, 'content-length': Math.max(2, body.length) })
  raw.write(body.subarray(0, Math.floor(body.length / 2)), () => raw.destroy())
}
