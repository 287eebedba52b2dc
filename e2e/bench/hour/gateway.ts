import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What happens to a call on its way: `lostBefore` reaches nobody, and neither does what is `refused`; of the others the CRM
 * does what it was asked for, and the answer is lost (`lostAfter`), cut in two (`half`), replaced by a word of the gateway
 * (`noAnswer`), or the gateway has given up while the CRM is still at it (`gaveUp`). What is `late` is done late.
 */
export type GatewayFault =
  | 'none'
  | 'lostBefore'
  | 'lostAfter'
  | 'half'
  | 'late'
  | 'noAnswer'
  | 'gaveUp'
  | 'refused'

/** A call as the gateway has seen it. */
export interface PassedCall {
  readonly at: number
  readonly path: string
  readonly login: string
  /** Who has asked; null where the gateway could not tell. */
  readonly asker: string | null
  readonly fault: GatewayFault
  /** What the CRM has answered; null where it was not asked, or has not answered yet. */
  status: number | null
  answeredAt: number | null
}

export interface Gateway {
  readonly baseUrl: string
  readonly calls: readonly PassedCall[]
  /** What has happened how often. */
  readonly met: Readonly<Record<string, number>>
  readonly end: () => Promise<void>
}

interface GatewayFaults {
  /** So long the CRM is at what the gateway no longer waits for. */
  readonly stillAtItMs: number
  /** What happens to this call. */
  readonly next: (call: AskedCall) => GatewayFault
  /** Says one of several. */
  readonly statusOf: (statuses: readonly number[]) => number
  /** Who is at the other end of a connection. */
  readonly askerOf: (socket: Socket) => string | null
  /** What is said of a call that is `refused`. */
  readonly refusalOf: (call: AskedCall) => Refusal
  /** Told what the CRM has answered. */
  readonly onAnswered: (call: AskedCall, status: number) => void
}

export interface AskedCall {
  readonly path: string
  readonly login: string
}

export interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
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
  { next, statusOf, stillAtItMs, askerOf, refusalOf, onAnswered }: GatewayFaults,
): Promise<Gateway> => {
  const met: Record<string, number> = {}
  const calls: PassedCall[] = []
  // Whoever is killed is looked for in vain later.
  const askers = new WeakMap<Socket, string | null>()
  const pass = async (asked: IncomingMessage, answered: ServerResponse): Promise<void> => {
    const at = Date.now()
    const body = await buffer(asked)
    const seen = { path: asked.url ?? '/', login: loginOf(body) }
    const fault = next(seen)
    met[fault] = (met[fault] ?? 0) + 1
    const asker = askers.get(asked.socket) ?? null
    const call: PassedCall = { ...seen, at, asker, fault, status: null, answeredAt: null }
    calls.push(call)
    const askCrm = async () => {
      const answer = await ask({ crm, asked, body, asker })
      call.status = answer.status
      call.answeredAt = Date.now()
      onAnswered(seen, answer.status)
      return answer
    }
    if (fault === 'lostBefore') return void asked.socket.destroy()
    if (fault === 'refused') {
      const refusal = refusalOf(seen)
      return void answered.writeHead(refusal.status, refusal.headers).end(refusal.body)
    }
    if (fault === 'gaveUp') {
      await wait(gaveUpMs)
      answered.writeHead(504).end()
      await wait(stillAtItMs)
      await askCrm()
      return
    }
    if (fault === 'late') await wait(lateMs)
    const answer = await askCrm()
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
  server.on('connection', (socket) => askers.set(socket, askerOf(socket)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A port was not given')
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    calls,
    met,
    end: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const loginInForm = /(?:^|&)login=([^&]*)/
const loginInParts = /name="?login"?\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)/

/** As it stands in a form, or in the parts before a file. */
const loginOf = (body: Buffer): string => {
  const text = body.toString('latin1', 0, 10_000)
  const [, inForm] = loginInForm.exec(text) ?? []
  if (inForm !== undefined) return decodeURIComponent(inForm.replaceAll('+', ' '))
  return loginInParts.exec(text)?.[1] ?? ''
}

interface PassedRequest {
  readonly crm: string
  readonly asked: IncomingMessage
  readonly body: Buffer
  readonly asker: string | null
}

const ask = async ({ crm, asked, body, asker }: PassedRequest): Promise<Answer> => {
  const { method = 'POST', url = '/', headers } = asked
  const { host: _own, ...passed } = headers
  const whole = { ...passed, 'content-length': body.length }
  const asking = request(`${crm}${url}`, { method, headers: whole, agent: false })
  if (asker !== null) asking.setHeader('x-forwarded-for', asker)
  // A body is sent whole here, however it came.
  asking.removeHeader('transfer-encoding')
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
}
