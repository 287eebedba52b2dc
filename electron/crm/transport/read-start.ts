import type { Body } from '../calls/call.ts'

const maxBytes = 4_096

/** The beginning of a text that only explains an answer: whatever cuts it short, what has come is enough. */
export const readStart = async ({
  chunks,
  textOf,
}: Pick<Body, 'chunks' | 'textOf'>): Promise<string> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      parts.push(chunk)
      bytes += chunk.byteLength
      if (bytes >= maxBytes) break
    }
  } catch {
    // The status is known: an answer that is not repeated must not turn into a network failure that is.
  }
  return textOf(Buffer.concat(parts).subarray(0, maxBytes))
}
