import { expect, test } from 'vitest'
import { noAnswers } from './premium-answers.ts'
import type { PricedUnit } from './priced-homes.ts'
import { readPremiums } from './read-premiums.ts'
import { stackedList, usualStacks } from './testing/stacked-list.ts'

const outOf = (priced: readonly PricedUnit[]) => {
  const { found } = readPremiums(priced, noAnswers)
  if (found.kind !== 'found') throw new Error(found.kind)
  return found.out
}

test('the price that is furthest from the premiums comes first, with how far it is', () => {
  const usual = usualStacks(12, 5)
  const wrong = new Map([
    [2, 0.1],
    [5, -0.2],
    [8, 0.15],
  ])
  const stacks = usual.map((stack, at) =>
    stack.map((fraction, level) => (level === 2 ? fraction + (wrong.get(at) ?? 0) : fraction)),
  )
  const out = outOf(stackedList(stacks))
  expect(out.map(({ id }) => id)).toEqual([5 * 5 + 3, 5 * 8 + 3, 5 * 2 + 3])
  for (const [at, fraction] of [-0.2, 0.15, 0.1].entries()) {
    expect(Math.abs((out[at]?.fraction ?? 0) - fraction)).toBeLessThan(0.02)
  }
})

test('a home that does not say where it faces may cost what it would on the cheapest side, or on the dearest', () => {
  const points = ['J', 'S', 'JZ', 'SZ']
  const bySide = [0.06, -0.06, 0.12, 0]
  const unsaid = new Map([
    [3, -0.06],
    [33, 0.12],
    [63, 0.2],
  ])
  const sideOf = (stack: number) => stack % points.length
  const stacks = usualStacks(16, 5).map((stack, at) =>
    stack.map(
      (fraction, level) => unsaid.get(5 * at + level + 1) ?? fraction + (bySide[sideOf(at)] ?? 0),
    ),
  )
  const priced = stackedList(stacks).map((one, index) => {
    const point = points[sideOf(Math.floor(index / 5))] ?? ''
    const attributes = unsaid.has(one.unit.id) ? {} : { flat_orientation: point }
    return { ...one, unit: { ...one.unit, attributes } }
  })
  expect(outOf(priced).map(({ id }) => id)).toEqual([63])
})
