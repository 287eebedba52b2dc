const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff])

const startsWith = (bytes: Buffer, signature: Buffer): boolean =>
  bytes.subarray(0, signature.length).equals(signature)

/** The type of an image by its first bytes, whatever its name says; null when it is neither of the two. */
export const imageType = (bytes: Buffer): 'image/png' | 'image/jpeg' | null => {
  if (startsWith(bytes, pngSignature)) return 'image/png'
  return startsWith(bytes, jpegSignature) ? 'image/jpeg' : null
}
