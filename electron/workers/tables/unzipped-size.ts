const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const endLength = 22
const longestComment = 65_535

/** What a zip says it holds, in bytes, before any of it is unpacked; null where it has no directory. */
export const unzippedSize = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  let at = view.getUint32(end + 16, true)
  let size = 0
  while (at + 46 <= end && view.getUint32(at, true) === directoryEntry) {
    size += view.getUint32(at + 24, true)
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    at += 46 + lengths.reduce((sum, length) => sum + length, 0)
  }
  return size
}

const findEnd = (view: DataView): number | null => {
  const last = view.byteLength - endLength
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return null
}
