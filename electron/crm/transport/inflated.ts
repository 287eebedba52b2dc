import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createInflate, createUnzip, type Unzip } from 'node:zlib'

type Inflater = Readable & Pick<Unzip, 'bytesWritten'> & NodeJS.WritableStream

const makers = new Map<string, () => Inflater>([
  ['gzip', createUnzip],
  ['x-gzip', createUnzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

/** Inflates a body that a server, or a proxy before it, has compressed although nobody has asked for it. */
export const inflated = (body: Readable, encoding: string | null): AsyncIterable<Uint8Array> => {
  const make = makers.get(encoding?.trim().toLowerCase() ?? '')
  return make === undefined ? body : read(body, make())
}

async function* read(body: Readable, inflater: Inflater): AsyncGenerator<Uint8Array> {
  // A failure of either is told to whoever reads.
  pipeline(body, inflater, () => undefined)
  try {
    yield* inflater
  } catch (error) {
    if (!isEmpty(error, inflater)) throw error
  }
}

/** An empty body is not compressed text to the inflater, and yet it is an empty answer. */
const isEmpty = (error: unknown, { bytesWritten }: Inflater): boolean =>
  bytesWritten === 0 && error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR'
