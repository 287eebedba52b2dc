import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { draftChangeSchema } from './draft-price.ts'
import { parseDraftChanges, parseToldCells } from './parse-draft-changes.ts'

const minor = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1.5, null, '5', 2 ** 53, undefined))
const price = fc.record(
  {
    netMinor: minor,
    grossMinor: minor,
    typed: fc.constantFrom('net', 'gross', 'both', 'perArea', 7),
    base: fc.oneof(
      fc.record({ netMinor: minor, grossMinor: minor }, { requiredKeys: [] }),
      fc.constantFrom(null, [], [1, 2]),
    ),
    more: fc.constant(1),
  },
  { requiredKeys: ['netMinor', 'grossMinor', 'typed'] },
)
const good = fc.record({
  unitId: fc.integer({ min: 1, max: 5 }),
  price: fc.option(
    fc.record({
      netMinor: fc.integer(),
      grossMinor: fc.integer(),
      typed: fc.constantFrom('net', 'gross', 'both'),
      base: fc.record({ netMinor: fc.option(fc.integer()), grossMinor: fc.option(fc.integer()) }),
    }),
  ),
})
const change = fc.oneof(
  { weight: 6, arbitrary: good },
  {
    weight: 1,
    arbitrary: fc.record(
      { unitId: fc.constantFrom(0, 1, -3, 1.5, '1', null), price, more: fc.constant(1) },
      { requiredKeys: ['unitId'] },
    ),
  },
  { weight: 1, arbitrary: fc.anything() },
)

test('what the schema of a change lets pass is let pass, and nothing else', () => {
  const schema = z
    .array(draftChangeSchema)
    .min(1)
    .refine((all) => new Set(all.map(({ unitId }) => unitId)).size === all.length)
  fc.assert(
    fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
      const text = JSON.stringify(changes)
      const judged = schema.safeParse(JSON.parse(text))
      expect(parseDraftChanges(text)).toEqual(judged.success ? judged.data : null)
    }),
    { numRuns: 2_000 },
  )
})

test.each(['', '[{', '{}', 'null', '7', '[]'])('%j is no step', (text) => {
  expect(parseDraftChanges(text)).toBeNull()
})

test('a step has an end', () => {
  const changes = Array.from({ length: 50_001 }, (_, index) => ({ unitId: index + 1, price: null }))
  expect(parseDraftChanges(JSON.stringify(changes))).toBeNull()
  expect(parseDraftChanges(JSON.stringify(changes.slice(1)))).toHaveLength(50_000)
})

const base = { netMinor: 1, grossMinor: null }
const whole = { netMinor: 1, grossMinor: 2, typed: 'net', base }

test.each([
  ['a price that is no number', { ...whole, netMinor: 'x' }],
  ['a price with VAT that is no number', { ...whole, grossMinor: 1.5 }],
  ['a side that nobody types', { ...whole, typed: 'area' }],
  ['no base', { ...whole, base: null }],
  ['a base that is no number', { ...whole, base: { ...base, netMinor: 'x' } }],
  ['a base with VAT that is no number', { ...whole, base: { ...base, grossMinor: 'x' } }],
  ['a base of three fields', { ...whole, base: { ...base, more: 1 } }],
])('%s is refused', (_what, price) => {
  const parse = (unitId: number, written: unknown) =>
    parseDraftChanges(JSON.stringify([{ unitId, price: written }]))
  expect(parse(1, price)).toBeNull()
  expect([parse(0, whole), parse(-1, whole), parse(1.5, whole)]).toEqual([null, null, null])
  expect(parse(1, whole)).toEqual([{ unitId: 1, price: whole }])
})

test('cells of the team are changes as those of this desk are, and nothing else is read', () => {
  const base = { netMinor: null, grossMinor: 99 }
  expect(parseToldCells('[]')).toEqual([])
  expect(parseToldCells('[[7,100,121,"net",null,99],[8,null,null,null,null,null]]')).toEqual([
    { unitId: 7, price: { netMinor: 100, grossMinor: 121, typed: 'net', base } },
    { unitId: 8, price: null },
  ])
  for (const cells of [
    '{}',
    'null',
    '[7]',
    '[[7,100,121,"net",null]]',
    '[[7,100,121,"net",null,99,1]]',
    '[[7,100,null,"net",null,99]]',
    '[[7,100,121,"free",null,99]]',
    '[[7,1,1,"net",1,1],[7,1,1,"net",1,1]]',
    '[[0,1,1,"net",1,1]]',
  ]) {
    expect([cells, parseToldCells(cells)]).toEqual([cells, null])
  }
})
