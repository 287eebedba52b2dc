import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What happens to a call on its way: `lostBefore` reaches nobody; of the others the CRM does what it was asked for, and
 * the answer is lost (`lostAfter`), cut in two (`half`), replaced by a word of the gateway (`noAnswer`), or the gateway has
 * given up while the CRM is still at it (`gaveUp`). What is `late` is done late.
 */
export type GatewayFault =
  | 'none'
  | 'lostBefore'
  | 'lostAfter'
  | 'half'
  | 'late'
  | 'noAnswer'
  | 'gaveUp'

export interface Gateway {
  readonly baseUrl: string
  /** What has happened how often. */
  readonly met: Readonly<Record<string, number>>
  readonly end: () => Promise<void>
}

interface GatewayFaults {
  /** So long the CRM is at what the gateway no longer waits for. */
  readonly stillAtItMs: number
  /** What happens to the next call. */
  readonly next: () => GatewayFault
  /** Says one of several. */
  readonly statusOf: (statuses: readonly number[]) => number
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const lateMs = 3_000
const gaveUpMs = 500
const saidByGateways = [408, 502, 503, 504]

/** Stands before a CRM as gateways do, and is as reliable as it is told to be. */
export const openGateway = async (
  crm: string,
  { next, statusOf, stillAtItMs }: GatewayFaults,
): Promise<Gateway> => {
  const met: Record<string, number> = {}
  const pass = async (asked: IncomingMessage, answered: ServerResponse): Promise<void> => {
    const fault = next()
    met[fault] = (met[fault] ?? 0) + 1
    const body = await buffer(asked)
    if (fault === 'lostBefore') return void asked.socket.destroy()
    if (fault === 'gaveUp') {
      await wait(gaveUpMs)
      answered.writeHead(504).end()
      await wait(stillAtItMs)
      await ask(crm, asked, body)
      return
    }
    if (fault === 'late') await wait(lateMs)
    const answer = await ask(crm, asked, body)
    if (fault === 'lostAfter') return void asked.socket.destroy()
    if (fault === 'noAnswer') return void answered.writeHead(statusOf(saidByGateways)).end()
    answered.writeHead(answer.status, answer.headers)
    if (fault !== 'half') return void answered.end(answer.body)
    answered.write(answer.body.subarray(0, answer.body.length >> 1), () => asked.socket.destroy())
  }
  const server = createServer((asked, answered) => {
    // Whoever has asked may be gone, or the CRM may be ended.
    pass(asked, answered).catch(() => asked.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A port was not given')
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    met,
    end: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const ask = async (
  crm: string,
  { method = 'POST', url = '/', headers: { host: _own, ...headers } }: IncomingMessage,
  body: Buffer,
): Promise<Answer> => {
  const whole = { ...headers, 'content-length': body.length }
  const asking = request(`${crm}${url}`, { method, headers: whole, agent: false })
  // A body is sent whole here, however it came.
  asking.removeHeader('transfer-encoding')
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
}
