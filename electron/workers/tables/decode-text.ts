/**
 * The upper half of windows-1250, in which Excel writes text tables in Czech, Slovak and Polish. Written out,
 * because not every build of Node knows it. A byte without a letter stays what it is.
 */
const upperHalf =
  '€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź' +
  '\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż' +
  'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙'

/** Text as whoever wrote it meant it: by its mark, else as UTF-8, else as windows-1250. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeBigEndian(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return Array.from(bytes, decodeByte).join('')
  }
}

const decodeByte = (byte: number): string =>
  byte < 0x80 ? String.fromCharCode(byte) : upperHalf.charAt(byte - 0x80)

const decodeBigEndian = (bytes: Uint8Array): string => {
  const copy = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  return new TextDecoder('utf-16le').decode(copy.swap16())
}
