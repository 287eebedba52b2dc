import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { readKeyCode, writeKeyCode } from './key-code.ts'
import { drawKey, teamKeyOf } from './team-key.ts'

const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
const read = (text: string) => readKeyCode(toSecret(text))

test('a code is the key again, however its letters are typed and broken into lines', () => {
  fc.assert(
    fc.property(key, (drawn) => {
      const code = writeKeyCode(drawn).reveal()
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){13}[0-9A-HJKMNP-TV-Z]{4}$/)
      const typed = code
        .toLowerCase()
        .replaceAll('-', ' \n')
        .replaceAll('0', 'o')
        .replaceAll('1', 'l')
      for (const text of [code, typed]) expect(read(text)).toEqual(Buffer.from(drawn))
    }),
  )
})

test('a code with one wrong letter, or two that were swapped, is none', () => {
  const letter = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  fc.assert(
    fc.property(key, fc.nat(55), letter, (drawn, at, wrong) => {
      const code = writeKeyCode(drawn).reveal().replaceAll('-', '')
      const changed = code.slice(0, at) + wrong + code.slice(at + 1)
      const swapped = code.slice(0, at) + (code[at + 1] ?? '') + code[at] + code.slice(at + 2)
      for (const text of [changed, swapped]) {
        if (text !== code) expect(read(text)).toBeNull()
      }
    }),
  )
})

test.each(['', 'unitdesk-team-1.e30', 'U'.repeat(56), '0'.repeat(55), 'ž'.repeat(56)])(
  '“%s” is no code',
  (text) => {
    expect(read(text)).toBeNull()
  },
)

test('the database knows neither the key by its print, nor a name by another key', () => {
  const [one, other] = [drawKey(), drawKey()]
  const [ours, theirs] = [teamKeyOf(one), teamKeyOf(other)]
  expect(teamKeyOf(one).print).toBe(ours.print)
  expect(ours.print).not.toBe(theirs.print)
  expect(ours.digestOf('a')).toBe(teamKeyOf(one).digestOf('a'))
  expect(ours.digestOf('a')).not.toBe(theirs.digestOf('a'))
  expect(new Set([ours.print, ours.digestOf(''), ours.sealing.export().toString('hex')]).size).toBe(
    3,
  )
})
