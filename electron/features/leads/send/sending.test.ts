import { expect, test } from 'vitest'
import { accountIdSchema } from '#core/ids'
import { fromJson } from '#core/json'
import { hourMs, minuteMs } from '#core/time'
import { writeChoice } from '../../../store/accounts/account-choices.ts'
import { accountsOf, insertAccount, removeAccount } from '../../../store/accounts/accounts.ts'
import { listUnknownCalls } from '../../../store/activity/outgoing-calls.ts'
import { listUntold } from '../../../store/team/untold.ts'
import { insertRow } from '../../../store/testing/insert-row.ts'
import {
  archive,
  arrive,
  confirmed,
  fileWith,
  importFile,
  poll,
  refuseHolds,
  saveLead,
  send,
  sendings,
  sent,
  serverLeads,
  siteLines,
} from '../../../wiring/testing/leads/acts.ts'
import type { LeadsWorld } from '../../../wiring/testing/leads/leads-world.ts'
import { of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

const novotna = { name: 'Jitka', surname: 'Novotná-Testová', email: 'jitka@example.com' }

test('a lead is sent once, is answered with its customer and is seen to arrive; its contact is not kept', async () => {
  const { world, sandbox } = await startLeads()
  const before = await serverLeads(sandbox)
  const draft = await saveLead(world, { ...novotna, campaign: 'jaro' }, true)
  const preview = await world.call('leads.previewLead', {
    ...of,
    lead: (await readDraft(world, draft)).lead,
    isTest: true,
  })
  expect(preview.account?.label).toBe('leads')
  expect(preview.parameters).toContainEqual({ name: 'tags', value: 'test' })
  expect(fromJson(preview.faults)).toEqual([])
  const sending = await send(world, draft)
  expect(sending).toMatchObject({
    state: { kind: 'answered' },
    watch: { kind: 'appeared' },
    isTest: true,
    name: 'Jitka Novotná-Testová',
    email: '',
    phone: '',
  })
  expect(await serverLeads(sandbox)).toHaveLength(before.length + 1)
  expect(await world.call('leads.listDrafts', of)).toEqual([])
  const [row] = world.store.db.prepare('SELECT * FROM lead_sending').all()
  expect(JSON.stringify(row)).not.toContain('jitka@')
  expect(await archive(world, { search: 'jitka' })).toHaveLength(1)
})

const readDraft = async (world: LeadsWorld, { draftId }: { readonly draftId: string }) => {
  const read = await world.call('leads.readDraft', { draftId })
  if (read === null) throw new Error('no draft')
  return read
}

test('a defect while a lead is on its way leaves it unknown, and no draft that could be sent once more', async () => {
  const { world, fault } = await startLeads()
  const draft = await saveLead(world, novotna)
  refuseHolds(world)
  await fault('create-lead', { kind: 'status', status: 401 })
  const { jobId } = await world.call('leads.sendLead', confirmed(draft))
  expect(await world.finished({ jobId })).toMatchObject({ kind: 'defect' })
  expect((await sendings(world)).map(({ state }) => state)).toEqual([{ kind: 'unknown' }])
  expect(await world.call('leads.listDrafts', of)).toEqual([])
})

test('what was reviewed is what is sent: a draft that has changed since stays', async () => {
  const { world, sandbox } = await startLeads()
  const before = await serverLeads(sandbox)
  const draft = await saveLead(world, novotna)
  await world.call('leads.saveDraft', {
    ...of,
    draftId: draft.draftId,
    isTest: false,
    lead: (await readDraft(world, draft)).lead,
  })
  const { jobId } = await world.call('leads.sendLead', confirmed(draft))
  expect(await world.finished({ jobId })).toMatchObject({ reason: 'draftChanged' })
  expect(await serverLeads(sandbox)).toHaveLength(before.length)
  expect(await world.call('leads.listDrafts', of)).toHaveLength(1)
})

test('a lead leaves with the account that was shown, and with no other', async () => {
  const { world, sandbox } = await startLeads()
  const before = await serverLeads(sandbox)
  const { db } = world.store
  const [first] = accountsOf(db, of.workspaceId)
  if (first === undefined) throw new Error('no account')
  const second = { ...first, id: accountIdSchema.parse('w1-second'), label: 'Druhý web' }
  insertAccount(db, second)
  const chosen = { ...of, area: 'leads', projectId: null } as const
  writeChoice(db, { ...chosen, accountId: second.id })
  const draft = confirmed(await saveLead(world, novotna))
  await world.finished(await world.call('leads.sendLead', draft))
  expect((await sendings(world)).map(({ account }) => account)).toEqual([first.label])
  const next = { ...(await saveLead(world, novotna)), accountId: second.id }
  removeAccount(db, second.id)
  expect(await world.finished(await world.call('leads.sendLead', next))).toMatchObject({
    reason: 'noAccount',
  })
  expect(await serverLeads(sandbox)).toHaveLength(before.length + 1)
})

test('what the server refuses stays a draft, with its reason', async () => {
  const { world } = await startLeads()
  const draft = await saveLead(world, { ...novotna, salesmanId: 999_999 })
  const sending = await send(world, draft)
  expect(sending?.state).toMatchObject({
    kind: 'refused',
    failure: { kind: 'refused', status: 400 },
  })
  expect(sending?.watch).toBeNull()
  expect(await world.call('leads.listDrafts', of)).toHaveLength(1)
})

test('an answer that is lost is not asked for by sending again: the list tells that it arrived', async () => {
  const { world, sandbox, fault } = await startLeads()
  const before = await serverLeads(sandbox)
  await fault('create-lead', { kind: 'resetAfter' })
  const sending = await send(world, await saveLead(world, novotna))
  expect(sending).toMatchObject({ state: { kind: 'unknown' }, watch: { kind: 'appeared' } })
  expect(await serverLeads(sandbox)).toHaveLength(before.length + 1)
  const call = world.store.db.prepare('SELECT state FROM outgoing_call').pluck().get()
  expect(call).toBe('done')
})

test('a lead that never arrived is said not to be there, five minutes later and not sooner', async () => {
  const { world, sandbox, clock, fault } = await startLeads()
  const before = await serverLeads(sandbox)
  await fault('create-lead', { kind: 'htmlPage', status: 200 })
  const sending = await send(world, await saveLead(world, novotna))
  expect(sending).toMatchObject({ state: { kind: 'unknown' }, watch: { kind: 'awaited' } })
  clock.moveTo(clock.now() + 6 * minuteMs)
  await poll(world)
  const [later] = await sendings(world)
  expect(later).toMatchObject({ watch: { kind: 'notThere' }, isSettled: false })
  expect(await serverLeads(sandbox)).toHaveLength(before.length)
  if (later === undefined) throw new Error('no sending')
  await world.call('leads.settleSending', { sendingId: later.id, inquiryId: null })
  expect(await sendings(world)).toMatchObject([{ isSettled: true }])
})

test('where the disk refuses what a person has found out, the call stays unknown with its lead', async () => {
  const { world, fault } = await startLeads()
  await fault('create-lead', { kind: 'htmlPage', status: 200 })
  const sending = await send(world, await saveLead(world, novotna))
  if (sending === undefined) throw new Error('no sending')
  const { db } = world.store
  const [call] = listUnknownCalls(db)
  if (call === undefined) throw new Error('no call')
  db.exec(
    `CREATE TRIGGER refuse BEFORE UPDATE ON lead_sending BEGIN SELECT raise(ABORT, 'no'); END`,
  )
  const settled = world.call('leads.settleSending', { sendingId: sending.id, inquiryId: null })
  await expect(settled).rejects.toMatchObject({ failure: { kind: 'store' } })
  expect(world.settleCall({ id: call.id, arrived: false })).toMatchObject({ ok: false })
  expect(listUnknownCalls(db)).toEqual([call])
})

test('where the disk refuses what came of a lead, that is told and not the answer', async () => {
  const { world } = await startLeads()
  world.store.db.exec(
    `CREATE TRIGGER refuse BEFORE UPDATE ON lead_sending BEGIN SELECT raise(ABORT, 'no'); END`,
  )
  const draft = await saveLead(world, { ...novotna, salesmanId: 999_999 })
  const { jobId } = await world.call('leads.sendLead', confirmed(draft))
  expect(await world.finished({ jobId })).toMatchObject({ kind: 'store' })
})

test('who has not found a lead that the list has shown since does not make it one that is not there', async () => {
  const { world, clock, fault } = await startLeads()
  const start = clock.now()
  await poll(world)
  const site = siteLines([{ at: start, name: 'Lucie Ztracená', email: 'l@example.cz' }])
  clock.moveTo(start + hourMs)
  await importFile(world, fileWith('web.jsonl', site))
  const again = await world.call('leads.draftAgain', { ...of, sentKey: 'id W1' })
  if (again.kind !== 'draft') throw new Error(again.why)
  await fault('create-lead', { kind: 'resetAfter' })
  const sending = await send(world, { draftId: again.draftId, revision: 1 })
  if (sending === undefined) throw new Error('no sending')
  const { db } = world.store
  insertRow(db, 'team_membership', { host: 'h', port: 1, database: 'd', user: 'u', team: 't' })
  await world.call('leads.settleSending', { sendingId: sending.id, inquiryId: null })
  const callId = db.prepare('SELECT call_id FROM lead_sending').pluck().get() as number
  world.settleCall({ id: callId, arrived: false })
  expect(await sendings(world)).toMatchObject([{ watch: { kind: 'appeared' }, isSettled: false }])
  expect(listUntold(db).map(({ told }) => told)).toMatchObject([{ act: 'settle', outcome: 'done' }])
})

test('one lead of the site is missing: it is told, sent again once, and is found then', async () => {
  const { world, sandbox, clock } = await startLeads()
  const start = clock.now()
  await poll(world)
  await arrive(sandbox, { name: 'Pavel', surname: 'Svoboda' })
  const site = siteLines([
    { at: start, name: 'Pavel Svoboda', email: 'pavel@example.com' },
    { at: start + minuteMs, name: 'Ztracená Lucie', email: 'lucie@example.cz' },
  ])
  clock.moveTo(start + 2 * hourMs)
  await poll(world)
  expect(await importFile(world, fileWith('web.jsonl', site))).toBeNull()
  const [pavel, lucie] = await sent(world)
  expect(pavel).toMatchObject({ status: { kind: 'arrived', reason: 'name' }, contact: null })
  expect(lucie).toMatchObject({ status: { kind: 'missing' }, contact: { email: 'l***@e***.cz' } })
  expect(world.notices).toEqual(['Podviní: 1 lead is missing in the CRM.'])
  const sentKey = lucie?.lead.key ?? ''
  const again = await world.call('leads.draftAgain', { ...of, sentKey })
  if (again.kind !== 'draft') throw new Error(again.why)
  const draft = await world.call('leads.readDraft', { draftId: again.draftId })
  const sending = await send(world, { draftId: again.draftId, revision: draft?.revision ?? 0 })
  expect(sending).toMatchObject({ state: { kind: 'answered' }, ofSentKey: sentKey })
  expect((await sent(world)).map(({ status }) => status.kind)).toEqual(['arrived', 'arrived'])
  expect(await world.call('leads.draftAgain', { ...of, sentKey })).toMatchObject({ why: 'arrived' })
  await poll(world)
  expect(world.notices).toHaveLength(1)
})

test('a lead that has arrived meanwhile is not sent again, whenever its draft was made', async () => {
  const { world, sandbox, clock } = await startLeads()
  const start = clock.now()
  await poll(world)
  const site = siteLines([{ at: start + minuteMs, name: 'Lucie Ztracená', email: 'l@example.cz' }])
  clock.moveTo(start + hourMs)
  await poll(world)
  await importFile(world, fileWith('web.jsonl', site))
  const [row] = await sent(world)
  const again = await world.call('leads.draftAgain', { ...of, sentKey: row?.lead.key ?? '' })
  if (again.kind !== 'draft') throw new Error(again.why)
  await arrive(sandbox, { name: 'Lucie', surname: 'Ztracená' })
  clock.moveTo(clock.now() + 5 * minuteMs)
  const before = await serverLeads(sandbox)
  const { jobId } = await world.call(
    'leads.sendLead',
    confirmed({ draftId: again.draftId, revision: 1 }),
  )
  expect(await world.finished({ jobId })).toMatchObject({ reason: 'notMissing' })
  expect(await serverLeads(sandbox)).toHaveLength(before.length)
})
