import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inquiryIdSchema, leadSendingIdSchema } from '#core/ids'
import { fromJson } from '#core/json'
import { seenLead } from '#core/leads/testing/sample-leads'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { leadFiles } from '../../../files/lead-files.ts'
import { makeLeadArchive } from '../../../store/leads/archive/lead-archives.ts'
import { writeLeads } from '../../../store/leads/archive/leads.ts'
import { insertLeadSending } from '../../../store/leads/send/lead-sendings.ts'
import { insertRow } from '../../../store/testing/insert-row.ts'
import { leadsStore } from '../../../wiring/stores/leads-store.ts'
import {
  archive,
  arrive,
  fileWith,
  importFile,
  poll,
  readFile,
  saveLead,
  sent,
  siteLines,
  zone,
} from '../../../wiring/testing/leads/acts.ts'
import { leadsAccount, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'
import { sweepWorkspace } from './sweep-workspace.ts'

const person = { customerIds: [], name: 'Nina Zapomenutá', email: 'nina@example.com', phone: '' }

/** A store with one person in every part of it, and another one beside. */
const filled = async () => {
  const started = await startLeads()
  const { world, sandbox, clock } = started
  const start = clock.now()
  await poll(world)
  await arrive(sandbox, { name: 'Nina', surname: 'Zapomenutá' })
  await arrive(sandbox, { name: 'Otto', surname: 'Ponechaný' })
  clock.moveTo(start + hourMs)
  await poll(world)
  const leads = [
    { at: start, name: 'Nina Zapomenutá', email: 'nina@example.com' },
    { at: start + 20 * dayMs, name: 'Nina Z.', email: 'nina@example.com' },
    { at: start, name: 'Otto Ponechaný', email: 'otto@example.com' },
  ]
  const path = fileWith('web.jsonl', siteLines(leads))
  await importFile(world, path)
  await saveLead(world, { name: 'Nina', surname: 'Zapomenutá', email: 'jina@example.com' })
  return { ...started, path, start }
}

test('a person is found and deleted everywhere, leaves no trace in the file, and is not brought back', async () => {
  const { world, path, directory, clock } = await filled()
  const found = await world.call('leads.findPerson', { ...of, ...person })
  const leads = fromJson(found.leads)
  const sentLeads = fromJson(found.sent)
  expect(leads).toHaveLength(1)
  expect(sentLeads).toHaveLength(2)
  expect(found.drafts).toHaveLength(1)
  await world.call('leads.deletePerson', {
    ...of,
    ...person,
    sentKeys: sentLeads.map(({ key }) => key),
    inquiryIds: leads.map(({ inquiryId }) => inquiryId),
    drafts: found.drafts.map(({ id }) => id),
    sendings: [],
  })
  await poll(world)
  await importFile(world, path)
  expect(await archive(world, { search: 'zapomenutá' })).toEqual([])
  expect((await sent(world)).map(({ lead }) => lead.name)).toEqual(['Otto Ponechaný'])
  expect(await world.call('leads.listDrafts', of)).toEqual([])
  const bytes = ['unitdesk.db', 'unitdesk.db-wal'].map((name) =>
    readFileSync(join(directory, name)).toString('latin1'),
  )
  expect(bytes.join('')).not.toContain('nina@example.com')
  clock.moveTo(clock.now() + 10 * dayMs)
  await poll(world)
  expect(await archive(world, { search: 'zapomenutá' })).toEqual([])
})

test('what is kept of a person besides leads is told with its place, and so are the copies for recovery', async () => {
  const { world } = await filled()
  const { db } = world.store
  insertRow(db, 'payment_export', {
    workspace_id: of.workspaceId,
    name: 'payments-prescribed',
    exported_at: 1,
    payments: JSON.stringify([{ payer: 'Zapomenutá Nina' }]),
    unread_rows: '[]',
  })
  await world.backUp('instead')
  const found = await world.call('leads.findPersonElsewhere', { ...of, ...person })
  expect(found.places).toEqual([{ place: 'paymentLists', rows: 1 }])
  expect(found.copies).toHaveLength(1)
  const nobody = { ...of, ...person, name: 'Kdosi Neznámý', email: '' }
  expect((await world.call('leads.findPersonElsewhere', nobody)).places).toEqual([])
})

test('who was deleted is not brought back by the next versions of the same log, however late they come', async () => {
  const { world, clock, start } = await filled()
  const lines = [{ at: start, name: 'Nina Zapomenutá', email: 'nina@example.com' }]
  const sentKeys = ['id W1', 'id W2']
  await world.call('leads.deletePerson', {
    ...of,
    ...person,
    sentKeys,
    inquiryIds: [],
    drafts: [],
    sendings: [],
  })
  for (const days of [8, 300, 600]) {
    clock.moveTo(start + days * dayMs)
    await poll(world)
    const newer = { at: clock.now(), name: `Po ${days} dnech` }
    const log = siteLines([...lines, ...lines, newer]).replace('"W3"', `"W${days}"`)
    await importFile(world, fileWith('web.jsonl', log))
  }
  const names = (await sent(world)).map(({ lead }) => lead.name)
  expect(names).toContain('Po 600 dnech')
  expect(names.join()).not.toContain('Nina')
})

test('to delete all leaves the settings and nothing of anybody', async () => {
  const { world } = await filled()
  await world.finished(await world.call('leads.deleteAll', of))
  expect(await archive(world)).toEqual([])
  expect(await sent(world)).toEqual([])
  expect(await world.call('leads.listDrafts', of)).toEqual([])
  expect(await world.call('leads.listImports', of)).toEqual([])
})

test('how far it is with deleting is told, slice by slice, until nothing is left', async () => {
  const { world, clock } = await startLeads()
  const many = Array.from({ length: 250 }, (_unused, index) => ({
    at: clock.now() + index * minuteMs,
    name: `Osoba ${index}`,
  }))
  await importFile(world, fileWith('many.jsonl', siteLines(many)))
  const { jobId } = await world.call('leads.deleteAll', of)
  const told: number[] = []
  for (let isOver = false; !isOver; ) {
    const change = world.nextChange()
    const job = world.jobs.list().find(({ id }) => id === jobId)
    if (job?.total === 250) told.push(job.done)
    isOver = job?.outcome != null
    if (!isOver) await change
  }
  expect(told.at(-1)).toBe(250)
  expect(told).toEqual([...told].sort((a, b) => a - b))
  expect(await sent(world)).toEqual([])
})

test('after all was deleted no folder brings it back, and who was deleted before stays deleted', async () => {
  const { world, sandbox, path, clock } = await filled()
  world.picked.folder = dirname(path)
  await world.call('leads.chooseFolder', { ...of, timeZone: zone })
  const found = await world.call('leads.findPerson', { ...of, ...person })
  const inquiryIds = fromJson(found.leads).map((lead) => lead.inquiryId)
  const nobody = { sentKeys: [], drafts: [], sendings: [] }
  await world.call('leads.deletePerson', { ...of, ...person, ...nobody, inquiryIds })
  await world.finished(await world.call('leads.deleteAll', of))
  expect((await world.call('leads.readSettings', of)).folder).toBeNull()
  const marker = await arrive(sandbox, { name: 'Nový', surname: 'Příchozí' })
  for (const minute of [1, 2, 3]) {
    clock.moveElapsed(clock.elapsedMs() + minute * minuteMs)
    world.look()
    await poll(world)
  }
  const names = (await archive(world)).map(({ inquiryId, customerName }) =>
    inquiryId === marker.id ? 'marker' : customerName,
  )
  expect(names).toContain('marker')
  expect(names.join()).not.toContain('Zapomenutá')
  expect(await sent(world)).toEqual([])
})

test('what was sent of a person is found, however much was sent since and whatever it was called', async () => {
  const { world, clock } = await startLeads()
  const { db } = world.store
  const stored = (id: string, patch: Partial<Parameters<typeof insertLeadSending>[1]>) =>
    insertLeadSending(db, {
      id: leadSendingIdSchema.parse(id),
      workspaceId: of.workspaceId,
      accountId: leadsAccount,
      account: 'leads',
      at: clock.now(),
      name: 'Otto Ponechaný',
      email: '',
      phone: '',
      projectId: null,
      unitId: null,
      isTest: false,
      ofSentKey: null,
      draftId: null,
      state: { kind: 'unknown' },
      watch: { kind: 'awaited' },
      isSettled: true,
      ...patch,
    })
  const inquiryId = inquiryIdSchema.parse(7_000_001)
  const theirs = seenLead(inquiryId, { customerName: 'Nina Zapomenutá', at: clock.now() })
  const made = makeLeadArchive(db, of.workspaceId)
  writeLeads(db, { archive: made, accountId: leadsAccount, leads: [theirs] })
  stored('old', { name: 'Nina Zapomenutá', at: clock.now() - dayMs })
  stored('other', { name: 'N. Z.', watch: { kind: 'appeared', inquiryId } })
  for (let one = 0; one < 501; one += 1) stored(`others-${one}`, {})
  const found = await world.call('leads.findPerson', { ...of, ...person })
  expect(found.sendings.map(({ id }) => id).sort()).toEqual(['old', 'other'])
})

test('a phone is found however it was written', async () => {
  const { world, clock } = await filled()
  const lead = { at: clock.now(), name: 'Ota Volaný', phone: '777 123 456' }
  await importFile(world, fileWith('phones.jsonl', siteLines([lead]).replace('W1', 'P1')))
  await saveLead(world, { name: 'Ota', surname: 'Jiný', phone: '+420777123456' })
  for (const phone of ['777123456', '+420 777 123 456', '00420777123456']) {
    const found = await world.call('leads.findPerson', {
      ...of,
      customerIds: [],
      name: '',
      email: '',
      phone,
    })
    expect(fromJson(found.sent)).toMatchObject([{ name: 'Ota Volaný' }])
    expect(found.drafts).toHaveLength(1)
  }
})

test('no contact is taken from a file of a lead that nobody may reach any more', async () => {
  const { world, start } = await filled()
  const old = { at: start - 300 * dayMs, name: 'Dávný Zájemce', email: 'davny@example.com' }
  for (const version of ['a', 'b']) {
    const path = fileWith(`${version}.jsonl`, siteLines([old]).replace('W1', 'OLD'))
    await importFile(world, path)
    const reveal = { ...of, of: { kind: 'sent', sentKey: 'id OLD' } } as const
    expect(await world.call('leads.revealContact', reveal)).toBeNull()
  }
})

test('one person’s lines of the audit list are blanked, and nobody else’s with the same mask', async () => {
  const { world } = await startLeads()
  const emails = ['jana.novakova@gmail.com', 'jiri.prochazka@gmail.com']
  await world.finished(await world.call('customers.refreshConsentTypes', of))
  const types = await world.call('customers.listConsentTypes', of)
  const consentTypeId = types?.types[0]?.id
  if (consentTypeId === undefined) throw new Error('no type')
  for (const [index, email] of emails.entries()) {
    const holder = { kind: 'email', email } as const
    const revocation = { holder, consentTypeId, notes: `Dopis ${index + 1}` }
    await world.finished(await world.call('customers.revokeConsent', { ...of, revocation }))
  }
  const jana = { ...of, customerIds: [], name: '', email: ' Jana.Novakova@gmail.com', phone: '' }
  expect((await world.call('leads.findPerson', jana)).revocations).toBe(1)
  await world.call('leads.deletePerson', {
    ...jana,
    inquiryIds: [],
    sentKeys: [],
    drafts: [],
    sendings: [],
  })
  const lines = await world.call('customers.listRevocations', {
    ...of,
    before: null,
    limit: 10,
  })
  expect(lines.map(({ notes }) => notes).sort()).toEqual(['Dopis 2', null].sort())
  expect(lines.map(({ holder }) => 'masked' in holder && holder.masked).sort()).toEqual([
    '***',
    'j***@g***.com',
  ])
})

test('contacts are masked until one is revealed, and are kept only of those who may have to be reached', async () => {
  const { world } = await filled()
  const rows = await sent(world)
  expect(rows.map(({ contact }) => contact)).toEqual([
    null,
    null,
    { email: 'n***@e***.com', phone: '' },
  ])
  const reveal = (sentKey: string) =>
    world.call('leads.revealContact', { ...of, of: { kind: 'sent', sentKey } })
  expect(await reveal('id W2')).toEqual({ email: 'nina@example.com', phone: '' })
  expect(await reveal('id W1')).toBeNull()
})

test('what is older than it may get is forgotten by itself, once a day', async () => {
  const { world, clock, start } = await filled()
  const { settings } = await world.call('leads.readSettings', of)
  const retention = { archiveDays: 8, contactDays: 1 }
  await world.call('leads.saveSettings', {
    ...of,
    settings: { ...settings, retention, isPolling: false },
  })
  clock.moveTo(start + 30 * dayMs)
  clock.moveElapsed(dayMs)
  world.look()
  await expect.poll(() => archive(world)).toEqual([])
  expect((await sent(world)).map(({ lead }) => lead.key)).toEqual([])
})

test('who is kept no longer is not brought back as missing by a log that names everybody', async () => {
  const { world, sandbox, clock } = await startLeads()
  const start = clock.now()
  const { settings } = await world.call('leads.readSettings', of)
  const retention = { archiveDays: 8, contactDays: 30 }
  await world.call('leads.saveSettings', { ...of, settings: { ...settings, retention } })
  await poll(world)
  await arrive(sandbox, { name: 'Nina', surname: 'Dávná' })
  const old = { at: start, name: 'Nina Dávná', email: 'nina@example.com' }
  for (const days of [1 / 24, 5, 10, 15, 20]) {
    clock.moveTo(start + days * dayMs)
    await poll(world)
    if (days < 5) await importFile(world, fileWith('web.jsonl', siteLines([old])))
  }
  const store = leadsStore(world.store)
  const swept = { store, files: leadFiles, clock, giveWay: () => Promise.resolve() }
  await sweepWorkspace(swept, of.workspaceId, new AbortController().signal)
  const path = fileWith('web.jsonl', siteLines([old, { at: clock.now(), name: 'Otto Nový' }]))
  expect(await readFile(world, path)).toMatchObject({ leads: 2, tooOld: 1 })
  await importFile(world, path)
  expect((await sent(world)).map(({ lead }) => lead.name)).toEqual(['Otto Nový'])
  expect(await world.call('leads.listImports', of)).toMatchObject([
    { leads: 1, period: { from: clock.now() - 8 * dayMs } },
  ])
})

test('the contact of a draft that lies about goes, and what changes nothing is not told', async () => {
  const { world, clock, start } = await filled()
  const { settings } = await world.call('leads.readSettings', of)
  const retention = { archiveDays: null, contactDays: 10 }
  const saved = { ...settings, retention, isPolling: false }
  await world.call('leads.saveSettings', { ...of, settings: saved })
  const [before] = await world.call('leads.listDrafts', of)
  if (before === undefined) throw new Error('no draft')
  const draft = async () => {
    const read = await world.call('leads.readDraft', { draftId: before.id })
    if (read === null) throw new Error('no draft')
    return { revision: read.revision, ...fromJson(read.lead) }
  }
  const { revision } = await draft()
  clock.moveTo(start + 11 * dayMs)
  clock.moveElapsed(clock.elapsedMs() + dayMs)
  world.look()
  await expect.poll(draft).toMatchObject({ surname: 'Zapomenutá', email: null, phone: null })
  expect((await draft()).revision).toBe(revision + 1)
  await expect.poll(() => world.announced.includes('leadDrafts')).toBe(true)
  world.announced.length = 0
  await sweepWorkspace(
    {
      store: leadsStore(world.store),
      files: leadFiles,
      clock,
      giveWay: () => Promise.resolve(),
    },
    of.workspaceId,
    new AbortController().signal,
  )
  expect(world.announced).toEqual([])
})
