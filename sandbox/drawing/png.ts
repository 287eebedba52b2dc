import { crc32, deflateSync } from 'node:zlib'
import type { Size } from './geometry.ts'

export interface IndexedPicture extends Size {
  /** One palette index a pixel, row after row. */
  readonly pixels: Uint8Array
  /** Red, green and blue of every colour, at most 256 of them. */
  readonly palette: Uint8Array
}

/** A picture as it is stored: what a document can take over without drawing it again. */
export interface StoredPicture extends Size {
  readonly palette: Uint8Array
  /** Deflated rows, each with the number of its filter before it. */
  readonly deflated: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const bitDepth = 8
const indexedColour = 3

const chunk = (type: string, body: Uint8Array): Buffer => {
  const typeAndBody = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const framed = Buffer.alloc(typeAndBody.length + 8)
  framed.writeUInt32BE(body.length, 0)
  typeAndBody.copy(framed, 4)
  framed.writeUInt32BE(crc32(typeAndBody), framed.length - 4)
  return framed
}

const header = ({ width, height }: Size): Buffer => {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  body[8] = bitDepth
  body[9] = indexedColour
  return body
}

// Flat colours repeat as they are: a filter of differences makes palette pictures larger.
const unfiltered = ({ width, height, pixels }: IndexedPicture): Buffer => {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return rows
}

export const encodePng = (picture: IndexedPicture): Buffer =>
  Buffer.concat([
    signature,
    chunk('IHDR', header(picture)),
    chunk('PLTE', picture.palette),
    chunk('IDAT', deflateSync(unfiltered(picture), { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ])

const chunksOf = (png: Buffer) => {
  const chunks: { type: string; body: Buffer }[] = []
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    chunks.push({ type, body: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

/** Reads what `encodePng` wrote. */
export const readStoredPicture = (png: Buffer): StoredPicture => {
  const chunks = chunksOf(png)
  const bodyOf = (wanted: string) =>
    Buffer.concat(chunks.filter(({ type }) => type === wanted).map(({ body }) => body))
  const ihdr = bodyOf('IHDR')
  return {
    width: ihdr.readUInt32BE(0),
    height: ihdr.readUInt32BE(4),
    palette: bodyOf('PLTE'),
    deflated: bodyOf('IDAT'),
  }
}
