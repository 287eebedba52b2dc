import { expect, test } from 'vitest'
import { leadSendingIdSchema } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time'
import { insertLeadSending } from '../../../store/leads/send/lead-sendings.ts'
import { insertRow } from '../../../store/testing/insert-row.ts'
import {
  arrive,
  confirmed,
  fileWith,
  importFile,
  poll,
  saveLead,
  send,
  sendings,
  sent,
  serverLeads,
  siteLines,
  summariseSent,
} from '../../../wiring/testing/leads/acts.ts'
import { type LeadsWorld, leadsAccount, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

/** A lead of the site that is missing for so many days, while the list was asked for. */
const missingFor = async (days: number) => {
  const started = await startLeads()
  const { world, clock } = started
  const start = clock.now()
  await poll(world)
  const lost = { at: start, name: 'Lucie Ztracená', email: 'lucie@example.cz' }
  clock.moveTo(start + hourMs)
  await poll(world)
  await importFile(world, fileWith('web.jsonl', siteLines([lost])))
  for (let day = 5; day < days; day += 5) {
    clock.moveTo(start + day * dayMs)
    await poll(world)
  }
  clock.moveTo(start + days * dayMs)
  await poll(world)
  return started
}

const sendAgain = async (world: LeadsWorld, sentKey: string) => {
  const again = await world.call('leads.draftAgain', { ...of, sentKey })
  if (again.kind !== 'draft') return again.why
  const draft = await world.call('leads.readDraft', { draftId: again.draftId })
  return send(world, { draftId: again.draftId, revision: draft?.revision ?? 0 })
}

test('a lead missing for twelve days, sent again, has arrived and is not offered again', async () => {
  const { world, sandbox, clock } = await missingFor(12)
  const before = await serverLeads(sandbox)
  expect(await sent(world)).toMatchObject([{ status: { kind: 'missing' }, sendAgain: null }])
  const sending = await sendAgain(world, 'id W1')
  expect(sending).toMatchObject({ state: { kind: 'answered' }, watch: { kind: 'appeared' } })
  const resent = { kind: 'arrived', reason: 'resent', delayMs: null }
  expect(await sent(world)).toMatchObject([{ status: resent, sendAgain: 'arrived' }])
  expect((await summariseSent(world)).delays).toBeNull()
  clock.moveTo(clock.now() + hourMs)
  await poll(world)
  expect(await sendAgain(world, 'id W1')).toBe('arrived')
  expect(await serverLeads(sandbox)).toHaveLength(before.length + 1)
})

test('what is sent again carries all that the site has told', async () => {
  const { world, clock } = await startLeads()
  await poll(world)
  const lost = {
    at: clock.now(),
    name: 'Lucie Ztracená',
    email: 'lucie@example.cz',
    projekt: 'VLTAVA',
    cislo_bytu: 'A.107',
    zprava: 'Prosím o prohlídku.',
    jazyk: 'cs',
  }
  clock.moveTo(clock.now() + hourMs)
  await poll(world)
  insertRow(world.store.db, 'project', {
    workspace_id: of.workspaceId,
    id: 12,
    position: 0,
    name: 'Vltava',
    screen_ids: '[]',
    fetched_at: 1,
  })
  await importFile(world, fileWith('web.jsonl', siteLines([lost])))
  const again = await world.call('leads.draftAgain', { ...of, sentKey: 'id W1' })
  if (again.kind !== 'draft') throw new Error(again.why)
  const draft = await world.call('leads.readDraft', { draftId: again.draftId })
  expect(draft && fromJson(draft.lead)).toMatchObject({
    projectId: 12,
    unitNumber: 'A.107',
    note: 'Prosím o prohlídku.',
    language: 'cs',
  })
})

test('what the CRM has taken is not sent once more, even if a person says that it is another lead', async () => {
  const { world, sandbox } = await missingFor(2)
  const before = await serverLeads(sandbox)
  await sendAgain(world, 'id W1')
  const [row] = await sent(world)
  const inquiryId = row?.arrived?.inquiryId
  if (inquiryId === undefined) throw new Error('it has not arrived')
  await world.call('leads.unlinkSent', { ...of, sentKey: 'id W1', inquiryId })
  expect(await sent(world)).toMatchObject([{ status: { kind: 'missing' }, sendAgain: 'sentAgain' }])
  expect(await sendAgain(world, 'id W1')).toBe('sentAgain')
  expect(await serverLeads(sandbox)).toHaveLength(before.length + 1)
})

test('what a person finds out of a lead of long ago is seen at once', async () => {
  const { world, clock, fault } = await missingFor(12)
  await fault('create-lead', { kind: 'htmlPage', status: 200 })
  expect(await sendAgain(world, 'id W1')).toMatchObject({ state: { kind: 'unknown' } })
  clock.moveTo(clock.now() + 6 * minuteMs)
  await poll(world)
  const [lost] = await sendings(world)
  const other = await send(world, await saveLead(world, { surname: 'Přejmenovaná' }))
  if (lost === undefined || other?.watch?.kind !== 'appeared') throw new Error('not sent')
  const { inquiryId } = other.watch
  await world.call('leads.settleSending', { sendingId: lost.id, inquiryId })
  expect(await sent(world)).toMatchObject([
    { status: { kind: 'arrived', reason: 'resent', inquiryId } },
  ])
})

test('after a crash in flight nothing is left to be sent once more, and who sends the same is warned', async () => {
  const { world, startAgain, clock } = await startLeads()
  const lead = { name: 'Eva', surname: 'Pádová', email: 'eva@example.com' }
  const { draftId } = await saveLead(world, lead)
  insertLeadSending(world.store.db, {
    id: leadSendingIdSchema.parse('s1'),
    workspaceId: of.workspaceId,
    accountId: leadsAccount,
    account: 'leads',
    at: clock.now(),
    name: 'Eva Pádová',
    email: lead.email,
    phone: '',
    projectId: null,
    unitId: null,
    isTest: false,
    ofSentKey: null,
    draftId,
    state: { kind: 'sending' },
    watch: { kind: 'awaited' },
    isSettled: false,
  })
  await world.end()
  const after = await startAgain()
  expect(await after.call('leads.listDrafts', of)).toEqual([])
  expect(await sendings(after)).toMatchObject([{ state: { kind: 'unknown' } }])
  // A form that is still open keeps what is typed as another draft.
  const typed = { ...of, draftId, lead: toJson(await newLead(after)), isTest: false }
  expect((await after.call('leads.saveDraft', typed)).draftId).not.toBe(draftId)
  const preview = await after.call('leads.previewLead', {
    ...of,
    isTest: false,
    lead: typed.lead,
  })
  expect(preview.unsettled).toEqual([{ sendingId: 's1', at: clock.now() }])
})

const newLead = async (world: LeadsWorld) => {
  const { draftId } = await saveLead(world, { name: 'E.', surname: 'P.', email: 'EVA@example.com' })
  const draft = await world.call('leads.readDraft', { draftId })
  await world.call('leads.removeDraft', { draftId })
  if (draft === null) throw new Error('no draft')
  return fromJson(draft.lead)
}

test('a lead that comes between the check and the press is not sent again', async () => {
  const { world, sandbox, clock } = await missingFor(0.5)
  const again = await world.call('leads.draftAgain', { ...of, sentKey: 'id W1' })
  if (again.kind !== 'draft') throw new Error(again.why)
  clock.moveTo(clock.now() + 40 * secondMs)
  await arrive(sandbox, { name: 'Lucie', surname: 'Ztracená' })
  const before = await serverLeads(sandbox)
  const draft = confirmed({ draftId: again.draftId, revision: 1 })
  const { jobId } = await world.call('leads.sendLead', draft)
  expect(await world.finished({ jobId })).toMatchObject({ reason: 'notMissing' })
  expect(await serverLeads(sandbox)).toHaveLength(before.length)
})

test('two who draft a missing lead again at once get the same draft', async () => {
  const { world, clock } = await missingFor(2)
  clock.moveTo(clock.now() + hourMs)
  const again = () => world.call('leads.draftAgain', { ...of, sentKey: 'id W1' })
  const [one, other] = await Promise.all([again(), again()])
  expect(one).toMatchObject({ kind: 'draft' })
  expect(other).toEqual(one)
  expect(await world.call('leads.listDrafts', of)).toHaveLength(1)
})
