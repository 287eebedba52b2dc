import { expect, test } from 'vitest'
import { bodyOf } from '../testing/body-of.ts'
import { readListingXml } from './listing/listing-xml.ts'

const xml = (encoding: string | null, tag = 'export') =>
  `${encoding === null ? '' : `<?xml version="1.0" encoding="${encoding}"?>`}<${tag} developer-id="1"><project id="7" name="Žlutý dům"/></${tag}>`

/** Žlutý dům has four letters that the two eight-bit encodings write each in a byte. */
const inEightBits = (text: string, z: number) =>
  Buffer.from(
    [...text].flatMap((sign) => ({ Ž: [z], ý: [0xfd], ů: [0xf9] })[sign] ?? [...Buffer.from(sign)]),
  )

const read = async (bytes: Uint8Array, contentType: string | null = null, chunkBytes = 1 << 16) => {
  const body = bodyOf(bytes, chunkBytes)
  const answer = await readListingXml({ ...body, header: () => contentType }, 'list-projects')
  return answer.ok ? answer.value.projects[0]?.name : answer.failure
}

test.each<[string, Uint8Array, string | null]>([
  ['UTF-8', Buffer.from(xml('UTF-8')), null],
  ['no declaration', Buffer.from(xml(null)), null],
  ['a mark', Buffer.from(`\ufeff${xml('UTF-8')}`), null],
  ['a blank line before the declaration', Buffer.from(`\r\n${xml('UTF-8')}`), null],
  ['a prefix', Buffer.from(xml('UTF-8', 'rp:export').replace('<project', '<rp:project')), null],
  ['ISO-8859-2', inEightBits(xml('ISO-8859-2'), 0xae), null],
  ['windows-1250', inEightBits(xml('windows-1250'), 0x8e), null],
  ['a charset of the header', inEightBits(xml(null), 0x8e), 'text/xml; charset=windows-1250'],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${xml('UTF-16')}`, 'utf16le'), null],
  ['UTF-8 that calls itself UTF-16', Buffer.from(xml('utf-16')), null],
  ['UTF-8 whose header says UTF-16', Buffer.from(xml('UTF-8')), 'text/xml; charset=utf-16'],
  ['UTF-16 without a mark', Buffer.from(xml('UTF-16'), 'utf16le'), null],
])('an answer with %s is read', async (_name, bytes, contentType) => {
  expect(await read(bytes, contentType)).toBe('Žlutý dům')
  expect(await read(bytes, contentType, 3)).toBe('Žlutý dům')
})

test('bytes that are not what the answer says are refused', async () => {
  expect(await read(inEightBits(xml('UTF-8'), 0xae))).toMatchObject({ expected: 'text' })
})
