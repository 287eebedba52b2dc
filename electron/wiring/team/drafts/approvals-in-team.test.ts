import { expect, test } from 'vitest'
import { z } from 'zod'
import { type DraftId, draftIdSchema } from '#core/ids'
import { fromJson } from '#core/json'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import { systemClock } from '../../../clock.ts'
import type { SendingClaims } from '../../../crm/guards/sending-claims.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { readSharedDraft } from '../../../store/prices/draft/shared-drafts.ts'
import type { TeamDesk } from '../../../team/desk/open-desk.ts'
import { readOwnAreas } from '../../../team/desk/people-of-team.ts'
import { teamSendings } from '../../../team/desk/team-sendings.ts'
import { startPostgres } from '../../../team/testing/start-postgres.ts'
import {
  arrivedBatches,
  drafted,
  edit,
  isFree,
  readUnits,
  sendDraft,
} from '../../testing/prices/acts.ts'
import { of } from '../../testing/prices/prices-world.ts'
import { type PricingDesk, sitPricing } from '../../testing/team/sit-pricing.ts'
import { sendingsOfTeam } from '../sendings-of-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })

const eventually = (isSo: () => unknown) => expect.poll(isSo, { interval: 50 })

const claims = (desk: TeamDesk, { db }: OpenStore): SendingClaims =>
  sendingsOfTeam({
    sendings: teamSendings(desk, (name, values) => void desk.ask(z.unknown(), name, values)),
    ready: () => Promise.resolve(),
    readAreas: () => readOwnAreas(desk),
    sharedIdOf: (draftId) => readSharedDraft(db, draftId)?.sharedId ?? null,
  })

const needsApproval = { kind: 'notAllowed', reason: 'needsApproval' }

const approvalAt = async (desk: PricingDesk, draftId: DraftId) => {
  const { drafts } = await desk.call('drafts.listShared', {})
  return drafts.find((one) => one.draftId === draftId)?.approval ?? null
}

const revisionAt = async (desk: PricingDesk, draftId: DraftId) =>
  (await desk.call('drafts.readDraft', { draftId })).revision

/** Jana has a draft of three units that Petr has too, in a team where a second person approves more than two. */
const two = async (team: string) => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const { baseUrl } = sandbox
  const jana = await sitPricing(postgres, { team, name: 'Jana', baseUrl, claims })
  const petr = await sitPricing(postgres, { team, name: 'Petr', baseUrl, claims })
  await owner.query(`UPDATE ${team}.price_limit SET units = 2`)
  for (const desk of [jana, petr]) await desk.limit.come()
  const draftId = await jana.call('drafts.createDraft', { ...of, name: 'Podzim' })
  const units = (await readUnits(jana)).filter(isFree).slice(0, 3)
  const changes = units.map((unit) => drafted(unit, (unit.priceGrossMinor ?? 0) + 50_000_00))
  await edit(jana, draftId, changes)
  const share = async () => {
    await jana.call('drafts.share', { draftId })
    const here = async () => (await petr.call('drafts.listDrafts', of))[0]
    await eventually(async () => (await here())?.unitCount).toBe(3)
    const ofPetr = (await here())?.id
    if (ofPetr === undefined) throw new Error('the draft is gone again')
    return ofPetr
  }
  const ask = async () => {
    await jana.call('drafts.askApproval', { draftId, revision: await revisionAt(jana, draftId) })
  }
  const decide = async (ofPetr: DraftId, decision: 'approved' | 'refused', word = '') => {
    await eventually(async () => (await approvalAt(petr, ofPetr))?.mayDecide).toBe(true)
    const approvalId = (await approvalAt(petr, ofPetr))?.id ?? ''
    const revision = await revisionAt(petr, ofPetr)
    return petr.call('drafts.decideApproval', {
      draftId: ofPetr,
      revision,
      approvalId,
      decision,
      word,
    })
  }
  return { sandbox, jana, petr, draftId, changes, units, share, ask, decide }
}

const actsOf = async (team: string) =>
  (
    await owner.query<{ act: Record<string, unknown> }>(
      `SELECT act FROM ${team}.audit WHERE act ->> 'kind' = 'approval' ORDER BY id`,
    )
  ).rows.map(({ act }) => act)

test('a change above the limit is sent when a colleague has approved it, and both are told by the system', async () => {
  const { sandbox, jana, petr, draftId, share, ask, decide } = await two('approving')
  const ofPetr = await share()
  expect(await jana.call('drafts.readLimit', { draftId })).toEqual({
    limit: { units: 2, percent: null },
  })
  expect((await sendDraft(jana, draftId)).batch.state).toMatchObject({
    kind: 'notSent',
    failure: needsApproval,
  })
  const scheduled = {
    draftId,
    revision: await revisionAt(jana, draftId),
    leftOut: [],
    note: '',
    at: systemClock.now() + 600_000,
  }
  await expect(jana.call('batches.schedule', scheduled)).rejects.toMatchObject({
    failure: needsApproval,
  })
  expect(await arrivedBatches(sandbox)).toEqual([])
  await ask()
  expect(await approvalAt(jana, draftId)).toMatchObject({
    state: 'asked',
    asker: { name: 'Jana', isOwn: true },
    mayDecide: false,
  })
  await eventually(() => petr.told).toEqual(['Jana asks you to approve the prices “Podzim”.'])
  // Whoever waits for an answer edits nothing.
  const editorAt = async () => (await petr.call('drafts.listShared', {})).drafts[0]?.editor
  await eventually(editorAt).toBeNull()
  await decide(ofPetr, 'approved', 'platí')
  await eventually(async () => await approvalAt(jana, draftId)).toMatchObject({
    state: 'approved',
    decider: 'Petr',
    word: 'platí',
  })
  expect(jana.told).toEqual(['Petr has approved the prices “Podzim”. They can be sent now.'])
  expect((await sendDraft(jana, draftId)).batch.state.kind).toBe('confirmed')
  expect((await arrivedBatches(sandbox)).map((units) => units.length)).toEqual([3])
  expect(await actsOf('approving')).toMatchObject([
    { person: 'Jana', outcome: 'asked', subject: 'Podzim' },
    { person: 'Petr', outcome: 'approved', subject: 'Podzim', after: { units: 3, word: 'platí' } },
  ])
})

test('an approved draft is scheduled as it was approved, and whatever is changed voids it', async () => {
  const { jana, petr, draftId, units, share, ask, decide } = await two('voided')
  const ofPetr = await share()
  await ask()
  await decide(ofPetr, 'approved')
  await eventually(async () => (await approvalAt(jana, draftId))?.state).toBe('approved')
  const [unit] = units
  if (unit === undefined) throw new Error('there are units')
  await edit(jana, draftId, [drafted(unit, (unit.priceGrossMinor ?? 0) + 60_000_00)])
  jana.followed.tell()
  expect(await approvalAt(jana, draftId)).toBeNull()
  await eventually(async () => await approvalAt(petr, ofPetr)).toBeNull()
  const schedule = async () =>
    jana.call('batches.schedule', {
      draftId,
      revision: await revisionAt(jana, draftId),
      leftOut: [],
      note: '',
      at: systemClock.now() + 600_000,
    })
  await expect(schedule()).rejects.toMatchObject({ failure: needsApproval })
  await ask()
  await decide(ofPetr, 'approved')
  await schedule()
  expect(await jana.scheduled()).toMatchObject([{ unitCount: 3 }])
})

test('whoever refuses says why, the author reads it and may ask again, and nobody decides on their own change', async () => {
  const { jana, draftId, share, ask, decide } = await two('refusing')
  const ofPetr = await share()
  await ask()
  const approvalId = (await approvalAt(jana, draftId))?.id ?? ''
  const own = { draftId, revision: await revisionAt(jana, draftId), approvalId, word: '' }
  await expect(
    jana.call('drafts.decideApproval', { ...own, decision: 'approved' }),
  ).rejects.toMatchObject({ failure: { kind: 'notAllowed' } })
  await expect(decide(ofPetr, 'refused')).rejects.toMatchObject({
    failure: { kind: 'invalidInput', path: 'word' },
  })
  await decide(ofPetr, 'refused', 'moc brzy')
  await eventually(async () => await approvalAt(jana, draftId)).toMatchObject({
    state: 'refused',
    decider: 'Petr',
    word: 'moc brzy',
  })
  expect((await sendDraft(jana, draftId)).batch.state).toMatchObject({ failure: needsApproval })
  await ask()
  expect(await approvalAt(jana, draftId)).toMatchObject({ state: 'asked' })
})

test('a draft that is not shared is no way around, nor is a part of it that is still too large', async () => {
  const { sandbox, jana, draftId, units } = await two('private')
  expect((await sendDraft(jana, draftId)).batch.state).toMatchObject({
    kind: 'notSent',
    failure: needsApproval,
  })
  await expect(
    jana.call('drafts.askApproval', { draftId, revision: await revisionAt(jana, draftId) }),
  ).rejects.toMatchObject({ failure: { reason: 'notFound' } })
  expect(await arrivedBatches(sandbox)).toEqual([])
  const [first] = units
  if (first === undefined) throw new Error('there are units')
  expect((await sendDraft(jana, draftId, [first.id])).batch.state.kind).toBe('confirmed')
  expect(fromJson((await jana.call('drafts.readDraft', { draftId })).prices)).toHaveLength(1)
})

test('without the team nobody is asked, and nothing is sent', async () => {
  const { sandbox, jana, draftId, share } = await two('unreachable')
  await share()
  await jana.living.desk.end()
  const revision = await revisionAt(jana, draftId)
  await expect(jana.call('drafts.askApproval', { draftId, revision })).rejects.toMatchObject({
    failure: { kind: 'team', fault: 'unreachable' },
  })
  expect(await approvalAt(jana, draftId)).toBeNull()
  await expect(sendDraft(jana, draftId)).rejects.toMatchObject({ failure: { kind: 'team' } })
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('what was scheduled before there was a limit is held up, and leaves when it was taken back and approved', async () => {
  const { sandbox, jana, draftId, share, ask, decide } = await two('since')
  const ofPetr = await share()
  const limit = (units: string) => owner.query(`UPDATE since.price_limit SET units = ${units}`)
  await limit('NULL')
  const batchId = await jana.call('batches.schedule', {
    draftId,
    revision: await revisionAt(jana, draftId),
    leftOut: [],
    note: '',
    at: systemClock.now() + 1_000,
  })
  await limit('2')
  await eventually(async () => (await jana.scheduled())[0]?.state).toMatchObject({
    kind: 'scheduled',
    heldUpBy: needsApproval,
  })
  expect(await arrivedBatches(sandbox)).toEqual([])
  await jana.call('batches.withdraw', { batchId })
  await ask()
  await decide(ofPetr, 'approved')
  expect((await sendDraft(jana, draftId)).batch.state.kind).toBe('confirmed')
  expect(await arrivedBatches(sandbox)).toHaveLength(1)
})

test('a desk that comes later knows the limit and who waits for whom, and is told nothing by the system', async () => {
  const { sandbox, share, ask } = await two('later_desk')
  await share()
  await ask()
  const { baseUrl } = sandbox
  const eva = await sitPricing(postgres, { team: 'later_desk', name: 'Eva', baseUrl, claims })
  const { drafts } = await eva.call('drafts.listShared', {})
  expect(drafts).toMatchObject([{ approval: { state: 'asked', mayDecide: true } }])
  expect(
    await eva.call('drafts.readLimit', { draftId: drafts[0]?.draftId ?? draftIdSchema.parse('-') }),
  ).toEqual({
    limit: { units: 2, percent: null },
  })
  // What has waited before is said by the window when it opens.
  expect(eva.told).toEqual([])
})

test('whoever asks about the draft of a colleague may approve it too, and is told neither of their question nor of their answer', async () => {
  const { jana, petr, draftId, share, decide } = await two('for_another')
  const ofPetr = await share()
  const revision = await revisionAt(petr, ofPetr)
  await eventually(async () => (await petr.call('drafts.listShared', {})).drafts[0]?.untold).toBe(0)
  await jana.call('drafts.handOver', { draftId })
  await petr.call('drafts.askApproval', { draftId: ofPetr, revision })
  expect(await approvalAt(petr, ofPetr)).toMatchObject({
    asker: { name: 'Petr', isOwn: true },
    mayDecide: true,
  })
  await eventually(async () => await approvalAt(jana, draftId)).toMatchObject({ mayDecide: false })
  await decide(ofPetr, 'approved')
  await eventually(async () => (await approvalAt(jana, draftId))?.state).toBe('approved')
  expect([...petr.told, ...jana.told]).toEqual([])
})

test('who does not work with prices any more is told that, and not that the team is away', async () => {
  const { jana, draftId, share } = await two('no_area')
  await share()
  const revision = await revisionAt(jana, draftId)
  // The desk is here, and what it works with has changed without its having come again.
  await owner.query("UPDATE no_area.person SET areas = '{media}' WHERE name = 'Jana'")
  await expect(jana.call('drafts.askApproval', { draftId, revision })).rejects.toMatchObject({
    failure: { kind: 'outsideRole', area: 'prices' },
  })
})
