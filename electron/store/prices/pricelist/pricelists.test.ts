import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { sampleProject, sampleUnit, sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import {
  appendUnits,
  beginPricelist,
  discardUnpublished,
  publishPricelist,
  readPricelist,
  readUnits,
} from './pricelists.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const described = { projectName: 'Podviní', currency: 'CZK', attributeTypes: [] }

const openWithWorkspace = async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(store.db, sampleWorkspace('w1'))
  return store
}

test('units come back as they were, in the order of the server, by chunks', async () => {
  const { db, close } = await openWithWorkspace()
  const units = [5, 3, 9, 1].map(sampleUnit)
  const pricelistId = beginPricelist(db, { ...of, fetchedAt: 7, seenAct: 0 })
  appendUnits(db, { pricelistId, units: units.slice(0, 3) })
  appendUnits(db, { pricelistId, units: units.slice(3) })
  publishPricelist(db, { pricelistId, ...described })
  expect(readPricelist(db, of)).toMatchObject({ unitCount: 4, fetchedAt: 7, currency: 'CZK' })
  const chunk = (offset: number) => JSON.parse(readUnits(db, { ...of, offset, limit: 3 }))
  expect([...chunk(0), ...chunk(3)]).toEqual(units)
  close()
})

test('a currency that an earlier version has kept as the CRM calls it is known by its code', async () => {
  const { db, close } = await openWithWorkspace()
  for (const [kept, code] of [
    ['Kč', 'CZK'],
    ['koruna', null],
  ] as const) {
    const pricelistId = beginPricelist(db, { ...of, fetchedAt: 7, seenAct: 0 })
    publishPricelist(db, { pricelistId, ...described, currency: kept })
    expect(readPricelist(db, of)?.currency).toBe(code)
  }
  close()
})

test('whatever happens on the way, what is shown is one whole pricelist', async () => {
  const { db, close } = await openWithWorkspace()
  const step = fc.oneof(
    fc.record({ kind: fc.constant('load' as const), size: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ kind: fc.constant('breakOff' as const), size: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ kind: fc.constant('discard' as const), size: fc.constant(0) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let shown: number | null = readPricelist(db, of)?.unitCount ?? null
      for (const { kind, size } of steps) {
        if (kind === 'discard') discardUnpublished(db, of)
        else {
          const pricelistId = beginPricelist(db, { ...of, fetchedAt: size, seenAct: 0 })
          const units = Array.from({ length: size }, (_, index) => sampleUnit(index + 1))
          appendUnits(db, { pricelistId, units })
          if (kind === 'load') publishPricelist(db, { pricelistId, ...described })
          if (kind === 'load') shown = size
        }
        const list = readPricelist(db, of)
        const units: Unit[] = JSON.parse(readUnits(db, { ...of, offset: 0, limit: 100 }))
        expect(list?.unitCount ?? null).toBe(shown)
        expect(units).toHaveLength(shown ?? 0)
      }
    }),
    { numRuns: 60 },
  )
  close()
})
