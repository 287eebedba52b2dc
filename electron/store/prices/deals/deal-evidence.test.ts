import { expect, test } from 'vitest'
import { unitIdSchema, workspaceIdSchema } from '#core/ids'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { sampleProject, sampleUnit, sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { appendUnits, beginPricelist, publishPricelist } from '../pricelist/pricelists.ts'
import { listDealEvidence, rememberRefusals } from './deal-evidence.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }

test.each<[string, number | null, number | null, boolean]>([
  ['a unit that had no status and has one now', null, 1, false],
  ['a unit that had a status and has none now', 1, null, false],
  ['a unit that has another status', 1, 2, false],
  ['a unit that has no status still', null, null, true],
  ['a unit that has its status still', 1, 1, true],
])('the refusal of %s: whether a new pricelist keeps it', async (_what, before, now, isKept) => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  const unitId = unitIdSchema.parse(7)
  const refused = { unitId, message: 'The unit has a deal.', statusCode: before }
  rememberRefusals(db, { ...of, at: 1, units: [refused] })
  const pricelistId = beginPricelist(db, { ...of, fetchedAt: 2, seenAct: 0 })
  appendUnits(db, { pricelistId, units: [{ ...sampleUnit(7), statusCode: now }] })
  publishPricelist(db, { pricelistId, projectName: '', currency: 'CZK', attributeTypes: [] })
  expect(listDealEvidence(db, of)).toHaveLength(isKept ? 1 : 0)
  close()
})
