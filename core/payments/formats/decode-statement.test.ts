import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codePages } from '#core/code-pages'
import { encodePage } from '../testing/encode-page.ts'
import { decodeStatement } from './decode-statement.ts'

const czech = 'Příliš žluťoučký kůň úpěl ďábelské ódy; Zálohová platba; Novák Jiří'
const slovak = 'Vŕšok, ľúbezný kôň, tĺk; Platba za byt č. 12'

const wide = (text: string, order: 'le' | 'be', mark: boolean): Uint8Array => {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le')
  return Uint8Array.from(order === 'le' ? bytes : bytes.swap16())
}

test.each([
  ['UTF-8 with its mark', Buffer.from(`\ufeff${czech}`), 'utf-8', 'mark'],
  ['UTF-8', Buffer.from(czech), 'utf-8', 'validUtf8'],
  ['windows-1250', encodePage(czech, 'windows-1250'), 'windows-1250', 'lettersFit'],
  ['cp852', encodePage(czech, 'cp852'), 'cp852', 'lettersFit'],
  ['UTF-16 with its mark', wide(czech, 'le', true), 'utf-16le', 'mark'],
  ['UTF-16 from the other end', wide(czech, 'be', true), 'utf-16be', 'mark'],
  ['UTF-16 without a mark', wide(czech, 'le', false), 'utf-16le', 'zeroBytes'],
  ['UTF-16 from the other end without a mark', wide(czech, 'be', false), 'utf-16be', 'zeroBytes'],
] as const)(
  'a statement in %s is read, and told by what it was known',
  (_, bytes, encoding, reason) => {
    expect(decodeStatement(bytes)).toEqual({ text: czech, encoding, reason, damaged: 0 })
  },
)

test.each(['windows-1250', 'cp852'] as const)('Slovak letters are read in %s', (page) => {
  expect(decodeStatement(encodePage(slovak, page))).toMatchObject({ text: slovak, encoding: page })
})

test.each(['Müller, Übung, Größe', 'Ölfeld für Käthe', 'MÜLLER'])(
  '%s of a German bank is not taken for letters of another code page',
  (text) => {
    const bytes = encodePage(text, 'windows-1250')
    expect(decodeStatement(bytes)).toMatchObject({ text, encoding: 'windows-1250' })
  },
)

test('names in capitals are read in windows-1250 and in cp852', () => {
  const names = 'DVOŘÁKOVÁ RŮŽENA, ŠŤASTNÝ'
  for (const page of ['windows-1250', 'cp852'] as const) {
    expect(decodeStatement(encodePage(names, page))).toMatchObject({ text: names, encoding: page })
  }
})

test('a statement without a single accent is UTF-8, as it would be anything', () => {
  expect(decodeStatement(Buffer.from('Datum;Castka'))).toMatchObject({ reason: 'plainAscii' })
  expect(decodeStatement(new Uint8Array())).toMatchObject({ text: '', reason: 'plainAscii' })
})

test('one damaged byte does not turn a UTF-8 statement into another encoding', () => {
  const bytes = Uint8Array.from([...Buffer.from(czech), 0xe1])
  expect(decodeStatement(bytes)).toEqual({
    text: `${czech}\ufffd`,
    encoding: 'utf-8',
    reason: 'mostlyUtf8',
    damaged: 1,
  })
})

test('what a person chooses goes before what the bytes look like', () => {
  const bytes = encodePage('Nov\u00e1k', 'cp852')
  expect(decodeStatement(bytes, 'cp852')).toMatchObject({ text: 'Novák', reason: 'chosen' })
})

test('both code pages are those of the platform, byte for byte', () => {
  const known = new TextDecoder('windows-1250')
  for (let byte = 0x80; byte <= 0xff; byte += 1) {
    const sign = codePages['windows-1250'][byte - 0x80]
    const told = known.decode(Uint8Array.of(byte))
    // The platform gives the five bytes without a meaning to control signs, which no statement has.
    expect([told, '\ufffd']).toContain(sign)
  }
  expect(new Set(codePages.cp852).size).toBe(128)
})

test('every text is read from UTF-8 as the platform reads it', () => {
  const points = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 50 })
  const bytes = fc.oneof(
    points.map((some) => Uint8Array.from(Buffer.from(String.fromCodePoint(...some)))),
    fc.uint8Array({ maxLength: 20 }),
  )
  fc.assert(
    fc.property(bytes, (given) => {
      const told = decodeStatement(given, 'utf-8')
      const known = new TextDecoder('utf-8').decode(given)
      if (known.includes('\ufffd')) expect(told.text).toContain('\ufffd')
      else expect(told.text).toBe(known)
    }),
    { numRuns: 300 },
  )
})

test.each([[[0x61, 0x61, 0xbf]], [[0xef, 0x61, 0xbf]], [[0xff, 0x61, 0x61]], [[0xfe, 0x61, 0x61]]])(
  'half of a mark is none: %j',
  (bytes) => {
    expect(decodeStatement(Uint8Array.from(bytes)).reason).not.toBe('mark')
  },
)

test('ten letters for each damaged byte do not make a text UTF-8, and more do', () => {
  const damaged = (letters: number) =>
    Buffer.concat([Buffer.from('á'.repeat(letters)), Buffer.of(0xff)])
  expect(decodeStatement(damaged(10)).encoding).not.toBe('utf-8')
  expect(decodeStatement(damaged(11))).toMatchObject({ encoding: 'utf-8', reason: 'mostlyUtf8' })
})

test('a byte that means nothing in its code page is counted, and half a letter at the end', () => {
  expect(decodeStatement(Uint8Array.of(0x41, 0x81), 'windows-1250')).toMatchObject({
    text: 'A\ufffd',
    damaged: 1,
  })
  expect(decodeStatement(Uint8Array.of(0x41, 0, 0x42), 'utf-16le')).toMatchObject({
    text: 'A',
    damaged: 1,
  })
})

test.each(['Zdeněk', 'Růžena Černý', 'Řehoř Říha'])(
  'the name %s in cp852 is not taken for letters of windows-1250',
  (text) => {
    const bytes = encodePage(text, 'cp852')
    expect(decodeStatement(bytes)).toMatchObject({ text, encoding: 'cp852' })
  },
)
