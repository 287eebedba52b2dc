import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeDamagedUtf8 } from './decode-damaged-utf8.ts'

const encoder = new TextEncoder()

test('a text without damage is read as it was written, however long, and its letters of several bytes are counted', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.integer({ min: 1, max: 3_000 }),
      (text, times) => {
        const long = text.repeat(times)
        const letters = [...long].filter((letter) => (letter.codePointAt(0) ?? 0) > 0x7f).length
        expect(decodeDamagedUtf8(encoder.encode(long))).toEqual({ text: long, letters, damaged: 0 })
      },
    ),
    { numRuns: 40 },
  )
})

test.each([
  '\u007f',
  '\u0080',
  '\u07ff',
  '\u0800',
  '\ud7ff',
  '\ue000',
  '\uffff',
  '\u{10000}',
  '\u{10ffff}',
])('the letter %j at the edge of what so many bytes can write is read', (letter) => {
  expect(decodeDamagedUtf8(encoder.encode(letter))).toMatchObject({ text: letter, damaged: 0 })
})

test.each([
  ['a byte that begins nothing', [0x80]],
  ['a byte that begins nothing, before three that go on', [0x81, 0x80, 0x80, 0x80]],
  ['a first byte of a longer kind', [0xf9, 0x80, 0x80, 0x80]],
  ['two bytes for what one can write', [0xc1, 0xbf]],
  ['three bytes for what two can write', [0xe0, 0x9f, 0xbf]],
  ['four bytes for what three can write', [0xf0, 0x8f, 0xbf, 0xbf]],
  ['half of a pair', [0xed, 0xa0, 0x80]],
  ['the other half of a pair', [0xed, 0xbf, 0xbf]],
  ['a letter beyond the last one', [0xf4, 0x90, 0x80, 0x80]],
  ['a first byte beyond the last one', [0xf5, 0x80, 0x80, 0x80]],
  ['a letter that is cut off', [0xe2, 0x82]],
])('%s is damage, byte by byte', (_what, bytes) => {
  const { text, letters, damaged } = decodeDamagedUtf8(Uint8Array.from([0x61, ...bytes, 0x62]))
  expect(text).toBe(`a${'\ufffd'.repeat(bytes.length)}b`)
  expect({ letters, damaged }).toEqual({ letters: 0, damaged: bytes.length })
})

test('long damage is told whole', () => {
  const bytes = new Uint8Array(200_000).fill(0xff)
  expect(decodeDamagedUtf8(bytes)).toEqual({
    text: '\ufffd'.repeat(bytes.length),
    letters: 0,
    damaged: bytes.length,
  })
})
