/** Reads numbers of a file's header. Beyond the end of the bytes everything is 0. */
export interface ByteReader {
  readonly length: number
  readonly u8: (at: number) => number
  readonly u16: (at: number) => number
  readonly u32: (at: number) => number
  readonly text: (at: number, length: number) => string
}

export const byteReader = (bytes: Uint8Array, order: 'big' | 'little' = 'big'): ByteReader => {
  const u8 = (at: number): number => bytes[at] ?? 0
  const pair = (first: number, second: number, size: number): number =>
    order === 'big' ? first * size + second : second * size + first
  const u16 = (at: number): number => pair(u8(at), u8(at + 1), 0x100)
  return {
    length: bytes.length,
    u8,
    u16,
    u32: (at) => pair(u16(at), u16(at + 2), 0x10000),
    text: (at, length) => String.fromCharCode(...bytes.subarray(at, at + length)),
  }
}
