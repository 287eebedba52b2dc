import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePlaces } from '../testing/sample-places.ts'
import { matchFile } from './match-file.ts'
import { prepareTargets } from './numbers/prepare-targets.ts'
import { picturesInSequence } from './picture-sequence.ts'

const targets = prepareTargets(samplePlaces({ 'Dům A': { '1': ['A.101', 'A.102'] } }))
const inSequence = (paths: readonly string[]) =>
  picturesInSequence(
    paths.map((path) => ({ id: path, path, match: matchFile({ path, type: null }, targets) })),
  )

test('the pictures of a unit are in the order of the numbers at the end of their names', () => {
  const paths = ['balkon_10', 'chodba_03', 'koupelna_02', 'obyvak_01'].map(
    (name) => `A.101_${name}.jpg`,
  )
  expect(inSequence(paths)).toEqual(paths.toReversed())
})

test('pictures of one unit are counted through its folders, one without a number comes last', () => {
  expect(
    inSequence([
      'A.101/foto.jpg',
      'A.101/vizualizace/04.jpg',
      'A.101/vizualizace/kuchyn_3.jpg',
      'A.101_vizualizace (2).jpg',
      'A.101_vizualizace_001.jpg',
    ]),
  ).toEqual([
    'A.101_vizualizace_001.jpg',
    'A.101_vizualizace (2).jpg',
    'A.101/vizualizace/kuchyn_3.jpg',
    'A.101/vizualizace/04.jpg',
    'A.101/foto.jpg',
  ])
})

test('one number twice is settled as people count, and the number of the unit is no order', () => {
  expect(
    inSequence(['foto_A.101.jpg', 'A.101_terasa_2.jpg', 'A.101_balkon_2.jpg', 'A.101_zed_1.jpg']),
  ).toEqual(['A.101_zed_1.jpg', 'A.101_balkon_2.jpg', 'A.101_terasa_2.jpg', 'foto_A.101.jpg'])
})

test('what is no picture stays where it is, and units keep their places in the list', () => {
  expect(
    inSequence([
      'A.101_foto_2.jpg',
      'A.101_karta.pdf',
      'A.102_foto_2.jpg',
      'A.101_foto_1.jpg',
      'nic.txt',
      'A.102_foto_1.jpg',
    ]),
  ).toEqual([
    'A.101_foto_1.jpg',
    'A.101_karta.pdf',
    'A.102_foto_1.jpg',
    'A.101_foto_2.jpg',
    'nic.txt',
    'A.102_foto_2.jpg',
  ])
})

test('from every start the same pictures come out in the same order', () => {
  const name = fc
    .tuple(fc.constantFrom('kuchyn', 'foto', 'terasa'), fc.constantFrom('_1', '_02', '_10', ''))
    .map(([word, order]) => `A.101_${word}${order}.jpg`)
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 8 }), (paths) => {
      const sorted = inSequence(paths)
      expect(inSequence([...paths].reverse())).toEqual(sorted)
      expect([...sorted].sort()).toEqual([...paths].sort())
    }),
  )
})
