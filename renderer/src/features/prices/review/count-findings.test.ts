import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
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
    { mark: 'locked', units: [one, two], isBlocking: true },
    { mark: 'conflict', units: [two], isBlocking: true },
    { mark: 'notRounded', units: [one], isBlocking: false },
  ])
})
