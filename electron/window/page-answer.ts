import { Readable } from 'node:stream'

/** What the page is answered with when it asks for one of its files. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}

// No opener policy: no page can open this one or be opened by it, and the header would have Chromium start
// the page's process a second time.
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** `body`: all of it at once, or pieces that are read as fast as the page takes them. */
export const found = (
  headers: Readonly<Record<string, string>>,
  body: Uint8Array | string | AsyncIterable<Uint8Array>,
): PageAnswer => ({
  status: 200,
  headers: { ...commonHeaders, ...headers },
  body: Readable.from(typeof body === 'string' ? Buffer.from(body) : bytesOf(body), {
    objectMode: false,
  }),
})

const bytesOf = <T extends Uint8Array | AsyncIterable<Uint8Array>>(body: T): T | Buffer =>
  body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : body

export const notFound = (): PageAnswer => ({
  status: 404,
  headers: { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8' },
  body: Readable.from(Buffer.from('Not found'), { objectMode: false }),
})
