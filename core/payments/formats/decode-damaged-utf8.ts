interface DecodedUtf8 {
  readonly text: string
  /** How many letters have several bytes, and how many bytes belong to no letter. */
  readonly letters: number
  readonly damaged: number
}

const damage = 0xfffd
const pieceLength = 8_192

/** Decodes UTF-8 with a replacement character for every invalid byte, and counts both. */
export const decodeDamagedUtf8 = (bytes: Uint8Array): DecodedUtf8 => {
  const pieces: string[] = []
  let points: number[] = []
  let letters = 0
  let damaged = 0
  let at = 0
  while (at < bytes.length) {
    const { point, length } = readPoint(bytes, at)
    if (point === null) damaged += 1
    else if (length > 1) letters += 1
    points.push(point ?? damage)
    at += length
    if (points.length < pieceLength) continue
    pieces.push(String.fromCodePoint(...points))
    points = []
  }
  pieces.push(String.fromCodePoint(...points))
  return { text: pieces.join(''), letters, damaged }
}

const nothing = { point: null, length: 1 } as const

const readPoint = (bytes: Uint8Array, at: number): { point: number | null; length: number } => {
  const first = bytes[at] ?? 0
  if (first < 0x80) return { point: first, length: 1 }
  const length = lengthOf(first)
  if (length === 0) return nothing
  let point = first & (0xff >> (length + 1))
  for (let next = at + 1; next < at + length; next += 1) {
    const byte = bytes[next] ?? 0
    if ((byte & 0xc0) !== 0x80) return nothing
    point = point * 64 + (byte & 0x3f)
  }
  return isWellFormed(point, length) ? { point, length } : nothing
}

const lengthOf = (first: number): number => {
  if (first >= 0xc2 && first < 0xe0) return 2
  if (first >= 0xe0 && first < 0xf0) return 3
  return first >= 0xf0 && first < 0xf5 ? 4 : 0
}

const smallest = [0, 0, 0x80, 0x800, 0x10000]

const isWellFormed = (point: number, length: number): boolean =>
  point >= (smallest[length] ?? 0) && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
