import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from '../harness/test.ts'

const answer = 'HTTP/1.1 403 Forbidden\r\nConnection: keep-alive\r\nContent-Length: 5\r\n\r\nterms'

/** The end of the first request in what was received, and its path. */
const firstRequest = (received: string): { path: string; end: number } | null => {
  const head = received.indexOf('\r\n\r\n')
  const length = Number(/content-length: *(\d+)/i.exec(received.slice(0, head))?.[1] ?? 0)
  const end = head + 4 + length
  if (head < 0 || received.length < end) return null
  return { path: received.split(' ')[1] ?? '', end }
}

/**
 * Takes every POST whole. The first of a path is answered and its connection kept open; at every later one the
 * connection is closed without an answer, as by a server that is restarted.
 */
const startServerThatGoes = async () => {
  const counts = new Map<string, number>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = ''
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      const request = firstRequest(received)
      if (request === null) return
      received = received.slice(request.end)
      const count = (counts.get(request.path) ?? 0) + 1
      counts.set(request.path, count)
      if (count === 1) socket.write(answer)
      else socket.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: (path: string) => counts.get(path) ?? 0,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a POST whose connection breaks is sent once; the network of the window would send it again', async ({
  open,
}) => {
  const server = await startServerThatGoes()
  try {
    const { unitdesk, electron } = await open()
    await unitdesk.chooseToConnect()
    const login = { login: 'eva', password: 'secret' }
    await unitdesk.connectForm.fill({ name: 'Vltavan', address: server.baseUrl, ...login })
    await unitdesk.connectForm.test()
    await unitdesk.expectText('The account must accept the terms first')
    await unitdesk.connectForm.test()
    await unitdesk.expectText(/The connection to .* was lost/)
    expect(server.count('/ws/v10/get-projects-info')).toBe(2)

    // Why the client does not use it: for the same two calls the server counts three.
    const broke = await electron.evaluate(async ({ session }, url) => {
      const network = session.fromPartition('measured')
      const call = () => network.fetch(url, { method: 'POST', body: 'a=b' })
      await (await call()).text()
      return call().then(
        () => false,
        () => true,
      )
    }, `${server.baseUrl}/chromium`)
    expect({ broke, count: server.count('/chromium') }).toEqual({ broke: true, count: 3 })
  } finally {
    server.close()
  }
})
