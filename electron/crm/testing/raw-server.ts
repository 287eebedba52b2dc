import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface RawServer {
  readonly baseUrl: string
  /** The requests that arrived whole, as they were written. */
  readonly requests: readonly string[]
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/** A server that answers byte by byte as a test wishes, and counts what really arrives. */
export const startRawServer = async (
  answer: (socket: Socket, request: string, index: number) => void,
): Promise<RawServer> => {
  const requests: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let received = ''
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      for (let end = endOf(received); end !== null; end = endOf(received)) {
        const request = received.slice(0, end)
        received = received.slice(end)
        requests.push(request)
        answer(socket, request, requests.length - 1)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    connections: () => connections,
    close: async () => {
      if (!server.listening) return
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const endOf = (received: string): number | null => {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return null
  const length = Number(/content-length: *(\d+)/i.exec(received.slice(0, head))?.[1] ?? 0)
  const end = head + 4 + length
  return received.length >= end ? end : null
}

/** The head of an answer; its body is as long as the test says, or ends with the connection. */
export const head = (status: number, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `HTTP/1.1 ${status} Told`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

export const whole = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): string => head(status, { 'content-length': String(Buffer.byteLength(body)), ...headers }) + body
