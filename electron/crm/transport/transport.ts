import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { createSecureContext, type SecureContext } from 'node:tls'
import { Agent, buildConnector, type Dispatcher, Pool, ProxyAgent, request } from 'undici'
import { secondMs } from '#core/time'
import { inflated } from './inflated.ts'
import { proxyTrouble } from './network-failure.ts'
import type { OpenedFile } from './opened-file.ts'
import { parseProxyAnswer } from './proxy-address.ts'
import { type RequestBody, toRequestBody } from './request-body.ts'
import { trustedRoots } from './trusted-roots.ts'

export interface FormRequest {
  readonly url: string
  readonly form: URLSearchParams
  /** Whoever has opened it closes it. */
  readonly file?: OpenedFile | undefined
  readonly accept?: string | undefined
  readonly signal: AbortSignal
  /** Set only for requests that are repeated when they fail: the server may just be closing an open connection. */
  readonly mayReuseConnection?: boolean
  /**
   * Called before each piece of the body, with the bytes that will have left then. A failure before any call has sent
   * nothing.
   */
  readonly onLeaving: (bytes: number) => void
  /** Called after each piece of the body. */
  readonly onSent?: ((bytes: number, total: number) => void) | undefined
}

/** A request whose body is there already, in pieces. */
export interface BytesRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: readonly Uint8Array[]
  readonly signal: AbortSignal
  /** Called before the body: a failure before that has sent nothing. */
  readonly onLeaving: () => void
}

/** A request for a file of any web server. */
interface FileRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Set where many are asked of one server, one after another. */
  readonly mayReuseConnection?: boolean
}

export interface Reply {
  readonly status: number
  readonly header: (name: string) => string | null
  /** Null when the server does not tell it, or tells that of what is compressed. */
  readonly length: number | null
  readonly body: AsyncIterable<Uint8Array>
}

export interface Transport {
  readonly post: (post: FormRequest) => Promise<Reply>
  readonly postBytes: (post: BytesRequest) => Promise<Reply>
  readonly get: (get: FileRequest) => Promise<Reply>
  readonly close: () => Promise<void>
}

export interface TransportOptions {
  /** The system's answer to "which proxy for this address": `DIRECT`, `PROXY host:port`, or a list of these. */
  readonly resolveProxy: (url: string) => Promise<string>
  readonly roots?: () => readonly string[]
  /** The longest pause between two pieces of an answer; how long its beginning may take, each call says itself. */
  readonly silenceMs?: number
}

/**
 * undici 7 throws where nobody can catch it when a server closes while its answer waits for its reader
 * (nodejs/undici#5360). What is read promptly never waits: this is what may lie unread instead of 64 kB.
 */
const mostUnreadBytes = 64 * 1024 * 1024

const timeouts = {
  connectMs: 15 * secondMs,
  silenceMs: 60 * secondMs,
  /** Shorter than any server's patience with an idle connection: an upload that it cuts off weighs heavily. */
  idleBeforeUploadMs: 1 * secondMs,
}

/**
 * undici, not Chromium's network: that one was measured to send a POST twice behind the caller's back.
 * Redirects are not followed, cookies are not kept, verification cannot be switched off.
 */
export const createTransport = ({
  resolveProxy,
  roots = trustedRoots,
  silenceMs = timeouts.silenceMs,
}: TransportOptions): Transport => {
  const dispatchers = new Map<string, Dispatcher>()
  // The context is made once: reading some 150 certificates for every connection would be felt.
  let secure: SecureContext | undefined
  const secureContext = () => {
    secure ??= createSecureContext({ ca: [...roots()] })
    return secure
  }
  const dispatcherFor = (way: ConnectionWay, isSecure: boolean): Dispatcher => {
    const key = JSON.stringify([way, isSecure])
    const known = dispatchers.get(key)
    if (known) return known
    const made = makeDispatcher(way, {
      silenceMs,
      tls: isSecure ? { secureContext: secureContext() } : {},
    })
    dispatchers.set(key, made)
    return made
  }
  const wayTo = async (url: string, use: Omit<ConnectionWay, 'proxy'>) => {
    const route = parseProxyAnswer(await resolveProxy(url))
    if (route.kind === 'unsupported') throw proxyTrouble(null)
    const proxy = route.kind === 'through' ? route.proxy : null
    const isSecure = url.startsWith('https:') || proxy?.startsWith('https:') === true
    return { dispatcher: dispatcherFor({ ...use, proxy }, isSecure), isProxied: proxy !== null }
  }
  return {
    post: async (post) => {
      const use = {
        mayReuse: post.mayReuseConnection === true,
        isUpload: post.file !== undefined,
      }
      return sendThrough(await wayTo(post.url, use), post)
    },
    postBytes: async (post) =>
      postBytesThrough(await wayTo(post.url, { mayReuse: false, isUpload: false }), post),
    get: async (get) => {
      const use = { mayReuse: get.mayReuseConnection === true, isUpload: false }
      return getThrough(await wayTo(get.url, use), get)
    },
    close: async () => {
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()))
      dispatchers.clear()
    },
  }
}

interface ConnectionWay {
  readonly proxy: string | null
  readonly mayReuse: boolean
  readonly isUpload: boolean
}

const makeDispatcher = (
  { proxy, mayReuse, isUpload }: ConnectionWay,
  { silenceMs, tls }: { silenceMs: number; tls: { secureContext?: SecureContext } },
): Dispatcher => {
  // Said here, an environment variable of Node's cannot switch it off.
  const connect = { ...tls, timeout: timeouts.connectMs, rejectUnauthorized: true }
  const options = {
    // At 0 every request has a connection of its own, which the server cannot just be closing.
    pipelining: mayReuse ? 1 : 0,
    // The deadline of the call alone ends the waiting for an answer: a workbook may take minutes to begin.
    headersTimeout: 0,
    bodyTimeout: silenceMs,
    ...(isUpload ? idleBriefly : {}),
    factory: poolReadingOn,
  }
  return proxy === null
    ? new Agent({ ...options, connect })
    : new ProxyAgent({ ...options, uri: proxy, requestTls: connect, proxyTls: connect })
}

const idleBriefly = {
  keepAliveTimeout: timeouts.idleBeforeUploadMs,
  keepAliveMaxTimeout: timeouts.idleBeforeUploadMs,
}

/** A pool of connections, also behind a proxy, where undici makes connections by a function of its own. */
const poolReadingOn = (origin: string | URL, options: Pool.Options): Dispatcher => {
  const { connect } = options
  const connector = typeof connect === 'function' ? connect : buildConnector(connect)
  return new Pool(origin, { ...options, connect: connectReadingOn(connector) })
}

interface OpenWay {
  readonly dispatcher: Dispatcher
  readonly isProxied: boolean
}

const getThrough = async (
  { dispatcher, isProxied }: OpenWay,
  { url, headers, signal }: FileRequest,
): Promise<Reply> => {
  try {
    const options = { headers, signal, dispatcher, highWaterMark: mostUnreadBytes }
    return toReply(await request(url, { ...options, method: 'GET' }))
  } catch (error) {
    throw isProxied && !signal.aborted ? proxyTrouble(error) : error
  }
}

const sendThrough = async (way: OpenWay, post: FormRequest): Promise<Reply> => {
  const { form, file, accept } = post
  await file?.isReady
  const headers = accept === undefined ? {} : { accept }
  return postThrough(way, toRequestBody(form, file), { ...post, headers })
}

const postBytesThrough = (way: OpenWay, { body, ...post }: BytesRequest): Promise<Reply> => {
  async function* pieces() {
    yield* body
  }
  const length = body.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const contentType = post.headers['content-type'] ?? 'application/octet-stream'
  return postThrough(way, { contentType, length, pieces }, post)
}

interface Posting extends Pick<FormRequest, 'url' | 'signal' | 'onLeaving' | 'onSent'> {
  readonly headers: Readonly<Record<string, string>>
}

const postThrough = async (
  { dispatcher, isProxied }: OpenWay,
  body: RequestBody,
  post: Posting,
): Promise<Reply> => {
  const { url, headers, signal } = post
  let hasLeft = false
  const onLeaving = (bytes: number) => {
    hasLeft = true
    post.onLeaving(bytes)
  }
  try {
    const response = await request(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': body.contentType,
        'content-length': String(body.length),
      },
      body: asBody(leave(body, { ...post, onLeaving })),
      signal,
      dispatcher,
      highWaterMark: mostUnreadBytes,
    })
    return toReply(response)
  } catch (error) {
    throw isProxied && !hasLeft && !signal.aborted ? proxyTrouble(error) : error
  }
}

/** undici takes what can be iterated and reads nothing of it ahead, as a stream would; its types do not say so. */
const asBody = (pieces: AsyncIterable<Uint8Array>): Readable => pieces as unknown as Readable

async function* leave(
  body: RequestBody,
  { onLeaving, onSent }: Pick<FormRequest, 'onLeaving' | 'onSent'>,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of body.pieces()) {
    bytes += piece.byteLength
    onLeaving(bytes)
    yield piece
    onSent?.(bytes, body.length)
  }
}

const toReply = ({ statusCode, headers, body }: Dispatcher.ResponseData): Reply => {
  const header = (name: string): string | null => {
    const value = headers[name]
    return (Array.isArray(value) ? value[0] : value) ?? null
  }
  const encoding = header('content-encoding')
  const length = encoding === null ? Number(header('content-length') ?? Number.NaN) : Number.NaN
  return {
    status: statusCode,
    header,
    length: Number.isSafeInteger(length) ? length : null,
    body: inflated(body, encoding),
  }
}

type WriteCallback = (error?: Error | null) => void

/** The other side has closed: what it still had to say has arrived before that, and is read within a moment. */
const afterClosingMs = 2 * secondMs

/**
 * A server may answer and close while a file is still on its way to it. The next write fails then, and Node drops
 * the connection with the answer unread; a refused login would look like trouble of the network, and be repeated.
 * So a write that fails is told only after the reading side had its turn: what it reads ends the connection itself.
 */
const connectReadingOn =
  (connect: buildConnector.connector): buildConnector.connector =>
  (options, callback) =>
    connect(options, (...outcome) => {
      if (outcome[0] === null) readOn(outcome[1])
      callback(...outcome)
    })

const readOn = (socket: Socket): void => {
  const write = socket._write
  const writeAll = socket._writev
  socket._write = (piece, encoding, written) =>
    write.call(socket, piece, encoding, afterReading(socket, written))
  if (writeAll === undefined) return
  socket._writev = (pieces, written) => writeAll.call(socket, pieces, afterReading(socket, written))
}

const afterReading =
  (socket: Socket, written: WriteCallback): WriteCallback =>
  (error) => {
    if (!error) return written(error)
    const timer = setTimeout(() => written(error), afterClosingMs)
    socket.once('close', () => clearTimeout(timer))
  }
