import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { onTestFinished } from 'vitest'
import { certificate, key } from './certificates.ts'

interface EarlyAnswer {
  readonly isTls?: boolean
  /** How much of a request it takes before it answers. */
  readonly afterBytes: number
  readonly answer: (socket: Socket) => void
}

export interface EarlyServer {
  readonly baseUrl: string
  readonly requests: () => number
}

/** A server for one test that does not wait for the end of a request; how the connection ends is the answer's. */
export const startEarlyServer = async (early: EarlyAnswer): Promise<EarlyServer> => {
  let requests = 0
  const sockets = new Set<Socket>()
  const take = (socket: Socket) => {
    let received = 0
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes: Buffer) => {
      const before = received
      received += bytes.byteLength
      if (before >= early.afterBytes || received < early.afterBytes) return
      requests += 1
      early.answer(socket)
    })
  }
  const server =
    early.isTls === true ? createTlsServer({ key, cert: certificate }, take) : createServer(take)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const scheme = early.isTls === true ? 'https' : 'http'
  return { baseUrl: `${scheme}://127.0.0.1:${port}`, requests: () => requests }
}
