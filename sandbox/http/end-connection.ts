import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Answer, answers } from './answer.ts'

/** The last words to whoever sends what is no request, or a request that never ends. */
export const endConnection = ({ code }: { readonly code?: string }, socket: Socket): void => {
  if (!socket.writable) return
  const answer = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? answers.tooSlow : answers.notHttp
  socket.end(written(answer), () => socket.destroy())
}

const written = ({ status, contentType, body }: Answer): string => {
  const text = String(body)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${contentType}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
    '',
    text,
  ].join('\r\n')
}
