import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Secret } from '#core/accounts/secret'
import { isLoopback, type ServeAddress } from './serve-address.ts'

/** An answer with its kind. */
export interface ServedText {
  readonly status: 200 | 503
  readonly type: string
  readonly text: string
}

/** What is served at a path, in a language that the browser asks for. */
export type ServedPaths = Readonly<
  Record<string, (language: string) => ServedText | Promise<ServedText>>
>

interface ServeInput {
  readonly address: ServeAddress
  /** Whoever does not know it is told `/healthz` alone. Null on a loopback without one. */
  readonly token: () => Secret | null
  readonly paths: ServedPaths
  readonly onDefect: (error: unknown) => void
}

interface StatusServer {
  readonly port: number
  readonly close: () => void
}

const secondMs = 1_000

/** Nothing but text leaves, to nobody but the one who asks; the page has one style of its own and no program. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** Serves what can be read of the runner and nothing that changes it. Null where the address is taken or none of ours. */
export const serveStatus = async ({
  address,
  token,
  paths,
  onDefect,
}: ServeInput): Promise<StatusServer | null> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const refusal = refusalOf({ request, pathname, secret: token(), address })
    if (refusal !== null) return end(response, refusal)
    const serve = paths[pathname]
    if (serve === undefined) return end(response, { status: 404, text: 'not found\n' })
    end(response, await serve(request.headers['accept-language'] ?? ''))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      onDefect(error)
      end(response, { status: 500, text: 'a defect, which the log has\n' })
    })
  })
  server.maxConnections = 64
  server.headersTimeout = 10 * secondMs
  server.requestTimeout = 10 * secondMs
  server.keepAliveTimeout = 5 * secondMs
  if (!(await listens(server, address))) return null
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface Ending {
  readonly status: number
  readonly text: string
  readonly type?: string
  readonly more?: Readonly<Record<string, string>>
}

const plain = 'text/plain; charset=utf-8'

const end = (response: ServerResponse, { status, text, type = plain, more = {} }: Ending): void => {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, {
    ...headers,
    ...more,
    'content-type': type,
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

interface AskedFor {
  readonly request: IncomingMessage
  readonly pathname: string
  readonly secret: Secret | null
  readonly address: ServeAddress
}

const refusalOf = ({ request, pathname, secret, address }: AskedFor): Ending | null => {
  const { method, headers: asked } = request
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, text: 'read only\n', more: { allow: 'GET, HEAD' } }
  }
  // A page of another site, whose name was made to lead here, would read what this computer alone may.
  if (secret === null && isLoopback(address) && !isLoopback({ host: hostOf(asked.host) })) {
    return { status: 421, text: 'another host is meant\n' }
  }
  if (pathname === '/healthz') return null
  if (secret === null && isLoopback(address)) return null
  if (secret !== null && isToken(asked.authorization ?? '', secret)) return null
  const challenge = 'Basic realm="Unitdesk Runner", charset="UTF-8"'
  return { status: 401, text: 'a token is needed\n', more: { 'www-authenticate': challenge } }
}

const hostOf = (header = ''): string => header.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')

/** A program sends it as a bearer, a browser as the password of any name. */
const isToken = (authorization: string, secret: Secret): boolean => {
  const [scheme = '', sent = ''] = authorization.split(' ')
  if (scheme.toLowerCase() === 'bearer') return isSame(sent, secret.reveal())
  if (scheme.toLowerCase() !== 'basic') return false
  const pair = Buffer.from(sent, 'base64').toString('utf8')
  return isSame(pair.slice(pair.indexOf(':') + 1), secret.reveal())
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const listens = (server: Server, { host, port }: ServeAddress): Promise<boolean> =>
  new Promise((resolve) => {
    server.on('error', () => resolve(false))
    server.listen({ host, port }, () => resolve(true))
  })
