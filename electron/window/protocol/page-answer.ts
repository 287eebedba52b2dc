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

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

const answer = (status: number, headers: PageAnswer['headers'], pieces: Pieces): PageAnswer => ({
  status,
  headers: { ...commonHeaders, ...headers },
  body: Readable.from(pieces, { objectMode: false }),
})

/** The pieces are read as fast as the page takes them. */
export const found = (headers: PageAnswer['headers'], pieces: Pieces): PageAnswer =>
  answer(200, headers, pieces)

export const notFound = (): PageAnswer =>
  answer(404, { 'content-type': 'text/plain; charset=utf-8' }, [Buffer.from('Not found')])
