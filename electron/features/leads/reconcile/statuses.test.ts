import { expect, test } from 'vitest'
import { fromJson, toJson } from '#core/json'
import { usualLeadSettings } from '#core/leads/archive/lead-settings'
import { emptyLead } from '#core/leads/testing/sample-leads'
import { hourMs, minuteMs } from '#core/time'
import {
  arrive,
  confirmed,
  dashboard,
  fileWith,
  importFile,
  poll,
  sent,
  serverLeads,
} from '../../../wiring/testing/leads/acts.ts'
import { type LeadsWorld, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

const started = async () => {
  const begun = await startLeads()
  await poll(begun.world)
  return begun
}

/** A log of a site with what it has sent, and what the CRM has answered. */
const siteLog = (
  leads: readonly { at: number; name: string; email?: string; status?: number; text?: string }[],
): string =>
  [
    'id;odesláno;jméno;e-mail;HTTP status;odpověď',
    ...leads.map(({ at, name, email = '', status = '', text = '' }, index) =>
      [`W${index + 1}`, new Date(at).toISOString(), name, email, status, text].join(';'),
    ),
  ].join('\n')

const kinds = async (world: LeadsWorld) => (await sent(world)).map(({ status }) => status.kind)
const rowOf = async (world: LeadsWorld, key: string) => {
  const row = (await sent(world)).find(({ lead }) => lead.key === key)
  if (row === undefined) throw new Error(`no lead ${key}`)
  return row
}

const refused = { status: 422, text: 'jan@firma.cz is blocked' }

/** Of these leads one arrived and was sent twice, one was refused, one is a test, and one is missing. */
const imported = async () => {
  const begun = await started()
  const { world, sandbox, clock } = begun
  const at = clock.now()
  await arrive(sandbox, { name: 'Eva', surname: 'Nová', at: at + 1_000 })
  clock.moveTo(at + 3 * hourMs)
  await poll(world)
  const log = siteLog([
    { at, name: 'Eva Nová', email: 'eva@firma.cz' },
    { at: at + 2 * minuteMs, name: 'Nová Eva', email: 'EVA@firma.cz' },
    { at: at + 3 * minuteMs, name: 'Jan Malý', email: 'jan@firma.cz', ...refused },
    { at: at + 4 * minuteMs, name: 'Test test', email: 'test@firma.cz' },
    { at: at + 5 * minuteMs, name: 'Petr Dvořák', email: 'petr@firma.cz', status: 503 },
  ])
  await importFile(world, fileWith('form.csv', log))
  return begun
}

test('what was taken as one, refused or tried out is told apart from what is missing', async () => {
  const { world } = await imported()
  expect(await kinds(world)).toEqual(['arrived', 'merged', 'rejected', 'suspect', 'missing'])
  const { summary } = await dashboard(world)
  expect(summary.sentence).toEqual({ kind: 'notArrived', lost: 2, sent: 4 })
  expect(await rowOf(world, 'id W2')).toMatchObject({
    mergedWith: { lead: { key: 'id W1' }, status: { kind: 'arrived' } },
    arrived: { name: 'Eva Nová' },
    sendAgain: 'merged',
  })
  expect((await rowOf(world, 'id W3')).status).toMatchObject({
    httpStatus: 422,
    text: 'j***@f***.cz is blocked',
  })
})

test('a person’s word about a test holds when the file comes again', async () => {
  const { world } = await imported()
  await world.call('leads.markSent', { ...of, sentKey: 'id W4', word: 'real' })
  await world.call('leads.markSent', { ...of, sentKey: 'id W5', word: 'spam' })
  const told = ['arrived', 'merged', 'rejected', 'missing', 'suspect']
  expect(await kinds(world)).toEqual(told)
  const { lead } = await rowOf(world, 'id W4')
  await importFile(world, fileWith('again.csv', siteLog([{ at: lead.at, name: 'Test test' }])))
  await poll(world)
  expect((await rowOf(world, 'id W4')).status.kind).toBe('missing')
})

test('two that were taken as one are parted by hand', async () => {
  const { world } = await imported()
  const { arrived, lead } = await rowOf(world, 'id W2')
  if (arrived === null) throw new Error('not merged')
  const pair = { sentKey: lead.key, inquiryId: arrived.inquiryId }
  await world.call('leads.unlinkSent', { ...of, ...pair })
  expect((await kinds(world)).slice(0, 2)).toEqual(['arrived', 'missing'])
})

test('what the CRM has refused leaves once more only when it was corrected', async () => {
  const { world, sandbox } = await imported()
  const drafted = await world.call('leads.draftAgain', { ...of, sentKey: 'id W3' })
  if (drafted.kind !== 'draft') throw new Error('no draft')
  const { draftId } = drafted
  const draft = await world.call('leads.readDraft', { draftId })
  if (draft === null) throw new Error('no draft')
  const told = fromJson(draft.lead)
  const save = (lead: object) =>
    world.call('leads.saveDraft', {
      ...of,
      draftId,
      lead: toJson({ ...told, ...lead }),
      isTest: false,
    })
  const before = (await serverLeads(sandbox)).length
  const unchanged = await world.finished(
    await world.call('leads.sendLead', confirmed(await save({}))),
  )
  expect(unchanged).toMatchObject({ kind: 'notAllowed', reason: 'refusedBefore' })
  expect(await serverLeads(sandbox)).toHaveLength(before)
  const corrected = await save({ email: emptyLead.email })
  await world.finished(await world.call('leads.sendLead', confirmed(corrected)))
  expect(await serverLeads(sandbox)).toHaveLength(before + 1)
  await poll(world)
  expect((await rowOf(world, 'id W3')).status).toMatchObject({ kind: 'arrived', reason: 'resent' })
})

test('the row of the file is shown masked, and goes when its lead has arrived or its time is over', async () => {
  const { world, clock } = await imported()
  const read = (sentKey: string) => world.call('leads.readRecord', { ...of, sentKey })
  const masked = await read('id W5')
  expect(masked).toContainEqual({ title: 'jméno', text: 'Petr Dvořák' })
  expect(masked).toContainEqual({ title: 'e-mail', text: 'p***@f***.cz' })
  const plain = await world.call('leads.revealRecord', { ...of, sentKey: 'id W5' })
  expect(plain).toContainEqual({ title: 'e-mail', text: 'petr@firma.cz' })
  expect(await read('id W1')).toBeNull()
  clock.moveTo(clock.now() + 31 * 24 * hourMs)
  clock.moveElapsed(clock.elapsedMs() + 25 * hourMs)
  world.look()
  await expect.poll(() => read('id W5')).toBeNull()
})

test('of too few that arrive a person is told once, and again after it was well', async () => {
  const { world } = await imported()
  const settings = { ...usualLeadSettings, missingAlertMinutes: null, alertsOnSilence: false }
  const lowRateAlert = { percent: 99, days: 7, leastLeads: 2 } as const
  await world.call('leads.saveSettings', { ...of, settings: { ...settings, lowRateAlert } })
  await poll(world)
  await poll(world)
  // Two of four have not arrived: the one that was refused, and the one that is missing.
  const told = world.notices.filter((text) => text.includes('%'))
  expect(told).toEqual([expect.stringContaining('only 50% of leads arrive; 2 of 4 did not')])
  for (const key of ['id W3', 'id W5']) {
    await world.call('leads.markSent', { ...of, sentKey: key, word: 'spam' })
  }
  await poll(world)
  await world.call('leads.markSent', { ...of, sentKey: 'id W5', word: 'real' })
  await poll(world)
  expect(world.notices.filter((text) => text.includes('%'))).toHaveLength(2)
})

test('by another measure too few are told again, and what was refused is told in its own words', async () => {
  const { world } = await imported()
  const settings = { ...usualLeadSettings, missingAlertMinutes: 1, alertsOnSilence: false }
  const rate = { percent: 99, days: 7, leastLeads: 2 } as const
  for (const lowRateAlert of [
    rate,
    { ...rate, days: 1 } as const,
    { ...rate, percent: 90 },
    null,
    rate,
  ]) {
    await world.call('leads.saveSettings', { ...of, settings: { ...settings, lowRateAlert } })
    await poll(world)
  }
  expect(world.notices.filter((text) => text.includes('%'))).toHaveLength(3)
  const refusals = world.notices.filter((text) => text.includes('the CRM refused 1 lead'))
  expect(refusals).toHaveLength(1)
})
