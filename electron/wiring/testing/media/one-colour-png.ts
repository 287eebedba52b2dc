import { crc32, deflateSync } from 'node:zlib'

const width = 400
const height = 300

const chunk = (type: string, body: Uint8Array): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(body.length, 0)
  typed.copy(framed, 4)
  framed.writeUInt32BE(crc32(typed), framed.length - 4)
  return framed
}

/** A whole picture of one colour, 0xRRGGBB: no two colours make the same bytes. */
export const oneColourPng = (colour: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each of red, green and blue.
  header[8] = 8
  header[9] = 2
  const pixel = Buffer.from([(colour >> 16) & 0xff, (colour >> 8) & 0xff, colour & 0xff])
  // Each row begins with the number of its filter.
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * pixel.length, pixel)])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row.length * height, row))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
