import { Readable } from 'node:stream'
import { createSecureContext, type SecureContext } from 'node:tls'
import { Agent, type Dispatcher, ProxyAgent, request } from 'undici'
import { secondMs } from '#core/time'
import { proxyTrouble } from './network-failure.ts'
import { parseProxyAnswer } from './proxy-address.ts'
import { trustedRoots } from './trusted-roots.ts'

export interface Post {
  readonly url: string
  readonly form: URLSearchParams
  readonly signal: AbortSignal
  /** Called before the first byte of the request leaves; a failure without it has sent nothing. */
  readonly onLeaving: (bytes: number) => void
}

export interface Reply {
  readonly status: number
  readonly header: (name: string) => string | null
  /** Null when the server does not tell. */
  readonly length: number | null
  readonly body: AsyncIterable<Uint8Array>
}

export interface Transport {
  readonly post: (post: Post) => Promise<Reply>
  readonly close: () => Promise<void>
}

export interface TransportOptions {
  /** The system's answer to "which proxy for this address": `DIRECT`, `PROXY host:port`, or a list of these. */
  readonly resolveProxy: (url: string) => Promise<string>
  readonly roots?: () => readonly string[]
}

const timeouts = {
  connectMs: 15 * secondMs,
  headersMs: 60 * secondMs,
  /** Between two pieces of a body. */
  silenceMs: 60 * secondMs,
}

/**
 * undici, not Chromium's network: that one was measured to send a POST twice behind the caller's back.
 * Redirects are not followed, cookies are not kept, verification cannot be switched off.
 */
export const createTransport = ({
  resolveProxy,
  roots = trustedRoots,
}: TransportOptions): Transport => {
  const dispatchers = new Map<string, Dispatcher>()
  // Made once: reading some 150 certificates for every connection would be felt.
  let secure: SecureContext | undefined
  const secureContext = () => {
    secure ??= createSecureContext({ ca: [...roots()] })
    return secure
  }
  const dispatcherFor = (proxy: string | null, isSecure: boolean): Dispatcher => {
    const key = `${isSecure} ${proxy ?? ''}`
    const known = dispatchers.get(key)
    if (known) return known
    const made = makeDispatcher(proxy, isSecure ? { secureContext: secureContext() } : {})
    dispatchers.set(key, made)
    return made
  }
  return {
    post: async (post) => {
      const route = parseProxyAnswer(await resolveProxy(post.url))
      if (route.kind === 'unsupported') throw proxyTrouble(null)
      const proxy = route.kind === 'through' ? route.proxy : null
      const isSecure = post.url.startsWith('https:') || proxy?.startsWith('https:') === true
      return sendThrough(dispatcherFor(proxy, isSecure), post, proxy !== null)
    },
    close: async () => {
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()))
      dispatchers.clear()
    },
  }
}

const makeDispatcher = (
  proxy: string | null,
  tls: { secureContext?: SecureContext },
): Dispatcher => {
  const connect = { ...tls, timeout: timeouts.connectMs }
  const options = {
    // No connection is used twice: there is none that the server may just be closing.
    pipelining: 0,
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.silenceMs,
  }
  return proxy === null
    ? new Agent({ ...options, connect })
    : new ProxyAgent({ ...options, uri: proxy, requestTls: connect, proxyTls: connect })
}

const sendThrough = async (
  dispatcher: Dispatcher,
  { url, form, signal, onLeaving }: Post,
  isProxied: boolean,
): Promise<Reply> => {
  const body = Buffer.from(form.toString())
  let hasLeft = false
  async function* leave() {
    hasLeft = true
    onLeaving(body.byteLength)
    yield body
  }
  try {
    const response = await request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.byteLength),
      },
      body: Readable.from(leave()),
      signal,
      dispatcher,
    })
    return toReply(response)
  } catch (error) {
    throw isProxied && !hasLeft && !signal.aborted ? proxyTrouble(error) : error
  }
}

const toReply = ({ statusCode, headers, body }: Dispatcher.ResponseData): Reply => {
  const header = (name: string): string | null => {
    const value = headers[name]
    return (Array.isArray(value) ? value[0] : value) ?? null
  }
  const length = Number(header('content-length') ?? Number.NaN)
  return { status: statusCode, header, length: Number.isSafeInteger(length) ? length : null, body }
}
