import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNewer, versionPattern } from './version.ts'

const ascending = [
  '0.1.0-early.1',
  '0.1.0-early.2',
  '0.1.0-early.10',
  '0.1.0-early.10.1',
  '0.1.0-early.a',
  '0.1.0-late',
  '0.1.0',
  '0.1.1',
  '0.2.0',
  '0.10.0',
  '1.0.0',
  '10.0.0',
]

test('versions come one after another as semver.org orders them', () => {
  for (const [at, version] of ascending.entries()) {
    for (const [before, other] of ascending.entries()) {
      expect([version, other, isNewer(version, other)]).toEqual([version, other, at > before])
    }
  }
})

test.each(['', '1', '1.0', '01.0.0', 'v1.0.0', '1.0.0-', '1.0.0-A b', '1.0.0 ', '1.0.0\n'])(
  '%j is no version, and newer than nothing',
  (text) => {
    expect(versionPattern.test(text)).toBe(false)
    expect(isNewer(text, '0.0.1')).toBe(false)
    expect(isNewer('9.9.9', text)).toBe(false)
  },
)

const version = fc.stringMatching(versionPattern)

test('of two versions at most one is newer, and newer is handed on', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      expect(isNewer(a, b) && isNewer(b, a)).toBe(false)
      if (isNewer(a, b) && isNewer(b, c)) expect(isNewer(a, c)).toBe(true)
      expect(isNewer(a, a)).toBe(false)
    }),
  )
})
