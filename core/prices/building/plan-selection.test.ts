import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleUnit } from '../testing/sample-unit.ts'
import { arrangePlan } from './arrange-plan.ts'
import { choose, nothingSelected, type PlanSelection, type SelectingKey } from './plan-selection.ts'
import { stackingPlan } from './stacking-plan.ts'
import { anyUnits } from './testing/any-units.ts'

const cell = { width: 50, height: 30 }

const clicks = fc.array(
  fc.record({ at: fc.nat(), key: fc.constantFrom<SelectingKey>('none', 'ctrl', 'shift') }),
  { maxLength: 8 },
)

test('whatever is clicked, no unit is selected that a filter leaves out, and a plain click selects one alone', () => {
  fc.assert(
    fc.property(anyUnits, clicks, (units, clicked) => {
      const plan = arrangePlan(stackingPlan(units), cell, 900)
      const passes = (id: number) => id % 3 !== 0
      let selection: PlanSelection = nothingSelected
      for (const { at, key } of clicked) {
        const unit = units[at % Math.max(1, units.length)]
        if (!unit) return
        const before = selection
        selection = choose(before, { units: [unit.id], focus: unit.id, key }, { plan, passes })
        expect([...selection.units].every(passes)).toBe(true)
        expect(selection.focus).toBe(unit.id)
        if (key === 'none') expect(selection.units.size).toBe(passes(unit.id) ? 1 : 0)
        if (key === 'shift') expect(selection.units.has(unit.id)).toBe(passes(unit.id))
        if (key === 'ctrl') {
          const again = choose(
            selection,
            { units: [unit.id], focus: unit.id, key },
            { plan, passes },
          )
          expect(again.units).toEqual(before.units)
        }
      }
    }),
  )
})

test('Shift selects all from the cell that was chosen last, which stays where it goes from', () => {
  const units = [1, 2, 3, 4].map((place) =>
    sampleUnit({ id: place, number: `A.10${place}`, floor: '1' }),
  )
  const plan = arrangePlan(stackingPlan(units), cell, 900)
  const world = { plan, passes: () => true }
  const select = (before: PlanSelection, place: number, key: SelectingKey) => {
    const { id } = units[place - 1] ?? expect.fail('there is no such unit')
    return choose(before, { units: [id], focus: id, key }, world)
  }
  const two = select(nothingSelected, 2, 'shift')
  expect([...two.units]).toEqual([2])
  const onward = select(two, 4, 'shift')
  expect([...onward.units]).toEqual([2, 3, 4])
  expect([...select(onward, 1, 'shift').units]).toEqual([1, 2])
})

test('Ctrl adds a floor to what is selected, and takes it away where all of it is', () => {
  const units = fc.sample(anyUnits, { numRuns: 1, seed: 4 })[0] ?? []
  const plan = arrangePlan(stackingPlan(units), cell, 900)
  const [a = [], b = []] = plan.buildings
    .flatMap(({ floors }) => floors)
    .map(({ cells }) => cells.map(({ unit }) => unit.id))
  const world = { plan, passes: () => true }
  const one = choose(nothingSelected, { units: a, focus: null, key: 'none' }, world)
  const both = choose(one, { units: b, focus: null, key: 'ctrl' }, world)
  expect(both.units).toEqual(new Set([...a, ...b]))
  expect(choose(both, { units: b, focus: null, key: 'ctrl' }, world).units).toEqual(new Set(a))
})
