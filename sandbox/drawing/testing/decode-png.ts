import { inflateSync } from 'node:zlib'
import type { Rect, Size } from '../geometry.ts'

export interface DecodedPng extends Size {
  readonly chunkTypes: readonly string[]
  readonly colourCount: number
  /** 0xRRGGBB */
  readonly colourAt: (x: number, y: number) => number
}

/** CRC-32 bit by bit, as the PNG specification defines it: not the table that wrote the picture. */
const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

const readChunks = (png: Buffer) => {
  if (png.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('not a PNG')
  const chunks: { type: string; body: Buffer }[] = []
  let at = 8
  while (at < png.length) {
    const length = png.readUInt32BE(at)
    const end = at + 8 + length
    if (crcOf(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) throw new Error('wrong CRC')
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      body: png.subarray(at + 8, end),
    })
    at = end + 4
  }
  return chunks
}

export const decodePng = (png: Buffer): DecodedPng => {
  const chunks = readChunks(png)
  const body = (wanted: string) =>
    Buffer.concat(chunks.filter(({ type }) => type === wanted).map((chunk) => chunk.body))
  const ihdr = body('IHDR')
  const [width, height] = [ihdr.readUInt32BE(0), ihdr.readUInt32BE(4)]
  if (ihdr.toString('hex', 8) !== '0803000000') throw new Error('not 8 bits of indexed colour')
  const palette = body('PLTE')
  const rows = inflateSync(body('IDAT'))
  if (rows.length !== (width + 1) * height) throw new Error('wrong number of pixels')
  return {
    width,
    height,
    chunkTypes: chunks.map(({ type }) => type),
    colourCount: palette.length / 3,
    colourAt: (x, y) => {
      if (rows[y * (width + 1)] !== 0) throw new Error('a filtered row')
      return palette.readUIntBE((rows[y * (width + 1) + 1 + x] ?? 0) * 3, 3)
    },
  }
}

export const coloursIn = ({ colourAt }: DecodedPng, { x1, y1, x2, y2 }: Rect): Set<number> => {
  const found = new Set<number>()
  for (let y = y1; y < y2; y++) for (let x = x1; x < x2; x++) found.add(colourAt(x, y))
  return found
}
