export type TableFormat = 'zip' | 'binary' | 'markup' | 'text'

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

const zip = [0x50, 0x4b, 0x03, 0x04]
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
// Excel before 1997 wrote its records without a container.
const bareRecords = [0, 2, 4, 8].map((version) => [0x09, version])
const wide = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]
const pdf = [0x25, 0x50, 0x44, 0x46]
const signsLookedAt = 4_096
const markup = /^\s*<(?:\?xml|!doctype|html|table|\w*:?workbook|head|body|meta|style)\b/i

/** The format of a table by its contents, because names lie; null where it can be no table. */
export const tableFormat = (bytes: Uint8Array): TableFormat | null => {
  if (startsWith(bytes, zip)) return 'zip'
  if (startsWith(bytes, compoundFile)) return 'binary'
  if (bareRecords.some((signature) => startsWith(bytes, signature))) return 'binary'
  if (wide.some((signature) => startsWith(bytes, signature))) return 'text'
  const start = bytes.subarray(0, signsLookedAt)
  if (start.includes(0) || startsWith(bytes, pdf)) return null
  const text = new TextDecoder().decode(start)
  return markup.test(text) ? 'markup' : 'text'
}
