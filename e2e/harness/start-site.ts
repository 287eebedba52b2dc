import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A web site that gives a file to whoever has the right header. */
export const startSite = async (content: string) => {
  const header = 'Bearer of-the-site'
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    response.statusCode = request.headers.authorization === header ? 200 : 401
    response.end(response.statusCode === 200 ? content : 'no')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    header,
    asked: () => asked,
    end: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
