import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string | Uint8Array
  readonly data?: Uint8Array | string
  readonly isStored?: boolean
  /** What the directory says in place of the truth. */
  readonly says?: {
    readonly crc?: number
    readonly size?: number
    readonly packedSize?: number
    readonly method?: number
    readonly flags?: number
    readonly mode?: number
    readonly madeBy?: number
    readonly extra?: Uint8Array
  }
}

/** An archive put together byte by byte, so that it can lie. */
export const zipBytes = (entries: readonly ZipEntry[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const { local, central } = headers(entry, at)
    parts.push(local)
    directory.push(central)
    at += local.byteLength
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.byteLength, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, central, end])
}

const headers = ({ name, data = '', isStored = false, says = {} }: ZipEntry, at: number) => {
  const bytes = Buffer.from(data as string)
  const packed = isStored ? bytes : deflateRawSync(bytes)
  const named = typeof name === 'string' ? Buffer.from(name) : Buffer.from(name)
  // A name given as text is UTF-8 and says so; bytes are in whatever code page.
  const flags = says.flags ?? (typeof name === 'string' ? 0x800 : 0)
  const extra = Buffer.from(says.extra ?? [])
  const [local, central] = [Buffer.alloc(30), Buffer.alloc(46)]
  local.writeUInt32LE(0x04034b50, 0)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(((says.madeBy ?? 3) << 8) | 20, 4)
  for (const [header, from] of [
    [local, 4],
    [central, 6],
  ] as const) {
    header.writeUInt16LE(20, from)
    header.writeUInt16LE(flags, from + 2)
    header.writeUInt16LE(says.method ?? (isStored ? 0 : 8), from + 4)
    header.writeUInt32LE(says.crc ?? crc32(bytes), from + 10)
    header.writeUInt32LE(says.packedSize ?? packed.byteLength, from + 14)
    header.writeUInt32LE(says.size ?? bytes.byteLength, from + 18)
    header.writeUInt16LE(named.byteLength, from + 22)
    header.writeUInt16LE(header === central ? extra.byteLength : 0, from + 24)
  }
  central.writeUInt32LE(((says.mode ?? 0o100644) << 16) >>> 0, 38)
  central.writeUInt32LE(at, 42)
  return {
    local: Buffer.concat([local, named, packed]),
    central: Buffer.concat([central, named, extra]),
  }
}
