import { expect, onTestFinished, test } from 'vitest'
import { unitIdSchema, workspaceIdSchema } from '#core/ids'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { sampleProject, sampleWorkspace } from '../../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { pricesStore } from '../../../wiring/stores/prices-store.ts'
import { writeDeals } from './feed-deals.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }

test('an export that comes to be read after a newer one takes no deal of it away, and one of a clock that was ahead keeps none out', async () => {
  const opened = await openOrThrow({ directory: storeFolder() })
  onTestFinished(opened.close)
  insertWorkspace(opened.db, sampleWorkspace('w1'))
  const store = pricesStore(opened)
  const clock = { now: () => 20, elapsedMs: () => 0 }
  const told = (at: number, ...numbers: number[]) => {
    const { workspaceId, projectId } = of
    const units = numbers.map((number) => ({
      unitId: unitIdSchema.parse(number),
      dealId: `${at}`,
      projectId,
    }))
    writeDeals({ store, clock }, { workspaceId, at, units, projects: [projectId] })
    return store.listDealEvidence(of).map(({ unitId }) => unitId)
  }
  expect(told(10, 7)).toEqual([7])
  expect(told(15, 7, 8)).toEqual([7, 8])
  expect(told(10, 7)).toEqual([7, 8])
  expect(told(30, 7, 8, 9)).toEqual([7, 8, 9])
  expect(told(16, 8)).toEqual([8])
})
