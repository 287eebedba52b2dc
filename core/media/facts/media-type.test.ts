import { expect, test } from 'vitest'
import { latinBytes } from '../testing/latin-bytes.ts'
import { type MediaType, mediaType, mediaTypeBytes } from './media-type.ts'

test.each<readonly [MediaType | null, string]>([
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['jpeg', '\xff\xd8\xff\xe1'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['video', 'RIFF\x10\0\0\0AVI LIST'],
  ['pdf', '%PDF-1.7'],
  ['pdf', '\xef\xbb\xbf\n%PDF-1.4'],
  ['svg', '<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns='],
  ['svg', '\xef\xbb\xbf  <svg viewBox='],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1'],
  ['avif', '\0\0\0\x18ftypavif\0\0\0\0mif1'],
  ['video', '\0\0\0\x18ftypisom'],
  ['zip', 'PK\x03\x04'],
  ['office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['psd', '8BPS'],
  ['dwg', 'AC1032'],
  ['bmp', 'BM\x10\0\0\0\0\0\0\0'],
  [null, 'BMW je auto'],
  [null, '<html><body>'],
  [null, 'plain text'],
  [null, ''],
])('the first bytes of a %s tell it', (type, start) => {
  expect(mediaType(latinBytes(start))).toBe(type)
})

test('what comes behind the head tells no type', () => {
  const before = (bytes: number) => mediaType(latinBytes(`${' '.repeat(bytes)}%PDF-1.7`))
  expect([before(mediaTypeBytes - 5), before(mediaTypeBytes)]).toEqual(['pdf', null])
})
