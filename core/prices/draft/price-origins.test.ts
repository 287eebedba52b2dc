import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { StepLabel } from './draft-price.ts'
import { priceOrigins } from './price-origins.ts'

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => unitIdSchema.parse(index + 1))

test('prices are counted by the way in which they came, the most frequent first', () => {
  const labels: StepLabel[] = [
    { kind: 'edit', detail: 'A.1' },
    { kind: 'formula', detail: '+3%' },
    { kind: 'formula', detail: '+3%' },
    { kind: 'import', detail: 'ceník.xlsx' },
    { kind: 'edit', detail: 'A.5' },
    { kind: 'formula', detail: '+3%' },
  ]
  const labelOf = new Map(labels.map((label, index) => [unitIdSchema.parse(index + 1), label]))
  expect(priceOrigins(ids(7), labelOf)).toEqual([
    { label: { kind: 'formula', detail: '+3%' }, units: 3 },
    { label: { kind: 'edit', detail: null }, units: 2 },
    { label: { kind: 'import', detail: 'ceník.xlsx' }, units: 1 },
  ])
})

test('of very many formulas the last ones are told together, and no unit is lost', () => {
  const labelOf = new Map(
    ids(100).map((id) => [id, { kind: 'formula', detail: `+${id}` } as StepLabel]),
  )
  const origins = priceOrigins(ids(100), labelOf)
  expect(origins).toHaveLength(21)
  expect(origins[0]).toEqual({ label: { kind: 'formula', detail: null }, units: 80 })
})
