import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import type { Unit } from '#core/prices/pricelist/unit'
import type { SendingClaims } from '../../../crm/guards/sending-claims.ts'
import { arrivedBatches, readDraft, sendDraft } from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

const requestsTo = async (
  { sandbox }: Awaited<ReturnType<typeof startWithDraft>>,
  endpoint: string,
): Promise<number> => {
  const requests = (await sandbox.control('GET', '/requests')) as { endpoint: string }[]
  return requests.filter((request) => request.endpoint === endpoint).length
}

test('the prices of a project are read when no colleague may send them, and before this desk does', async () => {
  const told: string[] = []
  const sendings: SendingClaims = {
    claim: async ({ kind, key }) => {
      told.push(`${kind} ${key}, after ${await requestsTo(started, 'get-project')} readings`)
      return success({
        isKept: () => Promise.resolve(true),
        end: (outcome) => {
          told.push(outcome)
        },
      })
    },
  }
  const started = await startWithDraft(dearer, 3, { sendings })
  const before = await requestsTo(started, 'get-project')
  const { batch } = await sendDraft(started.world(), started.draftId)
  expect(batch.state.kind).toBe('confirmed')
  expect(told).toEqual([`prices ${of.projectId}, after ${before} readings`, 'done'])
  expect(await requestsTo(started, 'get-project')).toBeGreaterThan(before)
})

test('prices that a colleague is sending are not sent over, and stay in the draft', async () => {
  const taken = { kind: 'taken', by: 'Petr', standing: 'busy', again: 'now' } as const
  const sendings = { claim: () => Promise.resolve(failed(taken)) }
  const { world, draftId, sandbox } = await startWithDraft(dearer, 3, { sendings })
  const { batch } = await sendDraft(world(), draftId)
  expect(batch.state).toEqual({ kind: 'notSent', failure: taken })
  expect(await arrivedBatches(sandbox)).toEqual([])
  expect((await readDraft(world(), draftId)).size).toBe(3)
})

test('of a batch that may still arrive the team hears that nobody knows', async () => {
  const ended: string[] = []
  const sendings: SendingClaims = {
    claim: () =>
      Promise.resolve(
        success({ isKept: () => Promise.resolve(true), end: (outcome) => ended.push(outcome) }),
      ),
  }
  const { world, draftId, sandbox } = await startWithDraft(dearer, 3, { sendings })
  await sandbox.control('POST', '/faults', {
    endpoint: 'update-units',
    calls: 1,
    fault: { kind: 'resetDuring' },
  })
  const { batch } = await sendDraft(world(), draftId)
  expect(batch.state.kind).toBe('unknown')
  expect(ended).toEqual(['unknown'])
})

test('prices whose claim was given up while they were read are not sent', async () => {
  const ended: string[] = []
  const claim = { isKept: () => Promise.resolve(false), end: (of: string) => ended.push(of) }
  const sendings: SendingClaims = { claim: () => Promise.resolve(success(claim)) }
  const { world, draftId, sandbox } = await startWithDraft(dearer, 3, { sendings })
  const { batch } = await sendDraft(world(), draftId)
  expect(batch.state).toMatchObject({ kind: 'notSent', failure: { kind: 'team' } })
  expect(await arrivedBatches(sandbox)).toEqual([])
  expect((await readDraft(world(), draftId)).size).toBe(3)
})
