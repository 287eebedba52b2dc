export interface Picture {
  /** Points of one side. */
  readonly side: number
  readonly png: Buffer
}

const headerBytes = 6
const entryBytes = 16

/** The icon file of Windows: a directory, then the pictures. */
export const icoFile = (pictures: readonly Picture[]): Buffer => {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let at = header.length
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = headerBytes + entryBytes * index
    // A byte holds the side; 256 is written as 0.
    header.writeUInt8(side % 256, entry)
    header.writeUInt8(side % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(at, entry + 12)
    at += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

// The names that macOS looks for; where there are two, the second one is for a display with two points in each.
const icnsNames: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

/** The icon file of macOS: each picture under the names of what it is for. */
export const icnsFile = (pictures: readonly Picture[]): Buffer => {
  const parts = pictures.flatMap(({ side, png }) =>
    (icnsNames[side] ?? []).map((name) => icnsPart(name, png)),
  )
  return icnsPart('icns', Buffer.concat(parts))
}

const icnsPart = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'ascii')
  head.writeUInt32BE(head.length + content.length, 4)
  return Buffer.concat([head, content])
}
