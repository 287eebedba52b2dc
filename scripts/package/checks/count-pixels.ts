interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** What a picture that was made smaller may be off. */
const tolerance = 16

/** Counts the pixels of a colour in a picture as xwd(1) writes it, of 32 bits each. */
export const countPixels = (picture: Buffer, { red, green, blue }: Colour): number => {
  const headerBytes = picture.readUInt32BE(0)
  const height = picture.readUInt32BE(20)
  const bytesPerLine = picture.readUInt32BE(48)
  const colours = picture.readUInt32BE(76)
  // Each entry of the table of colours has twelve bytes.
  const start = headerBytes + 12 * colours
  let count = 0
  for (let at = start; at + 4 <= start + height * bytesPerLine; at += 4) {
    const isAlike =
      Math.abs((picture[at] ?? 0) - blue) <= tolerance &&
      Math.abs((picture[at + 1] ?? 0) - green) <= tolerance &&
      Math.abs((picture[at + 2] ?? 0) - red) <= tolerance
    if (isAlike) count += 1
  }
  return count
}
