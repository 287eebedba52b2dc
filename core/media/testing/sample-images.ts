import { latinBytes } from './latin-bytes.ts'

const big16 = (value: number): string => String.fromCharCode(value >> 8, value & 255)
const big32 = (value: number): string => big16(value >>> 16) + big16(value & 0xffff)
const little = (value: number, bytes: number): string =>
  Array.from({ length: bytes }, (_, at) => String.fromCharCode((value >>> (8 * at)) & 255)).join('')

interface Size {
  readonly width: number
  readonly height: number
}

export const samplePng = ({ width, height }: Size): Uint8Array =>
  latinBytes(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${big32(width)}${big32(height)}\x08\x02\0\0\0`)

export const sampleGif = ({ width, height }: Size): Uint8Array =>
  latinBytes(`GIF89a${little(width, 2)}${little(height, 2)}\0\0\0`)

/** The EXIF data of a camera: one entry that counts nothing, and the orientation. */
export const sampleExif = (orientation: number, order: 'II' | 'MM'): string => {
  const number = (value: number, bytes: number) =>
    order === 'II' ? little(value, bytes) : (bytes === 2 ? big16 : big32)(value)
  const entry = (tag: number, value: number) =>
    number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + number(0, 2)
  return `${order}${number(42, 2)}${number(8, 4)}${number(2, 2)}${entry(0x0100, 9)}${entry(0x0112, orientation)}`
}

interface SampleJpeg extends Size {
  readonly exif?: string
  readonly colours?: 1 | 3 | 4
  /** A profile of this many bytes before the frame. */
  readonly profileBytes?: number
}

export const sampleJpeg = (jpeg: SampleJpeg): Uint8Array => {
  const { width, height, exif = '', colours = 3, profileBytes = 0 } = jpeg
  const segment = (marker: string, content: string) =>
    `\xff${marker}${big16(content.length + 2)}${content}`
  return latinBytes(
    [
      '\xff\xd8',
      segment('\xe0', 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0'),
      exif === '' ? '' : segment('\xe1', `Exif\0\0${exif}`),
      profileBytes === 0 ? '' : segment('\xe2', 'x'.repeat(profileBytes)),
      '\xff',
      segment('\xc2', `\x08${big16(height)}${big16(width)}${String.fromCharCode(colours)}`),
      segment('\xda', 'scan'),
      '\xff\xd9',
    ].join(''),
  )
}

const riff = (chunk: string): Uint8Array =>
  latinBytes(`RIFF${little(chunk.length + 4, 4)}WEBP${chunk}`)

export const sampleWebp = {
  lossy: ({ width, height }: Size) =>
    riff(`VP8 ${little(10, 4)}\0\0\0\x9d\x01*${little(width, 2)}${little(height, 2)}`),
  lossless: ({ width, height }: Size) =>
    riff(`VP8L${little(5, 4)}/${little((width - 1) | ((height - 1) << 14), 4)}`),
  extended: ({ width, height, exif = '' }: Size & { readonly exif?: string }) =>
    riff(
      `VP8X${little(10, 4)}\x08\0\0\0${little(width - 1, 3)}${little(height - 1, 3)}` +
        `ICCP${little(3, 4)}abc\0${exif === '' ? '' : `EXIF${little(exif.length, 4)}${exif}`}`,
    ),
}
