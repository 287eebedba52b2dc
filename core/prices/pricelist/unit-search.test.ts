import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#core/fold'
import { unitSearch } from './unit-search.ts'

const numbers = ['A.101', 'A.1011', 'B.101', 'B2-1.05', 'Č.007', '1.02', '1.2', 'P12', 'Ateliér']
const units = numbers.map((number) => ({ number }))
const search = unitSearch(units)
const find = (wanted: string) => search(wanted).map(({ number }) => number)

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
      const found = unitSearch(all)
      for (const unit of all) {
        const [first] = found(unit.number)
        expect(fold(first?.number ?? '')).toBe(fold(unit.number))
      }
    }),
  )
})

test('numbers are read when the search is prepared, and not with every letter', () => {
  let reads = 0
  const counted = numbers.map((number) => ({
    get number() {
      reads += 1
      return number
    },
  }))
  const searchCounted = unitSearch(counted)
  const readOnce = reads
  for (const wanted of ['1', '10', '101']) searchCounted(wanted)
  expect([readOnce, reads]).toEqual([numbers.length, numbers.length])
})
