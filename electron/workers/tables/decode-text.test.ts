import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test('every byte of windows-1250 is the letter that the standard says', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(decodeText(bytes)).toBe(new TextDecoder('windows-1250').decode(bytes))
})
