import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { sentAlone } from '../../../crm/guards/sending-claims.ts'
import { batchesStore } from '../../../wiring/stores/batches-store.ts'
import { arrivedBatches, finished, readBatch } from '../../../wiring/testing/prices/acts.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'
import { sendBatch } from './send-batch.ts'
import { noTeamSchedule } from './team-schedule.ts'

const account = {
  id: accountIdSchema.parse('w1-prices'),
  workspaceName: 'Podviní',
  label: 'prices',
  login: 'prices@demo',
  baseUrl: 'http://127.0.0.1',
  timeZone: 'Europe/Prague',
}

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

/** A sending that hangs at one endpoint. */
const startHanging = async (endpoint: string) => {
  const { world, sandbox, draftId, units } = await startWithDraft(dearer)
  const hanging = { endpoint, calls: 1, fault: { kind: 'latency', ms: 60_000 } }
  await sandbox.control('POST', '/faults', hanging)
  const { call, jobs } = world()
  const { revision } = await call('drafts.readDraft', { draftId })
  const wanted = { draftId, revision, leftOut: [], note: '' }
  const { batchId, jobId } = await call('batches.send', wanted)
  const job = () => jobs.list().find(({ id }) => id === jobId)
  return {
    world,
    sandbox,
    units,
    batchId,
    job,
    /** The person presses Cancel as soon as the job is in this phase; only then does it go on. */
    cancelWhen: async (phase: string) => {
      while (job()?.phase !== phase) await new Promise((resolve) => setImmediate(resolve))
      const { canCancel } = job() ?? {}
      jobs.cancel(jobId)
      await sandbox.control('DELETE', '/faults')
      return { canCancel, outcome: await finished(world(), jobId) }
    },
  }
}

test('before anything has left a cancel works, and nothing leaves', async () => {
  const { cancelWhen, world, batchId, sandbox } = await startHanging('get-project')
  expect(await cancelWhen('waiting')).toMatchObject({
    canCancel: true,
    outcome: { kind: 'cancelled' },
  })
  expect((await readBatch(world(), batchId)).batch.state).toMatchObject({
    kind: 'notSent',
    failure: { kind: 'cancelled' },
  })
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('a cancel that comes while the account is looked for is not too late', async () => {
  const { world, draftId, sandbox, clock } = await startWithDraft(dearer)
  const { call, store } = world()
  const { revision } = await call('drafts.readDraft', { draftId })
  const batchId = await call('batches.schedule', {
    draftId,
    revision,
    leftOut: [],
    note: '',
    at: clock.now() + 60_000,
  })
  const cancelling = new AbortController()
  const unused = () => Promise.reject(new Error('nothing is to leave'))
  const sent = await sendBatch(
    {
      store: batchesStore(store),
      clock,
      client: { updateUnits: unused },
      refreshPricelist: () => Promise.resolve(success(null)),
      accountFor: () => {
        cancelling.abort()
        return Promise.resolve(success(account))
      },
      sendings: sentAlone,
      beginSending: () => success(null),
      schedule: noTeamSchedule,
      requestMs: 1,
      newId: () => 'unused',
      author: () => 'eva',
      announce: () => undefined,
      notify: () => undefined,
      inTurn: (_project, work) => work(),
    },
    { batchId, tell: () => undefined, signal: cancelling.signal },
  )
  expect(sent).toMatchObject({ failure: { kind: 'cancelled' } })
  expect((await readBatch(world(), batchId)).batch.state).toMatchObject({
    kind: 'notSent',
    failure: { kind: 'cancelled' },
  })
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('what is being sent can no longer be called back, and says so', async () => {
  const { cancelWhen, world, batchId, sandbox, units } = await startHanging('update-units')
  expect(await cancelWhen('sending')).toEqual({ canCancel: false, outcome: null })
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('confirmed')
  expect(await arrivedBatches(sandbox)).toEqual([units.map(({ id }) => id)])
})
