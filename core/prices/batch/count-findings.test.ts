import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { countFindings } from './count-findings.ts'

const [one, two] = [unitIdSchema.parse(1), unitIdSchema.parse(2)]
const unit = sampleUnit({ id: 2 })

test('what keeps a batch from leaving comes before what only should be looked at', () => {
  const findings = countFindings({
    warnings: [{ unitId: one, kind: 'notRounded' }],
    conflicts: [
      {
        unitId: two,
        mine: draftedPrice(unit, 500_000_000),
        theirs: { netMinor: 1, grossMinor: 2 },
      },
    ],
    obstacles: [
      { unitId: one, kind: 'locked' },
      { unitId: two, kind: 'locked' },
    ],
  })
  expect(findings).toEqual([
    { mark: 'locked', units: [one, two], isBlocking: true, rates: [], numbers: [] },
    { mark: 'conflict', units: [two], isBlocking: true, rates: [], numbers: [] },
    { mark: 'notRounded', units: [one], isBlocking: false, rates: [], numbers: [] },
  ])
})

test('rates that change are named once each, however many units they change for', () => {
  const findings = countFindings({
    obstacles: [],
    conflicts: [],
    warnings: [
      { unitId: one, kind: 'rateChanged', from: 2_100, to: 1_200 },
      { unitId: two, kind: 'rateChanged', from: 2_100, to: 1_200 },
      { unitId: one, kind: 'rateAssumed', to: 1_200 },
    ],
  })
  expect(findings).toMatchObject([
    { mark: 'rateChanged', units: [one, two], rates: [{ from: 2_100, to: 1_200 }] },
    { mark: 'rateAssumed', units: [one], rates: [{ from: null, to: 1_200 }] },
  ])
})

test('units that nobody prices anew come last, with their numbers: they are in no list', () => {
  const nothing = { obstacles: [], conflicts: [], warnings: [] }
  expect(countFindings(nothing, [unit])).toEqual([
    { mark: 'unchanged', units: [two], isBlocking: false, rates: [], numbers: ['A.2'] },
  ])
})
