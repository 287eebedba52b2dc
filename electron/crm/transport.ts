import tls from 'node:tls'
import { Agent, type Dispatcher, ProxyAgent, request } from 'undici'

export interface Post {
  readonly url: string
  readonly form: URLSearchParams
  readonly signal: AbortSignal
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

/** The system's answer to "which proxy for this address": `DIRECT`, or `PROXY host:port`, or a list of both. */
export type ResolveProxy = (url: string) => Promise<string>

const connectTimeoutMs = 15_000
const headersTimeoutMs = 60_000
const bodyTimeoutMs = 60_000

// Present from Node 22.15; the bundled roots alone would refuse what a company's own authority has signed.
const systemCertificates = (): string[] | undefined =>
  'getCACertificates' in tls
    ? [...tls.getCACertificates('bundled'), ...tls.getCACertificates('system')]
    : undefined

const proxyAddress = (answer: string): string | null => {
  const [first = 'DIRECT'] = answer.split(';')
  const [kind, address] = first.trim().split(/\s+/)
  if (kind === undefined || address === undefined || kind === 'DIRECT') return null
  return kind === 'HTTPS' ? `https://${address}` : `http://${address}`
}

/**
 * undici, not Chromium's network: that one was measured to send a POST twice behind the caller's back.
 * Redirects are not followed, cookies are not kept, verification cannot be switched off.
 */
export const createTransport = ({ resolveProxy }: { resolveProxy: ResolveProxy }): Transport => {
  const dispatchers = new Map<string, Dispatcher>()
  const dispatcherFor = (proxy: string | null): Dispatcher => {
    const known = dispatchers.get(proxy ?? '')
    if (known) return known
    const ca = systemCertificates()
    const options = {
      pipelining: 0,
      headersTimeout: headersTimeoutMs,
      bodyTimeout: bodyTimeoutMs,
      connect: { timeout: connectTimeoutMs, ...(ca ? { ca } : {}) },
    }
    const made = proxy === null ? new Agent(options) : new ProxyAgent({ ...options, uri: proxy })
    dispatchers.set(proxy ?? '', made)
    return made
  }
  return {
    post: async ({ url, form, signal }) => {
      const dispatcher = dispatcherFor(proxyAddress(await resolveProxy(url)))
      const response = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
        signal,
        dispatcher,
      })
      const header = (name: string): string | null => {
        const value = response.headers[name]
        return (Array.isArray(value) ? value[0] : value) ?? null
      }
      const length = Number(header('content-length') ?? Number.NaN)
      return {
        status: response.statusCode,
        header,
        length: Number.isSafeInteger(length) ? length : null,
        body: response.body,
      }
    },
    close: async () => {
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()))
      dispatchers.clear()
    },
  }
}
