import { expect, test } from 'vitest'
import { noAnswers, type PremiumAnswers } from './premium-answers.ts'
import type { PricedUnit } from './priced-homes.ts'
import { type FoundPremiums, readPremiums } from './read-premiums.ts'
import { stackedList, usualStacks } from './testing/stacked-list.ts'

const readOf = (
  priced: readonly PricedUnit[],
  answers: PremiumAnswers = noAnswers,
): FoundPremiums => {
  const { found } = readPremiums(priced, answers)
  if (found.kind !== 'found') throw new Error(found.kind)
  return found
}

const stackGroup = (place: number) => ({ kind: 'stack', stack: `A ${place}` }) as const

const askedAbout = (stacks: readonly (readonly number[])[]) =>
  readOf(stackedList(stacks)).patterns.map(({ group }) => group)

test('stacks of so few homes that nothing is fitted are no question', () => {
  const { found } = readPremiums(stackedList(usualStacks(3, 5)), noAnswers)
  expect(found).toEqual({ kind: 'tooFew', homes: 15 })
})

test('of five homes one above the other, four must deviate to one side', () => {
  const among = (stack: readonly number[]) => askedAbout([stack, ...usualStacks(15, 5)])
  expect(among([0.06, 0.06, 0.06, 0.06, -0.06])).toEqual([stackGroup(1)])
  expect(among([-0.06, -0.06, 0.06, -0.06, -0.06])).toEqual([stackGroup(1)])
  expect(among([0.06, -0.06, 0.06, -0.06, 0.06])).toEqual([])
  expect(among([-0.06, 0.06, -0.06, 0.06, -0.06])).toEqual([])
})

test('two mistyped prices in a stack of four are blamed, and are no question about its other two', () => {
  const stacks = [[0.1, 0.015, 0.1, 0.015], ...usualStacks(15, 4)]
  const { patterns, out } = readOf(stackedList(stacks))
  expect(patterns).toEqual([])
  expect(out.map(({ id }) => id).toSorted()).toEqual([1, 3])
})

test('three homes that scatter as others do must deviate by more than they scatter', () => {
  const scattered = (by: number) => {
    const wide = usualStacks(21, 3).map((stack) => stack.map((fraction) => 2 * fraction))
    return askedAbout(wide.map((stack, at) => (at === 0 ? stack.map((one) => one + by) : stack)))
  }
  expect(scattered(0.045)).toEqual([])
  expect(scattered(0.07)).toEqual([stackGroup(1)])
})

test('no more than twenty-five questions are asked, and what is known to be wrong is none of them', () => {
  const stacks = usualStacks(90, 3).map((stack, at) =>
    at < 27 ? stack.map((fraction) => fraction + (at % 2 === 0 ? 0.06 : -0.06)) : stack,
  )
  const priced = stackedList(stacks)
  expect(readOf(priced).patterns).toHaveLength(25)
  const wrongGroups = Array.from({ length: 13 }, (_, at) => stackGroup(at + 1))
  const { patterns, wrong } = readOf(priced, { ...noAnswers, wrongGroups })
  expect(wrong).toHaveLength(13)
  expect(patterns).toHaveLength(14)
})

test('the homes of a wrong stack alone are blamed, by as much as all of them deviate', () => {
  const [first = [], ...others] = usualStacks(15, 4)
  const priced = stackedList([first.map((fraction) => fraction + 0.1), ...others])
  const { wrong, out, homes } = readOf(priced, { ...noAnswers, wrongGroups: [stackGroup(1)] })
  expect(wrong.map(({ group }) => group)).toEqual([stackGroup(1)])
  expect(out.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4])
  for (const { fraction } of out) expect(Math.abs(fraction - 0.1)).toBeLessThan(0.015)
  for (const { expectedMinor } of homes.values()) {
    expect(Math.abs(expectedMinor / 500_000_000 - 1)).toBeLessThan(0.015)
  }
})
