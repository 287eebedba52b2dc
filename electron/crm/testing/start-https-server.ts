import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { certificate, key } from './certificates.ts'

/** A server for one test that shows a certificate of its own; answers the address of it. */
export const startHttpsServer = async (
  answer: RequestListener,
  cert: string = certificate,
): Promise<string> => {
  const server = createServer({ key, cert }, answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}
