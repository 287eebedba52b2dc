import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleUnit } from '../testing/sample-unit.ts'
import { arrangePage } from './arrange-page.ts'
import { type DrawnCell, type DrawnPlan, drawPlan, type Shape } from './draw-plan.ts'
import { stackingPlan } from './stacking-plan.ts'
import { anyUnits } from './testing/any-units.ts'

const cell: DrawnCell = {
  colour: '#5fc7a5',
  lines: ['A.101', '7.2M'],
  hasDeal: false,
  isChanged: false,
}

const drawn = (plan: DrawnPlan['plan'], given: Partial<DrawnPlan> = {}) =>
  drawPlan({
    plan,
    title: 'Podviní',
    subtitle: 'Status',
    legend: [],
    nameOf: ({ building }) => building.name,
    captionOf: ({ group }) => group.kind,
    cells: new Map(plan.cells.map(({ unit }) => [unit.id, cell])),
    ...given,
  })

const edgesOf = (shape: Shape): { readonly right: number; readonly bottom: number } => {
  if (shape.kind === 'box') {
    return { right: shape.box.x + shape.box.width, bottom: shape.box.y + shape.box.height }
  }
  return { right: shape.x, bottom: shape.y }
}

test('everything that is drawn lies on the page', () => {
  fc.assert(
    fc.property(anyUnits, (units) => {
      const { width, height, shapes } = drawn(arrangePage(stackingPlan(units)))
      const edges = shapes.map(edgesOf)
      expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(width)
      expect(Math.max(...edges.map(({ bottom }) => bottom))).toBeLessThanOrEqual(height)
    }),
  )
})

const plan = arrangePage(stackingPlan([sampleUnit({ number: 'A.101' })]))

const textOf = (shapes: readonly Shape[], words: string) => {
  const found = shapes.find((shape) => shape.kind === 'text' && shape.text === words)
  if (found?.kind !== 'text') throw new Error(`${words} is not written`)
  return found
}

test('each line of the legend begins anew, and what has no room goes to the next one', () => {
  const colours = (name: string, count: number) =>
    Array.from({ length: count }, (_colour, index) => ({
      sign: { kind: 'colour' as const, colour: '#cfecb1' },
      words: `${name} ${index}`,
    }))
  const title = (words: string) => ({ sign: { kind: 'title' as const }, words })
  const legend = [
    [title('Homes'), ...colours('home', 2)],
    [title('Garages'), ...colours('garage', 9)],
  ]
  const { shapes } = drawn(plan, { legend })
  const at = (words: string) => textOf(shapes, words)
  expect(at('home 1').y).toBe(at('Homes').y)
  expect(at('Garages').y).toBeGreaterThan(at('Homes').y)
  expect(at('Garages').x).toBe(at('Homes').x)
  expect(at('garage 0').y).toBe(at('Garages').y)
  expect(at('garage 8').y).toBeGreaterThan(at('Garages').y)
  expect(at('A').y).toBeGreaterThan(at('garage 8').y)
})

test('a house stands on its ground, with the places of its floors below', () => {
  expect(textOf(drawn(plan).shapes, '01').y).toBeGreaterThan(textOf(drawn(plan).shapes, '1').y)
})

test('a deal and a changed price have a sign besides the colour, in the cell and in the legend', () => {
  const signsOf = (given: Partial<DrawnPlan>) =>
    drawn(plan, given).shapes.filter(
      (shape) => shape.kind === 'fold' || (shape.kind === 'box' && shape.box.width === 4),
    ).length
  const cells = new Map(
    plan.cells.map(({ unit }) => [unit.id, { ...cell, hasDeal: true, isChanged: true }]),
  )
  const legend = [
    [
      { sign: { kind: 'deal' as const }, words: 'Deal' },
      { sign: { kind: 'changed' as const }, words: 'Changed' },
    ],
  ]
  expect(signsOf({})).toBe(0)
  expect(signsOf({ cells })).toBe(2)
  expect(signsOf({ cells, legend })).toBe(4)
})
