import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePlaces } from '../testing/sample-places.ts'
import { matchFile } from './match-file.ts'
import { compileRule } from './naming-rule.ts'
import { prepareTargets } from './numbers/prepare-targets.ts'

const floors = (letter: string) => ({
  '1': [`${letter}.101`, `${letter}.102`],
  '2': [`${letter}.201`, `${letter}.203`],
})
const places = samplePlaces({ 'Dům A': floors('A'), 'Dům B': floors('B'), 'Dům C': floors('C') })
const targets = prepareTargets(places)

const match = (path: string) => {
  const { kind, targets: found } = matchFile({ path, type: null }, targets)
  const numbers = found.map(({ target }) => places.units.find(({ id }) => id === target.id)?.number)
  return `${kind} ${numbers.join(' ')}`
}

test.each([
  'Byt č. 203 – kuchyň.jpg',
  'byt č.203 kuchyň.jpg',
  'Byt č203 kuchyň.jpg',
  'BYT Č. 203 kuchyň.jpg',
  'byt c\u030c. 203 kuchyň.jpg',
  'byt%20č.%20203 kuchyň.jpg',
  'karta bytu č. 203.pdf',
  'bytu č.j. 203 karta.pdf',
  'byt čís. 203 půdorys.png',
  'byt číslo 203 půdorys.png',
  'byt no. 203 plan.png',
  'flat nr. 203 plan.png',
  'byt c. 203 pudorys.png',
  'Č.203 půdorys.png',
  'c. 203 pudorys.png',
  'byt 203 s terasou a zahradou kuchyň.jpg',
])('%s tells a number, and no building', (path) => {
  expect(match(path)).toBe('ambiguous A.203 B.203 C.203')
})

test.each([
  ['dům C byt č. 203 kuchyň.jpg', 'exact C.203'],
  ['Dům C/byt č. 203 kuchyň.jpg', 'exact C.203'],
  ['byt C.203 kuchyň.jpg', 'exact C.203'],
  ['byt c203 kuchyň.jpg', 'exact C.203'],
  ['A.101 kuchyň.jpg', 'exact A.101'],
  ['dům a byt 203 kuchyň.jpg', 'exact A.203'],
])('%s is %s', (path, matched) => {
  expect(match(path)).toBe(matched)
})

test.each([
  ['byt-c-203-kuchyn.jpg', 'guessed C.203'],
  ['Byt C. 203 kuchyně.jpg', 'guessed C.203'],
  ['Á.101 kuchyň.jpg', 'guessed A.101'],
  ['dům Č byt 203 kuchyň.jpg', 'ambiguous A.203 B.203 C.203'],
  ['Dům Č/203 kuchyň.jpg', 'ambiguous A.203 B.203 C.203'],
  ['byt č. 999 kuchyň.jpg', 'unmatched '],
  ['byty 203 a 201.pdf', 'ambiguous A.203 B.203 C.203 A.201 B.201 C.201'],
])('%s needs a look: %s', (path, matched) => {
  expect(match(path)).toBe(matched)
})

test('a year behind the word for a number is the number of a flat', () => {
  const house = prepareTargets(samplePlaces({ 'Dům A': { '20': ['2021', '2022'] } }))
  expect(matchFile({ path: 'byt č. 2021 karta.pdf', type: null }, house).kind).toBe('exact')
})

test('a letter with a sign of its own is read as such where the project has it', () => {
  const lettered = samplePlaces({
    'Dům C': { '1': ['C.101'] },
    'Dům Č': { '1': ['Č.101'] },
    'Dům Ř': { '1': ['Ř.101'] },
  })
  const prepared = prepareTargets(lettered)
  const found = (path: string) => matchFile({ path, type: null }, prepared)
  const numbers = (path: string) =>
    found(path).targets.map(
      ({ target }) => lettered.units.find(({ id }) => id === target.id)?.number,
    )
  expect([found('Č.101 karta.pdf').kind, numbers('Č.101 karta.pdf')]).toEqual(['exact', ['Č.101']])
  expect([found('C.101 karta.pdf').kind, numbers('C.101 karta.pdf')]).toEqual(['exact', ['C.101']])
  expect(numbers('dům Č byt 101 karta.pdf')).toEqual(['Č.101'])
  expect([found('R.101 karta.pdf').kind, numbers('R.101 karta.pdf')]).toEqual([
    'guessed',
    ['Ř.101'],
  ])
})

test('a rule of the project reads no number word as a building either', () => {
  const compiled = compileRule('{number} - *')
  expect(compiled.ok).toBe(true)
  const rule = compiled.ok ? compiled.rule : null
  const ruled = matchFile({ path: 'č. 203 - kuchyň.jpg', type: null }, targets, rule)
  expect(ruled.kind).not.toBe('exact')
})

// The test has a way of its own to clean a name: small letters with their signs, without what separates them.
const tight = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const isWrittenIn = (name: string, number: string): boolean => {
  const [letter = '', rest = ''] = number.split('.')
  if (tight(name).includes(tight(number))) return true
  const house = new RegExp(`[Dd][ůu]m[^\\p{L}]*[${letter}${letter.toLowerCase()}](?!\\p{Ll})`, 'u')
  return house.test(name.normalize('NFC')) && tight(name).includes(rest)
}

test('a match is exact only where the own label of the unit, or label and building, stand in the name', () => {
  const words =
    'byt Byt bytu unit č. č Č. čís. číslo c. no. nr. půdorys karta kuchyň dům Dům A B C a c Á Č C\u030c'
  const word = fc.constantFrom(...words.split(' '))
  const number = fc.constantFrom('101', '203', 'A.101', 'C.203', 'č203', 'Č.203', 'Á.101', 'B-102')
  const gap = fc.constantFrom(' ', '_', '-', '. ', '.', '', ', ')
  const pieces = fc.array(fc.tuple(fc.oneof(word, number), gap), { minLength: 1, maxLength: 6 })
  const ending = fc.constantFrom('.jpg', '.pdf', '.png')
  fc.assert(
    fc.property(pieces, ending, (each, end) => {
      const name = each.flat().join('') + end
      const { kind, targets: found } = matchFile({ path: name, type: null }, targets)
      const wrong = found.flatMap(({ target }) => {
        const unit = places.units.find(({ id }) => target.kind === 'unit' && id === target.id)
        return unit && kind === 'exact' && !isWrittenIn(name, unit.number) ? [unit.number] : []
      })
      expect([name, ...wrong]).toEqual([name])
    }),
    { numRuns: 5000 },
  )
})
