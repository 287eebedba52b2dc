import { onTestFinished } from 'vitest'
import { type UnitId, workspaceIdSchema } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import * as evidence from '../../../store/prices/deals/deal-evidence.ts'
import { readChangedSince } from '../../../store/prices/pricelist/changed-since.ts'
import { listLastChanges } from '../../../store/prices/pricelist/last-changes.ts'
import { readPriceHistory } from '../../../store/prices/pricelist/price-history.ts'
import {
  appendUnits,
  beginPricelist,
  publishPricelist,
} from '../../../store/prices/pricelist/pricelists.ts'
import { listUnchangedSince } from '../../../store/prices/pricelist/unchanged-since.ts'
import { sampleProject, sampleUnit, sampleWorkspace } from '../../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }

/** A project whose pricelist is loaded again and again. */
export const openWithUnits = async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  onTestFinished(close)
  insertWorkspace(db, sampleWorkspace('w1'))
  return {
    /** Units from one on, each with what is different about it. */
    publish: (units: readonly Partial<Unit>[], fetchedAt: number) => {
      const pricelistId = beginPricelist(db, { ...of, fetchedAt, seenAct: 0 })
      const listed = units.map((unit, index) => ({ ...sampleUnit(index + 1), ...unit }))
      appendUnits(db, { pricelistId, units: listed })
      publishPricelist(db, { pricelistId, projectName: '', currency: null, attributeTypes: [] })
    },
    unchangedSince: (since: number) => listUnchangedSince(db, { ...of, since }),
    lastChanges: () => listLastChanges(db, of),
    changedSince: (since: number) => readChangedSince(db, { ...of, since }),
    history: (unitId: UnitId) => readPriceHistory(db, { ...of, unitId }),
    refuse: (unit: evidence.Refusals['units'][number]) =>
      evidence.rememberRefusals(db, { ...of, at: 15, units: [unit] }),
    exported: (deals: { unitId: UnitId; dealId: string }[], at: number) =>
      evidence.replaceExportedDeals(db, { ...of, at, deals: new Map([[of.projectId, deals]]) }),
    evidence: () => evidence.listDealEvidence(db, of),
  }
}
