import { expect, test } from 'vitest'
import { selectSteps, stepNames } from './selection.ts'

test('without a choice every step runs', () => {
  expect(selectSteps([])).toEqual({ steps: stepNames, runnerArgs: [] })
})

test('chosen steps run in their own order', () => {
  expect(selectSteps(['unit', 'lint']).steps).toEqual(['lint', 'unit'])
})

test('stories are preceded by a build', () => {
  expect(selectSteps(['e2e'])).toEqual({ steps: ['build', 'e2e'], runnerArgs: [] })
})

test('what follows the dashes goes to the runners', () => {
  expect(selectSteps(['unit', '--', 'core/money', '--update'])).toEqual({
    steps: ['unit'],
    runnerArgs: ['core/money', '--update'],
  })
  expect(selectSteps(['e2e', '--']).runnerArgs).toEqual([])
})

test('a misspelt step is refused instead of passed over, and the person is told the right ones', () => {
  expect(() => selectSteps(['units'])).toThrow(
    expect.objectContaining({
      message: 'there is no step "units"',
      remedy: expect.stringContaining('lint, types'),
    }),
  )
})
