import { expect, test } from 'vitest'
import { samplePlaces } from '#core/media/testing/sample-places'
import { tryRule } from './rule-trial.ts'

const places = samplePlaces({ A: { '1': ['A.101', 'A.102'] } })
const files = ['x.png', 'plan-A101.png', 'plan-A102.png', 'plan-A999.png'].map((path) => ({
  path,
  read: null,
}))

test('a rule is tried on the files of the list: how many fit, and what each becomes', () => {
  const trial = tryRule('plan-{number}', files, places)
  expect([trial?.fits, trial?.total]).toEqual([3, 4])
  expect(
    trial?.examples.map(({ path, values, match }) => [path, values?.number, match.targets.length]),
  ).toEqual([
    ['plan-A101.png', 'A101', 1],
    ['plan-A102.png', 'A102', 1],
    ['plan-A999.png', 'A999', 0],
    ['x.png', undefined, 0],
  ])
})

test('a rule that is not right makes nothing', () => {
  expect(tryRule('plan-{number', files, places)).toBe(null)
})
