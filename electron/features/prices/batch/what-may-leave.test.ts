import { expect, test } from 'vitest'
import { projectIdSchema } from '#core/ids'
import { fromJson } from '#core/json'
import type { Unit } from '#core/prices/pricelist/unit'
import {
  arrivedBatches,
  drafted,
  edit,
  finished,
  isFree,
  readBatch,
  readDraft,
  sendDraft,
} from '../../../wiring/testing/prices/acts.ts'
import { of, type PricesWorld } from '../../../wiring/testing/prices/prices-world.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'
import { diskFull, full, startBesideDisk } from '../testing/start-beside-disk.ts'
import { sendBatch } from './send-batch.ts'
import { watchBatches } from './watch-batches.ts'

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

test('a batch that the disk does not note as being sent does not leave', async () => {
  const { world, batchId, dependencies, left } = await startBesideDisk({
    refused: { beginSending: () => full },
  })
  const { signal } = new AbortController()
  const sent = await sendBatch(dependencies, { batchId, tell: () => undefined, signal })
  expect([sent, left]).toEqual([full, []])
  const { batch } = await readBatch(world(), batchId)
  expect(batch.state).toEqual({ kind: 'notSent', failure: diskFull })
})

test('a batch whose time has come is not begun while the disk does not take that down', async () => {
  const { clock, at, dependencies } = await startBesideDisk({
    refused: { writeBatchState: () => full },
  })
  const begun: string[] = []
  const look = watchBatches({
    ...dependencies,
    startJob: ({ kind }) => begun.push(kind),
    missed: [],
    isAtWork: () => false,
  })
  clock.moveElapsed(60_000)
  clock.moveTo(at)
  look()
  expect(begun).toEqual([])
})

const otherProject = { ...of, projectId: projectIdSchema.parse(10_340) }

/** A draft of one unit in another project of the workspace. */
const draftElsewhere = async (world: PricesWorld) => {
  const { jobId } = await world.call('prices.refreshPricelist', otherProject)
  await finished(world, jobId)
  const page = { ...otherProject, offset: 0, limit: 5_000 }
  const units = fromJson((await world.call('prices.readUnits', page)).units)
  const draftId = await world.call('drafts.createDraft', { ...otherProject, name: 'Jinde' })
  const changes = units.filter(isFree).slice(0, 1)
  await edit(
    world,
    draftId,
    changes.map((unit) => drafted(unit, dearer(unit))),
  )
  return draftId
}

test('a batch of unknown fate keeps no batch of another project waiting, and is not judged by it', async () => {
  const { world, draftId, sandbox } = await startWithDraft(dearer)
  const elsewhere = await draftElsewhere(world())
  const fault = { kind: 'resetDuring' }
  await sandbox.control('POST', '/faults', { endpoint: 'update-units', calls: 1, fault })
  const lost = await sendDraft(world(), elsewhere)
  expect(lost.batch.state.kind).toBe('unknown')
  expect((await sendDraft(world(), draftId)).batch.state.kind).toBe('confirmed')
  expect((await readBatch(world(), lost.batchId)).batch.state.kind).toBe('unknown')
})

test('a unit that is refused for another reason than a deal is not remembered as one with a deal', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer)
  const told = units.map(({ id }, at) => ({
    id,
    success: false,
    error: at === 0 ? 'The price is too high' : 'Batch rejected because another unit has a deal',
  }))
  const answer = { success: false, error: 'Validation failed for 1 unit(s)', units: told }
  const fault = { kind: 'otherAnswer', body: JSON.stringify(answer) }
  await sandbox.control('POST', '/faults', { endpoint: 'update-units', calls: 1, fault })
  const { batch, units: judged } = await sendDraft(world(), draftId)
  expect(batch.state.kind).toBe('rejected')
  expect(judged.map(({ state }) => state)).toEqual(['culprit', 'alongside', 'alongside'])
  const { evidence } = await world().call('prices.readDealEvidence', of)
  expect(evidence).toEqual([])
  // Only the draft says what is still wanted, and nobody is kept from sending it again.
  expect((await readDraft(world(), draftId)).size).toBe(3)
  expect((await sendDraft(world(), draftId)).batch.state.kind).toBe('confirmed')
  expect(await arrivedBatches(sandbox)).toHaveLength(2)
})
