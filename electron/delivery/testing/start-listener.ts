import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface ReceivedPost {
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Answers a request whose body has come whole. */
export type AnswerPost = (response: ServerResponse, request: IncomingMessage) => void

/** A program of somebody else's that takes posts, for one test. */
export const startListener = async (answer: AnswerPost) => {
  const received: ReceivedPost[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(pieces) })
      answer(response, request)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in` }
}
