import { crc32 } from 'node:zlib'

/** An archive of files that are packed as they are. */
export const zipOf = (files: ReadonlyMap<string, Buffer>): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, bytes] of files) {
    const name = Buffer.from(path)
    const local = header(0x04034b50, 30, { name, bytes })
    const central = header(0x02014b50, 46, { name, bytes })
    central.writeUInt32LE(at, 42)
    parts.push(local, name, bytes)
    directory.push(central, name)
    at += local.byteLength + name.byteLength + bytes.byteLength
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.size, 8)
  end.writeUInt16LE(files.size, 10)
  end.writeUInt32LE(listed.byteLength, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}

const saysUtf8 = 0x800

interface Entry {
  readonly name: Buffer
  readonly bytes: Buffer
}

/** The directory's headers have two bytes more in front of what both tell. */
const header = (sign: number, length: number, { name, bytes }: Entry): Buffer => {
  const made = Buffer.alloc(length)
  const from = length === 30 ? 4 : 6
  made.writeUInt32LE(sign, 0)
  made.writeUInt16LE(20, from)
  made.writeUInt16LE(saysUtf8, from + 2)
  made.writeUInt32LE(crc32(bytes), from + 10)
  made.writeUInt32LE(bytes.byteLength, from + 14)
  made.writeUInt32LE(bytes.byteLength, from + 18)
  made.writeUInt16LE(name.byteLength, from + 22)
  return made
}
