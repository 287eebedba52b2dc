import type { Body } from '../calls/call.ts'

/** A body as it may come over the wire: cut wherever the network liked to. */
export const bodyOf = (content: string | Uint8Array, chunkBytes = 64 * 1024): Body => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  async function* chunks() {
    for (let start = 0; start < bytes.byteLength; start += chunkBytes) {
      yield bytes.subarray(start, start + chunkBytes)
    }
  }
  return {
    chunks: chunks(),
    length: bytes.byteLength,
    status: 200,
    header: () => null,
    textOf: (start) => Buffer.from(start).toString(),
    redact: (text) => text,
  }
}
