import { deflateSync } from 'node:zlib'

export type PdfObject = string | Buffer

export interface PdfObjects {
  /** The number of the new object. */
  readonly add: (object: PdfObject) => number
  /** The number of the object that is added next. */
  readonly nextId: () => number
  /** The file with its table of offsets, starting at the catalog. */
  readonly close: (catalogId: number, documentId: number) => Buffer
}

/** A stream whose dictionary holds `entries` beside its length. */
export const streamObject = (entries: string, body: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${body.length} >>\nstream\n`, 'latin1'),
    body,
    Buffer.from('\nendstream', 'latin1'),
  ])

export const deflatedObject = (entries: string, body: Uint8Array): Buffer =>
  streamObject(`${entries} /Filter /FlateDecode`, deflateSync(body))

// The second line tells programs that move files that this one is not text.
const head = Buffer.concat([
  Buffer.from('%PDF-1.4\n%', 'latin1'),
  Buffer.from([0xe2, 0xe3, 0xcf, 0xd3, 0x0a]),
])

const entry = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`

export const createPdfObjects = (): PdfObjects => {
  const objects: PdfObject[] = []
  const close = (catalogId: number, documentId: number): Buffer => {
    const parts: Buffer[] = [head]
    let offset = head.length
    const offsets = objects.map((object, index) => {
      const start = offset
      const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
      const whole = Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
        body,
        Buffer.from('\nendobj\n', 'latin1'),
      ])
      parts.push(whole)
      offset += whole.length
      return start
    })
    const size = objects.length + 1
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.map(entry).join('')}`
    const trailer = `trailer\n<< /Size ${size} /Root ${catalogId} 0 R /Info ${documentId} 0 R >>`
    parts.push(Buffer.from(`${table}${trailer}\nstartxref\n${offset}\n%%EOF\n`, 'latin1'))
    return Buffer.concat(parts)
  }
  return { add: (object) => objects.push(object), nextId: () => objects.length + 1, close }
}
