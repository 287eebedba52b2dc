import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askerOf } from './asker-of.ts'

const connected = async (): Promise<Socket> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [accepted] = (await once(server, 'connection')) as [Socket]
  onTestFinished(() => {
    caller.destroy()
    accepted.destroy()
    server.close()
  })
  return accepted
}

// Other systems do not tell whose the far end of a connection is.
test.skipIf(process.platform !== 'linux')(
  'whoever has opened a connection is known by their process',
  async () => {
    const accepted = await connected()
    expect(askerOf(() => new Map([[process.pid, 'Jana']]))(accepted)).toBe('Jana')
    expect(askerOf(() => new Map([[process.ppid, 'Petr']]))(accepted)).toBeNull()
    expect(askerOf(() => new Map())(accepted)).toBeNull()
  },
)
