const declarationLength = 256
const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
]
const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/
const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i

type Decoder = InstanceType<typeof TextDecoder>

export interface AnswerDecoder {
  readonly write: (bytes: Uint8Array) => string
  readonly end: () => string
}

/** XML's own rules of encodings: a mark at the start, then the header of the answer, then the declaration. */
export const answerDecoder = (contentType: string | null): AnswerDecoder => {
  let start: Uint8Array = new Uint8Array()
  let decoder: Decoder | null = null
  let hasBegun = false
  // What stands before the declaration is no part of the document for a parser, and often a blank line.
  const trimmed = (text: string): string => {
    if (hasBegun) return text
    const begun = text.trimStart()
    hasBegun = begun !== ''
    return begun
  }
  const begin = (): string => {
    decoder = decoderOf(start, contentType)
    return decoder.decode(start, { stream: true })
  }
  return {
    write: (bytes) => {
      if (decoder !== null) return trimmed(decoder.decode(bytes, { stream: true }))
      start = Buffer.concat([start, bytes])
      return start.byteLength < declarationLength ? '' : trimmed(begin())
    },
    end: () => {
      const rest = decoder === null ? begin() : ''
      return trimmed(rest + (decoder?.decode() ?? ''))
    },
  }
}

/** The whole of an answer at once; null for bytes that are not what the answer says. */
export const decodeAnswer = (bytes: Uint8Array, contentType: string | null): string | null => {
  try {
    return decoderOf(bytes, contentType).decode(bytes)
  } catch (error) {
    if (isDecodingError(error)) return null
    throw error
  }
}

/**
 * What is only shown or noted, as far as it has come: in the encoding that the answer tells, else in that of the
 * systems here that tell none. Letters that are lost would hide a password that the answer quotes.
 */
export const readableText = (start: Uint8Array, contentType: string | null): string => {
  try {
    // The text may end within a letter.
    return decoderOf(start, contentType).decode(start, { stream: true })
  } catch (error) {
    if (isDecodingError(error)) return new TextDecoder('windows-1250').decode(start)
    throw error
  }
}

export const isDecodingError = (error: unknown): boolean =>
  error instanceof TypeError &&
  (error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA'

const decoderOf = (start: Uint8Array, contentType: string | null): Decoder => {
  const marked = marks.find(([bytes]) => bytes.every((byte, at) => start[at] === byte))?.[1]
  const latin = Buffer.from(start.subarray(0, declarationLength)).toString('latin1')
  const inBytes = declared.exec(latin)?.[1]
  const named = marked ?? charset.exec(contentType ?? '')?.[1] ?? inBytes
  // A declaration that can be read byte by byte is not in the encoding of two bytes that it names.
  const isMistaken = marked === undefined && inBytes !== undefined && /^utf-?16/i.test(named ?? '')
  return (
    strictDecoder(isMistaken ? 'utf-8' : (named ?? 'utf-8')) ??
    new TextDecoder('utf-8', { fatal: true })
  )
}

const strictDecoder = (encoding: string): Decoder | null => {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
