import { EventEmitter } from 'node:events'
import type { RequestOptions } from 'node:http'
import { Readable } from 'node:stream'
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js'
import type { Reply, Transport } from '../crm/transport/transport.ts'
import { UpdateRefused } from './update-refused.ts'

interface GuardedWay {
  readonly transport: Pick<Transport, 'get'>
  /** The folder that all files are in. */
  readonly folder: string
  /** No answer has more. */
  readonly mostBytes: number
  readonly signal: AbortSignal
}

type OnResponse = (response: Readable) => void

/**
 * The library asks through the application's own way out: its proxy, its authorities and its time limits. What leads
 * elsewhere, has another status than was asked for, or does not end, is an error.
 */
export class GuardedExecutor extends ElectronHttpExecutor {
  readonly #way: GuardedWay

  constructor(way: GuardedWay) {
    super()
    this.#way = way
  }

  override createRequest(options: RequestOptions, onResponse: OnResponse): Electron.ClientRequest {
    // The library uses nothing else of a request than its events, its end and that it can be aborted.
    return guardedRequest(this.#way, options, onResponse) as unknown as Electron.ClientRequest
  }
}

const guardedRequest = (way: GuardedWay, options: RequestOptions, onResponse: OnResponse) => {
  const events = new EventEmitter()
  const calledOff = new AbortController()
  const signal = AbortSignal.any([way.signal, calledOff.signal])
  return Object.assign(events, {
    abort: () => calledOff.abort(),
    end: () => {
      const asked = ask({ ...way, signal }, options)
      void asked.then(onResponse, (error) => events.emit('error', error))
    },
  })
}

const ask = async (
  { transport, folder, mostBytes, signal }: GuardedWay,
  options: RequestOptions,
): Promise<Readable> => {
  const url = addressOf(options)
  if (!url.startsWith(folder)) throw new UpdateRefused('refused')
  const range = String(new Headers(headersOf(options)).get('range') ?? '')
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
  const expected = end === undefined ? mostBytes : Number(end) - Number(start) + 1
  const reply = await transport.get({
    url,
    headers: { ...headersOf(options), 'accept-encoding': 'identity' },
    signal,
    mayReuseConnection: true,
  })
  if (reply.status !== (end === undefined ? 200 : 206)) throw new UpdateRefused('refused')
  return Object.assign(Readable.from(atMost(reply, expected)), {
    statusCode: reply.status,
    headers: reply.length === null ? {} : { 'content-length': String(reply.length) },
  })
}

const addressOf = ({ protocol, hostname, port, path }: RequestOptions): string =>
  new URL(`${protocol}//${hostname}${port ? `:${port}` : ''}${path}`).href

const headersOf = ({ headers = {} }: RequestOptions): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

async function* atMost({ body }: Reply, bytes: number): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const piece of body) {
    read += piece.byteLength
    if (read > bytes) throw new UpdateRefused('wrongFile')
    yield piece
  }
}
