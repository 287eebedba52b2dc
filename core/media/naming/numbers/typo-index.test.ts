import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typoIndex } from './typo-index.ts'

const { near } = typoIndex(['a101', 'a102', 'b20', 'c1'])

test.each([
  ['a1o1', ['a101']],
  ['a11', ['a101']],
  ['a1101', ['a101']],
  ['a110', ['a101']],
  ['a10', ['a101', 'a102']],
  ['b02', ['b20']],
  ['a101', ['a102']],
  ['d999', []],
])('a step from %s are %j', (written, found) => {
  expect(near(written).toSorted()).toEqual(found)
})

test('one slip in any number is found', () => {
  const number = fc.stringMatching(/^[a-c][0-9]{2,5}$/)
  fc.assert(
    fc.property(
      fc.uniqueArray(number, { minLength: 1 }),
      fc.nat(),
      fc.nat(5),
      (known, pick, at) => {
        const one = known[pick % known.length] ?? ''
        const slipped = `${one.slice(0, at)}x${one.slice(at + 1)}`
        expect(typoIndex(known).near(slipped)).toContain(one)
      },
    ),
  )
})
