import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** A proxy that opens tunnels, or answers every wish for one with a status of its own. */
export const startConnectProxy = async (refusal: number | null = null) => {
  const tunnels: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer()
  server.on('connect', (request, client: Socket) => {
    sockets.add(client)
    if (refusal !== null) {
      client.end(`HTTP/1.1 ${refusal} Refused\r\ncontent-length: 0\r\n\r\n`)
      return
    }
    const [host = '', port = ''] = (request.url ?? '').split(':')
    tunnels.push(request.url ?? '')
    const upstream = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      client.pipe(upstream).pipe(client)
    })
    sockets.add(upstream)
    upstream.on('error', () => client.destroy())
    client.on('error', () => upstream.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    answer: `PROXY 127.0.0.1:${(server.address() as AddressInfo).port}`,
    tunnels,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
