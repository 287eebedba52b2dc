import { expect, test } from 'vitest'
import type { Unit } from '#core/prices/pricelist/unit'
import { arrivedBatches, drafted, edit, sendDraft } from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

const draftChanged = { failure: { kind: 'notAllowed', reason: 'draftChanged' } }

test('a draft that has changed since it was reviewed is neither sent nor planned', async () => {
  const { world, draftId, units, sandbox, clock } = await startWithDraft(dearer)
  const { revision } = await world().call('drafts.readDraft', { draftId })
  const [first] = units
  if (!first) throw new Error('the sandbox has no free flats')
  await edit(world(), draftId, [drafted(first, 2_000_000_00)])
  const reviewed = { draftId, revision, leftOut: [], note: '' }
  world().announced.length = 0
  await expect(world().call('batches.send', reviewed)).rejects.toMatchObject(draftChanged)
  // The review reads what it has missed.
  expect(world().announced).toContain('draftPrices')
  const later = { ...reviewed, at: clock.now() + 1 }
  await expect(world().call('batches.schedule', later)).rejects.toMatchObject(draftChanged)
  const page = { ...of, before: null, limit: 10, unit: '', states: [] }
  expect(await world().call('batches.listBatches', page)).toEqual([])
  expect((await sendDraft(world(), draftId)).batch.state.kind).toBe('confirmed')
  expect(await arrivedBatches(sandbox)).toHaveLength(1)
})
