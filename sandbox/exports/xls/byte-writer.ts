export interface ByteWriter {
  readonly u8: (value: number) => void
  readonly u16: (value: number) => void
  readonly u32: (value: number) => void
  readonly f64: (value: number) => void
  readonly text: (value: string, encoding: 'latin1' | 'utf16le') => void
  /** Overwrites a number that is known only later. */
  readonly patchU16: (value: number, at: number) => void
  readonly patchU32: (value: number, at: number) => void
  readonly length: () => number
  readonly bytes: () => Buffer
}

/** Little-endian, into one buffer that grows. */
export const byteWriter = (): ByteWriter => {
  let buffer = Buffer.alloc(65_536)
  let length = 0
  const claim = (count: number): number => {
    const at = length
    length += count
    if (length > buffer.length) {
      const larger = Buffer.alloc(Math.max(buffer.length * 2, length))
      buffer.copy(larger)
      buffer = larger
    }
    return at
  }
  return {
    u8: (value) => {
      const at = claim(1)
      buffer.writeUInt8(value, at)
    },
    u16: (value) => {
      const at = claim(2)
      buffer.writeUInt16LE(value, at)
    },
    u32: (value) => {
      const at = claim(4)
      buffer.writeUInt32LE(value, at)
    },
    f64: (value) => {
      const at = claim(8)
      buffer.writeDoubleLE(value, at)
    },
    text: (value, encoding) => {
      const at = claim(value.length * (encoding === 'latin1' ? 1 : 2))
      buffer.write(value, at, encoding)
    },
    patchU16: (value, at) => {
      buffer.writeUInt16LE(value, at)
    },
    patchU32: (value, at) => {
      buffer.writeUInt32LE(value, at)
    },
    length: () => length,
    bytes: () => buffer.subarray(0, length),
  }
}
