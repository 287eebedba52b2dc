import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, body: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(body.length, 0)
  typed.copy(framed, 4)
  framed.writeUInt32BE(crc32(typed), framed.length - 4)
  return framed
}

const [width, height] = [400, 304]

const numbers = (...values: readonly number[]): Buffer => Buffer.from(values)
const two = (value: number): Buffer => numbers(value >> 8, value & 255)

/** A grey picture; no two texts make the same bytes. */
export const drawPng = (text: string): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  // Each row begins with the number of its filter.
  const row = Buffer.concat([numbers(0), Buffer.alloc(width, 0xc8)])
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const segment = (marker: number, body: Buffer): Buffer =>
  Buffer.concat([numbers(0xff, marker), two(body.length + 2), body])

/** A table with a single code of one bit, which stands for nothing: each block has two of them. */
const onlyNothing = (table: number): Buffer =>
  segment(0xc4, Buffer.concat([numbers(table, 1), Buffer.alloc(15), numbers(0)]))

const drawJpeg = (text: string): Buffer => {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  return Buffer.concat([
    numbers(0xff, 0xd8),
    segment(0xfe, Buffer.from(text, 'latin1')),
    segment(0xdb, Buffer.concat([numbers(0), Buffer.alloc(64, 16)])),
    segment(0xc0, Buffer.concat([numbers(8), two(height), two(width), numbers(1, 1, 0x11, 0)])),
    onlyNothing(0x00),
    onlyNothing(0x10),
    segment(0xda, numbers(1, 1, 0, 0, 63, 0)),
    Buffer.alloc(Math.ceil((blocks * 2) / 8)),
    numbers(0xff, 0xd9),
  ])
}

/** A page with the text on it. */
const drawPdf = (text: string): Buffer => {
  const drawn = `BT /F1 24 Tf 40 700 Td (${text.replace(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

/** Draws a file by the ending of its name. */
export const drawFile = (path: string): Buffer => {
  if (path.endsWith('.pdf')) return drawPdf(path)
  return path.endsWith('.jpg') ? drawJpeg(path) : drawPng(path)
}
