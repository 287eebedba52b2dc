import type { ByteWriter } from './byte-writer.ts'

const sharedTexts = 0x00fc
const continued = 0x003c
const longestRecord = 8_224

export interface SharedTexts {
  /** The place of a text in the table; a text that is met again has the same place. */
  readonly placeOf: (text: string) => number
  readonly write: (to: ByteWriter) => void
}

export const collectTexts = (): SharedTexts => {
  const places = new Map<string, number>()
  let met = 0
  return {
    placeOf: (text) => {
      met += 1
      const known = places.get(text)
      if (known !== undefined) return known
      places.set(text, places.size)
      return places.size - 1
    },
    write: (to) => {
      writeTexts(to, [...places.keys()], met)
    },
  }
}

const isLatin1 = (text: string): boolean => !/[^\0-\xff]/.test(text)

/** The table is longer than a record may be: it goes on in others, and a text may go on in the next one. */
const writeTexts = (to: ByteWriter, texts: readonly string[], met: number): void => {
  let startAt = 0
  const open = (type: number): void => {
    to.u16(type)
    to.u16(0)
    startAt = to.length()
  }
  const close = (): void => to.patchU16(to.length() - startAt, startAt - 2)
  const room = (): number => longestRecord - (to.length() - startAt)
  const next = (): void => {
    close()
    open(continued)
  }
  open(sharedTexts)
  to.u32(met)
  to.u32(texts.length)
  for (const text of texts) {
    const encoding = isLatin1(text) ? 'latin1' : 'utf16le'
    const width = encoding === 'latin1' ? 1 : 2
    // The head of a text stays together with its first character.
    if (room() < 3 + width) next()
    to.u16(text.length)
    to.u8(width - 1)
    for (let done = 0; done < text.length; ) {
      if (room() < width) {
        next()
        to.u8(width - 1)
      }
      const piece = text.slice(done, done + Math.floor(room() / width))
      to.text(piece, encoding)
      done += piece.length
    }
  }
  close()
}
