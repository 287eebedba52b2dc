import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UnitPlace } from '../shown/media-places.ts'
import { samplePlaces } from '../testing/sample-places.ts'
import { matchFile } from './match-file.ts'
import { meaningOfWord } from './media-words.ts'
import { normaliseNumber } from './numbers/normalise-number.ts'
import { prepareTargets } from './numbers/prepare-targets.ts'

// Numbers that are easily taken for each other, in one project.
const numbers = [
  'A.1.05',
  'A.1.15',
  'A.11.5',
  'A.10.5',
  'B.1.05',
  'B.10.05',
  'A.G01',
  'B.G01',
  'G01',
  'G10',
  'C101',
  'C102',
  'C110',
  'C1001',
  'C11',
  'D.1',
  'D.10',
  'D.101',
  'RD 01',
  'RD 11',
  'Ř1',
  'Ř12',
]
const places = samplePlaces({
  'Dům A': { '1': numbers.slice(0, 8) },
  'Dům B': { '1': numbers.slice(8, 16) },
  Ostatní: { '1': numbers.slice(16) },
})
const targets = prepareTargets(places)

const unit = fc.constantFrom(...places.units)
const separator = fc.constantFrom('.', '-', '_', ' ')
const casing = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
)
const marks = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.normalize('NFD'),
  (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
)
const prefix = fc.constantFrom('', 'karta_', 'Karta bytu ', 'půdorys-', 'web ', 'final_', 'PDF ')
const suffix = fc.constantFrom('', '_karta', ' půdorys', '_2+kk', '_56,4m2', '-v2', '_2024-05-12')
const ending = fc.constantFrom('.pdf', '.png', '.JPG', '.jpeg', '.Pdf')

const decorated = fc
  .record({ unit, separator, casing, marks, prefix, suffix, ending })
  .map(({ unit: { id, number }, ...how }) => {
    const written = how.marks(how.casing(number.replace(/[. ]/g, how.separator)))
    return { id, number, path: `${how.prefix}${written}${how.suffix}${how.ending}` }
  })

const unitsOf = (path: string): readonly UnitPlace[] =>
  matchFile({ path, type: null }, targets).targets.flatMap(
    ({ target }) => places.units.find(({ id }) => target.kind === 'unit' && id === target.id) ?? [],
  )

test('a number in any dress still finds its unit', () => {
  fc.assert(
    fc.property(decorated, ({ id, path }) => {
      expect(unitsOf(path).map((found) => found.id)).toContain(id)
    }),
    { numRuns: 500 },
  )
})

test('no file is matched exactly to a unit whose normalised number differs', () => {
  fc.assert(
    fc.property(decorated, ({ number, path }) => {
      fc.pre(matchFile({ path, type: null }, targets).kind === 'exact')
      const keys = unitsOf(path).map((found) => normaliseNumber(found.number).key)
      expect(keys).toEqual([normaliseNumber(number).key])
    }),
    { numRuns: 500 },
  )
})

test('a number that the project does not have is never matched exactly', () => {
  const known = new Set(numbers.map((number) => normaliseNumber(number).compact))
  const other = fc
    .tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'RD'), fc.integer({ min: 1, max: 1200 }))
    .map(([letter, order]) => `${letter}${order}`)
    .filter((number) => !known.has(normaliseNumber(number).compact))
    .filter((number) => !targets.byKey.has(normaliseNumber(number).key))
  fc.assert(
    fc.property(other, prefix, suffix, ending, (number, before, after, end) => {
      expect(matchFile({ path: before + number + after + end, type: null }, targets).kind).not.toBe(
        'exact',
      )
    }),
    { numRuns: 500 },
  )
})

test('a paper with a word that nobody knows is never a card without a question', () => {
  const word = fc
    .string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 3, maxLength: 10 })
    .filter((text) => meaningOfWord(text) === null)
  fc.assert(
    fc.property(unit, word, fc.boolean(), ({ number }, other, isBefore) => {
      const stem = isBefore ? `${other}_${number}` : `${number}_${other}`
      expect(matchFile({ path: `${stem}.pdf`, type: null }, targets).kind).not.toBe('exact')
    }),
    { numRuns: 500 },
  )
})

test('whatever a file is called, it is matched without a fault', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'A',
      '.',
      '-',
      '1',
      '05',
      '2NP',
      '/',
      ' ',
      'kk',
      '+',
      '(',
      'ř',
      '\u0301',
      'typ',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const path = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(path, (name) => {
      const { kind, targets: found } = matchFile({ path: name, type: null }, targets)
      expect(found.length > 0).toBe(kind !== 'unmatched')
    }),
  )
})
