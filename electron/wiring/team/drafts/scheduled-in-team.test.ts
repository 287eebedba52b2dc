import { expect, test } from 'vitest'
import { cancelled } from '#core/contract/failure'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import { systemClock } from '../../../clock.ts'
import { writeBatchState } from '../../../store/prices/batch/batches.ts'
import { startPostgres } from '../../../team/testing/start-postgres.ts'
import {
  arrivedBatches,
  drafted,
  edit,
  isFree,
  readDraft,
  readUnits,
} from '../../testing/prices/acts.ts'
import { of } from '../../testing/prices/prices-world.ts'
import { sitPricing } from '../../testing/team/sit-pricing.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })

const eventually = (isSo: () => unknown) => expect.poll(isSo, { interval: 50 })

/** A draft of Jana, which Petr has as well. */
const two = async (team: string) => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const { baseUrl } = sandbox
  const jana = await sitPricing(postgres, { team, name: 'Jana', baseUrl })
  const petr = await sitPricing(postgres, { team, name: 'Petr', baseUrl })
  const draftId = await jana.call('drafts.createDraft', { ...of, name: 'Podzim' })
  const units = (await readUnits(jana)).filter(isFree).slice(0, 3)
  const changes = units.map((unit) => drafted(unit, (unit.priceGrossMinor ?? 0) + 50_000_00))
  await edit(jana, draftId, changes)
  await jana.call('drafts.share', { draftId })
  const here = async () => (await petr.call('drafts.listDrafts', of))[0]
  await eventually(async () => (await here())?.unitCount).toBe(3)
  const ofPetr = (await here())?.id
  if (ofPetr === undefined) throw new Error('the draft is gone again')
  const schedule = async (inMs: number) => {
    const { revision } = await jana.call('drafts.readDraft', { draftId })
    const at = systemClock.now() + inMs
    const batchId = await jana.call('batches.schedule', {
      draftId,
      revision,
      leftOut: [],
      note: 'podzimní ceny',
      at,
    })
    await eventually(async () => (await petr.scheduled()).length).toBe(1)
    return { at, batchId }
  }
  return { sandbox, jana, petr, draftId, ofPetr, changes, schedule }
}

test('a scheduled change of a shared draft is sealed for everybody, and any of them takes it back', async () => {
  const { jana, petr, draftId, ofPetr, changes, schedule, sandbox } = await two('waits')
  const { at, batchId } = await schedule(600_000)
  expect(await petr.scheduled()).toMatchObject([
    { id: batchId, author: 'Jana', note: 'podzimní ceny', unitCount: 3, state: { at } },
  ])
  for (const [desk, of] of [
    [jana, draftId],
    [petr, ofPetr],
  ] as const) {
    await expect(edit(desk, of, changes.slice(0, 1))).rejects.toMatchObject({
      failure: { reason: 'draftSealed' },
    })
  }
  await petr.call('batches.reschedule', { batchId, at: at + 60_000 })
  await eventually(async () => (await jana.scheduled())[0]?.state).toMatchObject({
    at: at + 60_000,
  })
  await petr.call('batches.unsealDraft', { draftId: ofPetr })
  await eventually(() => jana.states()).toEqual(['withdrawn'])
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('what is scheduled while the team is asked about a draft is not shared behind its back', async () => {
  const { jana, changes } = await two('meanwhile')
  const draftId = await jana.call('drafts.createDraft', { ...of, name: 'Jaro' })
  const { revision } = await edit(jana, draftId, changes)
  const shared = jana.call('drafts.share', { draftId })
  const at = systemClock.now() + 600_000
  await jana.call('batches.schedule', { draftId, revision, leftOut: [], note: '', at })
  await expect(shared).rejects.toMatchObject({ failure: { reason: 'draftSealed' } })
})

test('what a colleague has scheduled is here as soon as the team tells of it, before anybody looks', async () => {
  const { jana, petr, draftId } = await two('tells')
  const { revision } = await jana.call('drafts.readDraft', { draftId })
  const at = systemClock.now() + 600_000
  await jana.call('batches.schedule', { draftId, revision, leftOut: [], note: '', at })
  const { workspaceId } = of
  const heard = () => petr.call('batches.listScheduled', { workspaceId })
  await eventually(async () => (await heard()).map(({ state }) => state)).toMatchObject([{ at }])
})

test('a scheduled change is sent once by whichever desk is there, and is out of the draft at each', async () => {
  const { jana, petr, draftId, ofPetr, schedule, sandbox } = await two('leaves')
  await schedule(5_000)
  await eventually(async () => {
    await Promise.all([jana.states(), petr.states()])
    return (await arrivedBatches(sandbox)).length
  }).toBe(1)
  await eventually(async () => {
    const [one, other] = await Promise.all([jana.states(), petr.states()])
    return [...one, ...other]
  }).toEqual(['confirmed'])
  await eventually(async () => {
    await Promise.all([jana.followed.come(), petr.followed.come()])
    return [(await readDraft(jana, draftId)).size, (await readDraft(petr, ofPetr)).size]
  }).toEqual([0, 0])
  expect(await arrivedBatches(sandbox)).toHaveLength(1)
})

test('a draft is open for everybody as soon as its scheduled change is known to have left', async () => {
  const { jana, schedule, sandbox } = await two('opens')
  await schedule(3_000)
  await eventually(async () => {
    await jana.states()
    return (await arrivedBatches(sandbox)).length
  }).toBe(1)
  // No desk looks after its batches from here on.
  const inTeam = async () => (await owner.query('SELECT state FROM opens.scheduled_change')).rows
  await eventually(inTeam).toEqual([{ state: 'done' }])
})

/** Petr’s desk, which has heard of a change that should have left an hour ago. */
const late = async (team: string) => {
  const { petr, schedule } = await two(team)
  await schedule(600_000)
  await owner.query(
    `UPDATE ${team}.scheduled_change SET due = clock_timestamp() - interval '1 hour'`,
  )
  await petr.followed.come()
  const { workspaceId } = of
  await eventually(async () => {
    const [batch] = await petr.call('batches.listScheduled', { workspaceId })
    return batch?.state.kind === 'scheduled' && batch.state.at < systemClock.now()
  }).toBe(true)
  return petr
}

test('nobody is told that a change missed its time which a colleague has sent while the computer slept', async () => {
  const petr = await late('slept')
  // The desk that has slept takes itself for one that is here.
  await owner.query("UPDATE slept.scheduled_change SET state = 'done'")
  await eventually(() => petr.states()).toEqual([])
  expect(petr.notices).toEqual([])
})

test('nobody is told that a change missed its time which a colleague is still about to send', async () => {
  const petr = await late('slow')
  await owner.query(
    `UPDATE slow.scheduled_change SET state = 'prepared',
       desk = (SELECT max(id) FROM slow.desk WHERE role = 'slow_person_jana')`,
  )
  for (let look = 0; look < 3; look++) {
    await petr.followed.come()
    expect(await petr.states()).toEqual(['scheduled'])
  }
  expect(petr.notices).toEqual([])
})

test('a change that nobody was there to send is told as missed', async () => {
  const petr = await late('nobody')
  await eventually(() => petr.states()).toEqual(['missed'])
  expect(petr.notices).toEqual([expect.stringContaining('missed their time')])
})

test('what a person cancels before the team has let it leave is taken back for all', async () => {
  const { jana, petr, schedule, sandbox } = await two('cancels')
  const { batchId } = await schedule(600_000)
  writeBatchState(petr.store.db, { batchId, state: { kind: 'notSent', failure: cancelled } })
  await eventually(async () => {
    await petr.states()
    return jana.states()
  }).toEqual(['withdrawn'])
  expect(await petr.states()).toEqual(['notSent'])
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('what a desk was about to send when it ended waits on for all', async () => {
  const { jana, petr, schedule } = await two('ended')
  const { batchId, at } = await schedule(600_000)
  const state = { kind: 'checking', scheduledFor: at } as const
  writeBatchState(petr.store.db, { batchId, state })
  expect(await petr.states()).toEqual(['scheduled'])
  // Its next look tells the team what it has by then.
  await petr.states()
  await petr.followed.come()
  await jana.followed.come()
  expect([await petr.states(), await jana.states()]).toEqual([['scheduled'], ['scheduled']])
})

test('what a desk was sending that is gone is found out by another one and not sent again', async () => {
  const { jana, petr, schedule, sandbox } = await two('gone')
  const { batchId } = await schedule(600_000)
  await jana.living.desk.end()
  await owner.query(
    `UPDATE gone.scheduled_change SET state = 'unknown', due = clock_timestamp(), desk = (SELECT min(id) FROM gone.desk)
     WHERE id = '${batchId}'`,
  )
  await petr.followed.come()
  await eventually(() => petr.states()).toEqual(['unknown'])
  await petr.states()
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('what stops a scheduled change is told once at every desk, with why, and each may go on with the draft', async () => {
  const { jana, petr, draftId, ofPetr, changes, schedule, sandbox } = await two('stops')
  const changed = changes[0]
  if (changed === undefined) throw new Error('three units')
  const prices = { priceWithoutVat: 1_000_000, priceWithVat: 1_210_000 }
  await sandbox.control('PATCH', `/units/${changed.unitId}`, { prices })
  const { batchId } = await schedule(5_000)
  const openAt = async (desk: typeof jana) => {
    await desk.states()
    return (await desk.call('batches.listOpenBatches', {})).map(({ id, state, foundOutAt }) => ({
      id,
      state,
      isToRead: foundOutAt !== null,
    }))
  }
  const told = [
    {
      id: batchId,
      state: { kind: 'stopped', reasons: [{ unitId: changed.unitId, kind: 'conflict' }] },
      isToRead: true,
    },
  ]
  await eventually(async () => {
    const [one, other] = await Promise.all([openAt(jana), openAt(petr)])
    return [one, other]
  }).toEqual([told, told])
  for (const desk of [jana, petr]) {
    await desk.followed.come()
    await desk.states()
    expect(desk.notices).toHaveLength(1)
    await desk.call('batches.acknowledge', { batchId })
    await desk.followed.come()
    expect(await openAt(desk)).toEqual([])
  }
  expect(await arrivedBatches(sandbox)).toEqual([])
  await edit(petr, ofPetr, [{ unitId: changed.unitId, price: null }])
  await eventually(async () => (await readDraft(jana, draftId)).size).toBe(2)
})

test('a change that one computer cannot send is told at the others as nothing that they can mend there', async () => {
  const { jana, petr, schedule } = await two('fails')
  const { batchId } = await schedule(600_000)
  const failure = { kind: 'keychain', cause: 'locked', again: 'afterFix' } as const
  writeBatchState(jana.store.db, { batchId, state: { kind: 'checking' } })
  await jana.followed.schedule.claim(batchId, 'person')
  writeBatchState(jana.store.db, { batchId, state: { kind: 'notSent', failure } })
  await jana.followed.come()
  await jana.states()
  await petr.followed.come()
  await eventually(() => petr.states()).toEqual(['notSent'])
  const [open] = await petr.call('batches.listOpenBatches', {})
  expect(open?.state).toMatchObject({ failure: { kind: 'failedElsewhere', by: 'Jana' } })
})

test('a desk that comes when a scheduled change was stopped is told why, as long as the draft is as it was', async () => {
  const { jana, draftId, changes, schedule, sandbox } = await two('later')
  const changed = changes[0]
  if (changed === undefined) throw new Error('three units')
  const { batchId } = await schedule(600_000)
  const why = { kind: 'stopped', reasons: [{ unitId: changed.unitId, kind: 'conflict' }] }
  await owner.query(
    `UPDATE later.scheduled_change SET state = 'stopped', why = '${JSON.stringify(why)}',
       desk = (SELECT max(id) FROM later.desk WHERE role = 'later_person_jana')`,
  )
  const { baseUrl } = sandbox
  const eva = await sitPricing(postgres, { team: 'later', name: 'Eva', baseUrl })
  for (let look = 0; look < 2; look++) {
    await eva.states()
    const open = await eva.call('batches.listOpenBatches', {})
    expect(open).toMatchObject([{ id: batchId, state: why, unitCount: 3, author: 'Jana' }])
    expect(open[0]?.foundOutAt).not.toBeNull()
  }
  expect(eva.notices).toHaveLength(1)
  await jana.followed.come()
  await eventually(() => jana.states()).toEqual(['stopped'])
  await edit(jana, draftId, [{ unitId: changed.unitId, price: null }])
  jana.followed.tell()
  await eventually(async () => {
    const { drafts } = await jana.call('drafts.listShared', {})
    return drafts[0]?.untold
  }).toBe(0)
  const iva = await sitPricing(postgres, { team: 'later', name: 'Iva', baseUrl })
  expect(await iva.states()).toEqual([])
})

test('of a draft that was stopped twice whoever comes later is told the last time', async () => {
  const { changes, schedule, draftId, jana, sandbox } = await two('again')
  const unitId = changes[0]?.unitId
  const stop = async (batchId: string, kind: string) => {
    const why = JSON.stringify({ kind: 'stopped', reasons: [{ unitId, kind }] })
    await owner.query(
      `UPDATE again.scheduled_change SET state = 'stopped', why = '${why}', changed_at = clock_timestamp(),
         desk = (SELECT max(id) FROM again.desk WHERE role = 'again_person_jana')
       WHERE id = '${batchId}'`,
    )
  }
  const first = await schedule(600_000)
  await stop(first.batchId, 'conflict')
  await jana.followed.come()
  await eventually(() => jana.states()).toEqual(['stopped'])
  const { revision } = await jana.call('drafts.readDraft', { draftId })
  const at = systemClock.now() + 600_000
  const wanted = { draftId, revision, leftOut: [], note: '', at }
  const last = await jana.call('batches.schedule', wanted)
  await stop(last, 'locked')
  const { baseUrl } = sandbox
  const eva = await sitPricing(postgres, { team: 'again', name: 'Eva', baseUrl })
  expect(await eva.states()).toEqual(['stopped'])
  const open = await eva.call('batches.listOpenBatches', {})
  expect(open).toMatchObject([
    { id: last, state: { kind: 'stopped', reasons: [{ unitId, kind: 'locked' }] } },
  ])
  expect(eva.notices).toHaveLength(1)
})
