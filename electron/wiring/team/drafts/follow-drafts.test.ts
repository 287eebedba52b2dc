import { expect, test } from 'vitest'
import type { DraftId } from '#core/ids'
import { fromJson } from '#core/json'
import { removeMembership } from '../../../store/team/membership.ts'
import { startFaultyProxy } from '../../../team/testing/faulty-proxy.ts'
import { startPostgres } from '../../../team/testing/start-postgres.ts'
import { type DraftingDesk, sitDrafting } from '../../testing/team/drafting-desk.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })

const eventually = (isSo: () => unknown) => expect.poll(isSo, { interval: 10 })

const endTime = (team: string) =>
  owner.query(`UPDATE ${team}.draft SET until = clock_timestamp() - interval '1 millisecond'`)

/** A draft that somebody has begun and shared. */
const shareDraft = async (desk: DraftingDesk, name = 'Autumn'): Promise<DraftId> => {
  const draftId = await desk.call('drafts.createDraft', { ...desk.of, name })
  await desk.edit(draftId, { 1: 100, 2: 200 })
  await desk.call('drafts.share', { draftId })
  return draftId
}

/** The same draft at another desk, once it has come there. */
const draftAt = async (desk: DraftingDesk, name = 'Autumn'): Promise<DraftId> => {
  await eventually(async () => (await desk.drafts()).has(name)).toBe(true)
  const draftId = (await desk.drafts()).get(name)
  if (draftId === undefined) throw new Error('the draft is gone again')
  return draftId
}

const two = async (team: string, port = postgres.port) => {
  const jana = await sitDrafting(postgres, { team, name: 'Jana', port })
  const petr = await sitDrafting(postgres, { team, name: 'Petr' })
  const ofJana = await shareDraft(jana)
  const ofPetr = await draftAt(petr)
  await eventually(() => petr.prices(ofPetr)).toEqual({ 1: 100, 2: 200 })
  return { jana, petr, ofJana, ofPetr }
}

/** A desk hears a moment later that somebody has handed a draft over. */
const untilFree = (desk: DraftingDesk, draftId: DraftId) =>
  eventually(async () => (await desk.sharedAs(draftId))?.editor).toBeNull()

test('a draft that is shared comes to every desk that has the same CRM, and none other is seen', async () => {
  const { jana, petr, ofJana, ofPetr } = await two('comes')
  const own = await jana.call('drafts.createDraft', { ...jana.of, name: 'Mine alone' })
  await jana.edit(own, { 1: 999 })
  const eva = await sitDrafting(postgres, { team: 'comes', name: 'Eva', hasCrm: false })
  expect((await eva.call('drafts.listShared', {})).drafts).toEqual([])
  eva.addCrm()
  const ofEva = await draftAt(eva)
  await eventually(() => eva.prices(ofEva)).toEqual({ 1: 100, 2: 200 })
  expect([...(await petr.drafts()).keys()]).toEqual(['Autumn'])
  expect(await petr.sharedAs(ofPetr)).toMatchObject({
    author: { name: 'Jana', isOwn: false },
    editor: { name: 'Jana', isOwn: false },
    untold: 0,
  })
  const toldAsOwn = { author: { isOwn: true }, untold: 0 }
  await eventually(() => jana.sharedAs(ofJana)).toMatchObject(toldAsOwn)
  expect(await jana.sharedAs(own)).toBeNull()
  // Whoever looks at no draft does not find one of others open.
  expect(await petr.call('drafts.readOpenDraft', petr.of)).toEqual({ draftId: null })
})

test('others watch each step, and are told who edits when they try to', async () => {
  const { jana, petr, ofJana, ofPetr } = await two('watch')
  petr.announced.length = 0
  await jana.edit(ofJana, { 2: null, 3: 300 }, { kind: 'formula', detail: '+3%' })
  await eventually(() => petr.prices(ofPetr)).toEqual({ 1: 100, 3: 300 })
  await eventually(() => petr.announced).toContain('draftPrices')
  expect((await petr.call('drafts.listSteps', { draftId: ofPetr })).at(-1)?.label).toEqual({
    kind: 'formula',
    detail: '+3%',
  })
  const refused = { failure: { kind: 'edited', by: 'Jana' } }
  await expect(petr.edit(ofPetr, { 1: 1 })).rejects.toMatchObject(refused)
  await expect(petr.call('drafts.undo', { draftId: ofPetr })).rejects.toMatchObject(refused)
  expect(await petr.prices(ofPetr)).toEqual({ 1: 100, 3: 300 })
  await jana.call('drafts.undo', { draftId: ofJana })
  await eventually(() => petr.prices(ofPetr)).toEqual({ 1: 100, 2: 200 })
})

test('whoever has stopped is followed by whoever types next, and whoever has not is asked first', async () => {
  const { jana, petr, ofJana, ofPetr } = await two('next')
  await endTime('next')
  await petr.edit(ofPetr, { 1: 110 })
  await eventually(() => jana.prices(ofJana)).toEqual({ 1: 110, 2: 200 })
  await eventually(async () => (await jana.sharedAs(ofJana))?.editor?.name).toBe('Petr')
  await jana.call('drafts.askFor', { draftId: ofJana })
  await eventually(async () => (await petr.sharedAs(ofPetr))?.asker).toEqual({
    name: 'Jana',
    isOwn: false,
  })
  await petr.call('drafts.handOver', { draftId: ofPetr })
  await eventually(async () => (await jana.sharedAs(ofJana))?.editor?.isOwn).toBe(true)
  await jana.edit(ofJana, { 1: 120 })
  await eventually(() => petr.prices(ofPetr)).toEqual({ 1: 120, 2: 200 })
  // Where nobody answers, it passes by itself.
  await petr.call('drafts.askFor', { draftId: ofPetr })
  await endTime('next')
  await petr.followed.come()
  await eventually(async () => (await petr.sharedAs(ofPetr))?.editor?.isOwn).toBe(true)
})

test('without the team a desk goes on alone, and what others have not touched is theirs afterwards', async () => {
  const proxy = await startFaultyProxy(postgres.port)
  const { jana, petr, ofJana, ofPetr } = await two('alone', proxy.port)
  proxy.become('cut')
  await jana.living.until(() => jana.living.desk.standing().kind === 'away')
  await jana.edit(ofJana, { 1: 111, 3: 333 })
  await jana.edit(ofJana, { 2: 222 })
  await jana.call('drafts.undo', { draftId: ofJana })
  expect(await jana.sharedAs(ofJana)).toMatchObject({ editor: null, untold: 3 })
  await endTime('alone')
  await petr.edit(ofPetr, { 4: 400 })
  proxy.become('none')
  jana.living.desk.hurry()
  await eventually(() => jana.prices(ofJana)).toEqual({ 1: 111, 2: 200, 3: 333, 4: 400 })
  // Petr edits it: what Jana has done waits until he has stopped.
  expect(await petr.prices(ofPetr)).toEqual({ 1: 100, 2: 200, 4: 400 })
  await petr.call('drafts.handOver', { draftId: ofPetr })
  await eventually(() => petr.prices(ofPetr)).toEqual({ 1: 111, 2: 200, 3: 333, 4: 400 })
  await eventually(async () => (await jana.sharedAs(ofJana))?.untold).toBe(0)
})

test('a price that two have changed without knowing of each other is decided by a person, and none is lost before', async () => {
  const proxy = await startFaultyProxy(postgres.port)
  const { jana, petr, ofJana, ofPetr } = await two('twice', proxy.port)
  proxy.become('cut')
  await jana.living.until(() => jana.living.desk.standing().kind === 'away')
  await jana.edit(ofJana, { 1: 111, 2: 222, 3: 333 })
  await endTime('twice')
  await petr.edit(ofPetr, { 1: 191, 2: null, 3: 333 })
  await petr.call('drafts.handOver', { draftId: ofPetr })
  proxy.become('none')
  jana.living.desk.hurry()
  await eventually(async () => (await jana.sharedAs(ofJana))?.contested).toBe(2)
  expect(await jana.prices(ofJana)).toEqual({ 1: 111, 2: 222, 3: 333 })
  expect(await petr.prices(ofPetr)).toEqual({ 1: 191, 3: 333 })
  const contested = fromJson(await jana.call('drafts.listContested', { draftId: ofJana }))
  expect(contested).toMatchObject([
    { unitId: 1, mine: { grossMinor: 111 }, theirs: { grossMinor: 191 } },
    { unitId: 2, mine: { grossMinor: 222 }, theirs: null },
  ])
  const [first, second] = contested
  if (first === undefined || second === undefined) throw new Error('two units')
  const theirs = { draftId: ofJana, prices: [first], winner: 'theirs' as const }
  // Whoever has decided on a price of a moment ago is asked again on that of now.
  const otherwise = { ...first, theirs: second.mine }
  await expect(
    jana.call('drafts.decideContested', { ...theirs, prices: [otherwise, second] }),
  ).rejects.toMatchObject({ failure: { reason: 'changedByTeam' } })
  expect(await jana.prices(ofJana)).toEqual({ 1: 111, 2: 222, 3: 333 })
  expect(await jana.sharedAs(ofJana)).toMatchObject({ contested: 2 })
  expect(fromJson((await jana.call('drafts.decideContested', theirs)).changes)).toMatchObject([
    { unitId: 1, price: { grossMinor: 191 } },
  ])
  await jana.call('drafts.decideContested', { draftId: ofJana, prices: [second], winner: 'mine' })
  const agreed = { 1: 191, 2: 222, 3: 333 }
  await eventually(() => petr.prices(ofPetr)).toEqual(agreed)
  expect(await jana.prices(ofJana)).toEqual(agreed)
  await eventually(() => jana.sharedAs(ofJana)).toMatchObject({ untold: 0, contested: 0 })
})

test('a step of which the answer is lost is there once', async () => {
  const proxy = await startFaultyProxy(postgres.port)
  const { jana, petr, ofJana, ofPetr } = await two('lost', proxy.port)
  proxy.become('half')
  await jana.edit(ofJana, { 1: 111 })
  await jana.living.until(() => jana.living.desk.standing().kind === 'away')
  await jana.edit(ofJana, { 1: 112 })
  proxy.become('none')
  jana.living.desk.hurry()
  await eventually(() => petr.prices(ofPetr)).toEqual({ 1: 112, 2: 200 })
  await eventually(async () => (await jana.sharedAs(ofJana))?.untold).toBe(0)
  expect(await jana.sharedAs(ofJana)).toMatchObject({ contested: 0 })
})

test('a name and the archive are those of the team, and nothing of them changes without it', async () => {
  const proxy = await startFaultyProxy(postgres.port)
  const { jana, petr, ofJana, ofPetr } = await two('name', proxy.port)
  await expect(
    petr.call('drafts.renameDraft', { draftId: ofPetr, name: 'Mine' }),
  ).rejects.toMatchObject({ failure: { kind: 'edited', by: 'Jana' } })
  await jana.call('drafts.renameDraft', { draftId: ofJana, name: 'Winter' })
  await draftAt(petr, 'Winter')
  await jana.call('drafts.discardDraft', { draftId: ofJana })
  await eventually(async () => (await petr.drafts()).size).toBe(0)
  await jana.call('drafts.restoreDraft', { draftId: ofJana })
  await draftAt(petr, 'Winter')
  proxy.become('cut')
  await jana.living.until(() => jana.living.desk.standing().kind === 'away')
  await expect(
    jana.call('drafts.renameDraft', { draftId: ofJana, name: 'Spring' }),
  ).rejects.toMatchObject({ failure: { kind: 'team' } })
  expect([...(await jana.drafts()).keys()]).toEqual(['Winter'])
})

test('whoever leaves keeps a draft of their own, and has that of the team beside it when they come again', async () => {
  const { petr, ofPetr } = await two('leaves')
  removeMembership(petr.store.db)
  expect(await petr.sharedAs(ofPetr)).toBeNull()
  await petr.edit(ofPetr, { 1: 777 })
  await petr.followed.come()
  const drafts = await petr.call('drafts.listDrafts', petr.of)
  expect(drafts).toHaveLength(2)
  const other = drafts.find(({ id }) => id !== ofPetr)
  if (other === undefined) throw new Error('the draft of the team has not come')
  expect(await petr.prices(other.id)).toEqual({ 1: 100, 2: 200 })
  expect(await petr.prices(ofPetr)).toEqual({ 1: 777, 2: 200 })
})

test('a shared draft is sent by whoever edits it, and when all that is here is in the team', async () => {
  const proxy = await startFaultyProxy(postgres.port)
  const { jana, petr, ofJana, ofPetr } = await two('sends', proxy.port)
  expect(await petr.shared.beginSending(ofPetr)).toMatchObject({
    failure: { kind: 'edited', by: 'Jana' },
  })
  const typed = jana.edit(ofJana, { 1: 150 })
  expect(await jana.shared.beginSending(ofJana)).toMatchObject({ ok: true })
  await typed
  const { rows } = await owner.query('SELECT gross::int FROM sends.draft_cell WHERE unit = 1')
  expect(rows).toEqual([{ gross: 150 }])
  const own = await jana.call('drafts.createDraft', { ...jana.of, name: 'Mine alone' })
  expect(jana.shared.beginSending(own)).toMatchObject({ ok: true })
  // What others change while somebody looks at it is looked at once more.
  const revision = async () => (await jana.call('drafts.readDraft', { draftId: ofJana })).revision
  const reviewedFrom = await revision()
  await jana.call('drafts.handOver', { draftId: ofJana })
  await untilFree(petr, ofPetr)
  await petr.edit(ofPetr, { 2: 222 })
  await petr.call('drafts.handOver', { draftId: ofPetr })
  await eventually(() => jana.prices(ofJana)).toEqual({ 1: 150, 2: 222 })
  await untilFree(jana, ofJana)
  expect(await jana.shared.beginSending(ofJana, reviewedFrom)).toMatchObject({
    failure: { reason: 'changedByTeam', revision: await revision() },
  })
  await jana.edit(ofJana, { 1: 151 })
  expect(await jana.shared.beginSending(ofJana, await revision())).toMatchObject({ ok: true })
  // Whoever does not hear the team does not know what is in it by now.
  proxy.become('half')
  expect(await jana.shared.beginSending(ofJana)).toMatchObject({ failure: { kind: 'team' } })
})

test('prices that have left are out of the draft at every desk, and no desk takes that back', async () => {
  const { jana, petr, ofJana, ofPetr } = await two('barred')
  await jana.edit(ofJana, { 1: null }, { kind: 'sent', detail: null })
  await eventually(() => petr.prices(ofPetr)).toEqual({ 2: 200 })
  await jana.call('drafts.handOver', { draftId: ofJana })
  await untilFree(petr, ofPetr)
  await petr.call('drafts.undo', { draftId: ofPetr })
  expect(await petr.prices(ofPetr)).toEqual({ 2: 200 })
  expect((await petr.call('drafts.listSteps', { draftId: ofPetr })).at(-1)).toMatchObject({
    label: { kind: 'sent' },
    isBarrier: true,
  })
})

test('a database that was restored takes nothing from anybody', async () => {
  const restored = await sitDrafting(postgres, { team: 'restored', name: 'Jana' })
  const draftId = await shareDraft(restored)
  await restored.edit(draftId, { 1: 101 })
  await eventually(async () => (await restored.sharedAs(draftId))?.untold).toBe(0)
  // As from a backup of before the last step.
  await owner.query(`DELETE FROM restored.draft_step WHERE revision = 2;
    UPDATE restored.draft_cell SET gross = 100, net = 99, revision = 1 WHERE unit = 1;
    UPDATE restored.draft SET revision = 1`)
  await restored.followed.come()
  expect(await restored.prices(draftId)).toEqual({ 1: 101, 2: 200 })
  expect(await restored.sharedAs(draftId)).toMatchObject({ contested: 1 })
  // As from one of before the draft.
  const forget = async () => {
    await owner.query(
      'DELETE FROM restored.draft_cell; DELETE FROM restored.draft_step; DELETE FROM restored.draft',
    )
    await restored.followed.come()
  }
  await forget()
  await eventually(async () => (await restored.sharedAs(draftId))?.untold).toBe(0)
  const { rows } = await owner.query('SELECT gross::int FROM restored.draft_cell ORDER BY unit')
  expect(rows).toEqual([{ gross: 101 }, { gross: 200 }])
  // What was put away comes back without the team.
  await restored.call('drafts.discardDraft', { draftId })
  await forget()
  await restored.call('drafts.restoreDraft', { draftId })
  expect([...(await restored.drafts()).values()]).toEqual([draftId])
  expect(await restored.sharedAs(draftId)).toBeNull()
})
