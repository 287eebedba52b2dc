import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#core/fold'
import { findUnits } from './find-units.ts'

const numbers = ['A.101', 'A.1011', 'B.101', 'B2-1.05', 'Č.007', '1.02', '1.2', 'P12', 'Ateliér']
const units = numbers.map((number) => ({ number }))
const find = (wanted: string) => findUnits(units, wanted).map(({ number }) => number)

test.each([
  ['A.101', ['A.101', 'A.1011']],
  ['a101', ['A.101', 'A.1011']],
  ['A 101', ['A.101', 'A.1011']],
  ['101', ['A.101', 'B.101', 'A.1011']],
  ['105', ['B2-1.05']],
  ['1.05', ['B2-1.05']],
  ['c.7', ['Č.007']],
  ['7', ['Č.007']],
  ['1.2', ['1.2', '1.02', 'P12']],
  ['atelier', ['Ateliér']],
  ['12', ['1.02', '1.2', 'P12']],
  ['01', []],
  ['', []],
  [' . ', []],
])('%j finds %j', (wanted, found) => {
  expect(find(wanted)).toEqual(found)
})

test('a unit is found by its number as it is written, and first unless another is written so', () => {
  const part = fc.stringMatching(/^[A-Zčř]{0,2}[.-]?[0-9]{1,4}$/)
  fc.assert(
    fc.property(fc.uniqueArray(part, { minLength: 1, maxLength: 30 }), (written) => {
      const all = written.map((number) => ({ number }))
      for (const unit of all) {
        const [first] = findUnits(all, unit.number)
        expect(fold(first?.number ?? '')).toBe(fold(unit.number))
      }
    }),
  )
})
