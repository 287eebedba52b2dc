const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const widthAt = 16
const heightAt = 20
const headerBytes = 24
const leastWidth = 640
const leastHeight = 400
// A window that stayed empty compresses to less.
const leastBytes = 8 * 1024

/** What speaks against this being a picture of the window, or null. */
export const pictureProblem = (bytes: Buffer | null): string | null => {
  if (bytes === null) return 'no file was written'
  if (bytes.length < headerBytes || !bytes.subarray(0, 8).equals(pngSignature)) {
    return 'the file is not a PNG'
  }
  const width = bytes.readUInt32BE(widthAt)
  const height = bytes.readUInt32BE(heightAt)
  if (width < leastWidth || height < leastHeight) return `it is only ${width} x ${height} pixels`
  if (bytes.length < leastBytes) return `it has only ${bytes.length} bytes: the window is empty`
  return null
}
