import { expect, test } from 'vitest'
import { samplePlaces } from '../testing/sample-places.ts'
import { matchFile } from './match-file.ts'
import type { MatchReason } from './match-result.ts'
import { prepareTargets } from './numbers/prepare-targets.ts'

const places = samplePlaces({
  'Dům A': {
    '-1': ['A.G01'],
    '1': ['A.1.01', 'A.1.02', 'A.1.03'],
    '2': ['A.2.01', 'A.2.02', 'A.2.13'],
  },
  'Dům B': { '1': ['B.1.01', 'B.1.02'], '2': ['B.2.01', '301'] },
})
const targets = prepareTargets(places)
const match = (path: string) => matchFile({ path, type: null }, targets)

test.each<readonly [string, MatchReason]>([
  ['A.1.01_karta.pdf', { kind: 'number', written: 'A.1.01', as: 'same' }],
  ['karta a-1-1.pdf', { kind: 'number', written: 'a-1-1', as: 'normalised' }],
  ['A101.pdf', { kind: 'number', written: 'A101', as: 'normalised' }],
  ['A.1.01/foto/3.jpg', { kind: 'folder', written: 'A.1.01' }],
  ['Dům A/2NP.png', { kind: 'floor', written: '2NP' }],
  ['Dům A.png', { kind: 'building', written: 'Dum A' }],
])('%s is exact', (path, reason) => {
  expect(match(path)).toMatchObject({ kind: 'exact', reason })
})

test.each([
  ['A.1.O1.pdf', 'typo', 'A.1.O1'],
  ['vizualizace 301.jpg', 'bareNumber', '301'],
  ['C-301.pdf', 'moreBeside', '301'],
  ['A.1.01.2.pdf', 'moreBeside', 'A.1.01'],
  ['A.1.01b.pdf', 'moreBeside', 'A.1.01'],
  ['byt 1.03.pdf', 'withoutBuilding', '1.03'],
  ['A.1.01-03.pdf', 'range', 'A.1.01-03'],
  ['A.1.01-A.2.01.pdf', 'range', 'A.1.01-A.2.01'],
  ['garáž 301.pdf', 'otherType', '301'],
  ['Dům B/A.1.01.pdf', 'otherBuilding', 'A.1.01'],
  ['Dům A/2NP/A.1.01.pdf', 'otherFloor', 'A.1.01'],
  ['A.1.02/A.1.01.pdf', 'otherFolder', 'A.1.01'],
  ['Dům A pohled od řeky.png', 'moreWords', 'Dum A'],
  ['A.1.01_Novak.pdf', 'moreWords', 'A.1.01'],
  ['A.1.01_sazeni_plan.png', 'moreWords', 'A.1.01'],
  ['PENB A.1.01.pdf', 'kindDiffers', 'A.1.01'],
  ['A.1.01_vypis_z_KN.pdf', 'kindDiffers', 'A.1.01'],
  ['A.1.01.png', 'kindUnknown', 'A.1.01'],
  ['A.1.01_pudorys.pdf', 'kindDiffers', 'A.1.01'],
  ['A.1.01_karta.png', 'kindDiffers', 'A.1.01'],
] as const)('%s is guessed: %s', (path, doubt, written) => {
  expect(match(path)).toMatchObject({ kind: 'guessed', reason: { kind: 'doubt', doubt, written } })
})

test.each<readonly [string, MatchReason]>([
  ['A.1.77_pudorys.png', { kind: 'unknownNumber', written: 'A.1.77' }],
  ['byt 999.pdf', { kind: 'unknownNumber', written: '999' }],
  ['mapa okolí.png', { kind: 'nothingFound' }],
  ['Dům A 2NP.pdf', { kind: 'noEndpoint', place: 'floor', type: 'pdf' }],
  ['A.1.01.dwg', { kind: 'noEndpoint', place: 'unit', type: 'dwg' }],
  ['__MACOSX/._A.1.01.png', { kind: 'litter' }],
])('%s is not matched', (path, reason) => {
  expect(match(path)).toEqual({ kind: 'unmatched', targets: [], reason })
})

test('a floor that two buildings have waits for a person', () => {
  expect(match('1NP.png')).toMatchObject({
    kind: 'ambiguous',
    reason: { kind: 'several', written: '1NP' },
  })
})

test('a file of a range goes to every unit of it', () => {
  const numbers = match('A.1.01-A.2.01.pdf').targets.map(
    ({ target }) => places.units.find(({ id }) => id === target.id)?.number,
  )
  expect(numbers).toEqual(['A.1.01', 'A.1.02', 'A.1.03', 'A.2.01'])
})

test('what a file is by its bytes outweighs its ending', () => {
  const endpoints = (['pdf', 'png'] as const).map(
    (type) => matchFile({ path: 'A.1.01_plan.jpg', type }, targets).targets[0]?.endpoint,
  )
  expect(endpoints).toEqual(['unitPdf', 'unitPlan'])
})

test.each([
  [{ width: 6000, height: 4000, orientation: 1 }, 'unitPicture'],
  [{ width: 1080, height: 1920, orientation: 1 }, 'unitPicture'],
  [{ width: 2000, height: 1990, orientation: 6 }, 'unitPicture'],
  [{ width: 2000, height: 1900, orientation: 1 }, 'unitPlan'],
  [null, 'unitPlan'],
])('where no word tells what a JPEG is, its shape %j speaks for %s', (shape, endpoint) => {
  const image = shape && { ...shape, isCmyk: false }
  const [found] = matchFile({ path: 'A.1.01.jpg', type: 'jpeg', image }, targets).targets
  expect(found?.endpoint).toBe(endpoint)
})

test('a contract is no card of its unit', () => {
  expect(match('smlouva_A.1.01.pdf')).toMatchObject({
    kind: 'guessed',
    reason: { doubt: 'kindDiffers' },
  })
})

test('a photograph of a phone is offered as a picture, not as a plan', () => {
  const of = (type: 'heic' | 'png') =>
    matchFile({ path: 'A.1.01.heic', type, image: null }, targets).targets[0]?.endpoint
  expect([of('heic'), of('png')]).toEqual(['unitPicture', 'unitPlan'])
})
