import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePlaces } from '../testing/sample-places.ts'
import { matchFile } from './match-file.ts'
import { compileRule, type NamingRule } from './naming-rule.ts'
import { prepareTargets } from './numbers/prepare-targets.ts'

const ruleOf = (pattern: string): NamingRule => {
  const compiled = compileRule(pattern)
  if (!compiled.ok) throw new Error(compiled.problem)
  return compiled.rule
}

test.each([
  ['{number}_{kind}', 'A.1.05_pudorys.png', { number: 'A.1.05', kind: 'pudorys' }],
  ['{number}_{kind}', 'A_1_05_pudorys.png', { number: 'A_1_05', kind: 'pudorys' }],
  [
    '{building}-{number}_{kind}',
    'A-105_Půdorys.png',
    { building: 'A', number: '105', kind: 'Půdorys' },
  ],
  ['Karta bytu {number}', 'karta BYTU 101.pdf', { number: '101' }],
  ['{number} ({order})', 'A101 (12).jpg', { number: 'A101', order: '12' }],
  ['*_{number}', 'vinice_2024_A101.pdf', { number: '2024_A101' }],
  ['vinice_*_{number}', 'Vinice_2024_A101.pdf', { number: 'A101' }],
  [
    '{building}/{floor}/{number}',
    'x/Dům A/2NP/A.201.png',
    { building: 'Dům A', floor: '2NP', number: 'A.201' },
  ],
  ['{number}', 'folder/A101.pdf', { number: 'A101' }],
  ['{number}_{kind}', 'A101.pdf', null],
  ['{number}_{order}', 'A101_pudorys.pdf', null],
])('the rule %s reads %s', (pattern, path, values) => {
  expect(ruleOf(pattern).read(path)).toEqual(values)
})

test.each([
  ['', 'empty', 0],
  ['{number', 'brace', 0],
  ['{number}}', 'brace', 8],
  ['{number}_{unit}', 'unknownField', 9],
  ['{number}_{number}', 'twice', 9],
  ['{building}{number}', 'touching', 10],
  ['*{number}', 'touching', 1],
  ['{kind}_{order}', 'noPlace', 0],
  [`{number}${'x'.repeat(300)}`, 'tooLong', 200],
])('the rule %s is refused: %s', (pattern, problem, at) => {
  expect(compileRule(pattern)).toEqual({ ok: false, problem, at })
})

test('a rule reads back what it was written with', () => {
  const number = fc.stringMatching(/^[A-F]\.[1-9]\.\d\d$/)
  fc.assert(
    fc.property(number, fc.nat(999), (unit, order) => {
      expect(ruleOf('web {number} - {order}').read(`web ${unit} - ${order}.jpg`)).toEqual({
        number: unit,
        order: String(order),
      })
    }),
  )
})

test('a rule of many stars tries no place twice', () => {
  const rule = ruleOf(`${'*a'.repeat(90)}{number}!`)
  expect(rule.read('a'.repeat(280))).toBe(null)
})

const places = samplePlaces({
  'Dům A': { '1': ['101', '102'], '2': ['201'] },
  'Dům B': { '1': ['101', 'B.103'] },
})
const targets = prepareTargets(places)
const matched = (pattern: string, path: string) => {
  const { kind, targets: found } = matchFile({ path, type: null }, targets, ruleOf(pattern))
  return [kind, ...found.map(({ target, endpoint }) => `${endpoint} ${target.kind} ${target.id}`)]
}

test.each([
  ['{building}-{number}_{kind}', 'B-101_pudorys.png', ['exact', 'unitPlan unit 4']],
  ['{order}x{number}', '7x201.pdf', ['exact', 'unitPdf unit 3']],
  ['{number}_{kind}', '101_pudorys.png', ['ambiguous', 'unitPlan unit 1', 'unitPlan unit 4']],
  ['{number}_{kind}', '999_pudorys.png', ['unmatched']],
  ['{building}_{floor}', 'A_2.png', ['exact', 'floorPlan floor 2']],
  ['{building}_{floor}', 'A_1NP.png', ['exact', 'floorPlan floor 1']],
  ['dum {building}', 'dům B.png', ['exact', 'buildingPlan building 2']],
  ['{building}-{number}_{kind}', 'Dům A 1NP.png', ['exact', 'floorPlan floor 1']],
])('by the rule %s the file %s is %j', (pattern, path, expected) => {
  expect(matched(pattern, path)).toEqual(expected)
})
