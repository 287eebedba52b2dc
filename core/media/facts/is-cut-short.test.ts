import { expect, test } from 'vitest'
import { latinBytes } from '../testing/latin-bytes.ts'
import { fileEndBytes, isCutShort } from './is-cut-short.ts'
import type { MediaType } from './media-type.ts'

const cut = (type: MediaType | null, content: string): boolean => {
  const bytes = latinBytes(content)
  const end = bytes.subarray(-fileEndBytes)
  return isCutShort({ type, start: bytes, end, sizeBytes: bytes.length })
}

test.each<readonly [MediaType, string, string]>([
  ['png', '\x89PNG data IEND\xae\x42\x60\x82', '\x89PNG data'],
  ['jpeg', '\xff\xd8\xff data \xff\xd9', '\xff\xd8\xff data \xff'],
  ['gif', 'GIF89a data ;', 'GIF89a data '],
  ['pdf', '%PDF-1.7 data\n%%EOF\n', '%PDF-1.7 data\n'],
  ['webp', 'RIFF\x08\0\0\0WEBPVP8 ', 'RIFF\x80\0\0\0WEBPVP8 '],
])('a %s whose end is missing is told', (type, whole, broken) => {
  expect([cut(type, whole), cut(type, broken)]).toEqual([false, true])
})

test('what a program writes behind the end does no harm', () => {
  expect(cut('jpeg', `\xff\xd8\xff data \xff\xd9${'\0'.repeat(900)}`)).toBe(false)
})

test('of other types nobody can tell', () => {
  expect(cut('zip', 'PK\x03\x04')).toBe(false)
  expect(cut(null, 'text')).toBe(false)
})
