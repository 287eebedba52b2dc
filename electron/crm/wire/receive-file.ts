import { type ExpectedAnswer, type Result, success } from '#core/contract/failure'
import { notThisServer } from '../calls/answer-failure.ts'
import type { Body } from '../calls/call.ts'
import type { Download, DownloadedFile } from '../transport/byte-sink.ts'
import { fileNameOf } from './file-name.ts'
import { workbookFormat } from './workbook-format.ts'

interface ReceiveFileInput extends Pick<Download, 'sink' | 'onProgress'> {
  readonly endpoint: string
  readonly expected: ExpectedAnswer
  /** Judges the first bytes before any of them is written. */
  readonly isExpected: (start: Uint8Array) => boolean
}

/** Bytes on their way to the sink, as they come. */
export const receiveFile = async (
  body: Body,
  receiving: ReceiveFileInput,
): Promise<Result<DownloadedFile>> => {
  const { endpoint, expected, isExpected, sink, onProgress } = receiving
  const begun = await sink.begin()
  if (!begun.ok) return begun
  let bytes = 0
  for await (const piece of afterItsStart(body)) {
    if (bytes === 0 && !isExpected(piece)) {
      const received = body.textOf(piece.subarray(0, startLength))
      return notThisServer({ endpoint, expected, received })
    }
    const written = await sink.write(piece)
    if (!written.ok) return written
    bytes += piece.byteLength
    onProgress(bytes, body.length)
  }
  if (bytes === 0 && !isExpected(new Uint8Array())) {
    return notThisServer({ endpoint, expected, received: '' })
  }
  return success({
    fileName: fileNameOf(body.header('content-disposition')),
    contentType: body.header('content-type'),
    bytes,
  })
}

/** Long enough that a credential within what is kept of it is whole. */
const startLength = 4_096

/** The chunks of a body, the first of them long enough to be judged however the network has cut it. */
async function* afterItsStart({ chunks }: Body): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array()
  for await (const chunk of chunks) {
    if (start === null) {
      yield chunk
      continue
    }
    start = Buffer.concat([start, chunk])
    if (start.byteLength < startLength && workbookFormat(start) === null) continue
    yield start
    start = null
  }
  if (start !== null && start.byteLength > 0) yield start
}
