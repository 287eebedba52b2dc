import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/time'
import {
  archive,
  arrive,
  fileWith,
  importFile,
  poll,
  saveLead,
  sent,
  siteLines,
} from '../../wiring/testing/leads/acts.ts'
import { of } from '../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../wiring/testing/leads/start-leads.ts'

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
  const leads: { inquiryId: never }[] = JSON.parse(found.leadsJson)
  const sentLeads: { key: string }[] = JSON.parse(found.sentJson)
  expect(leads).toHaveLength(1)
  expect(sentLeads).toHaveLength(2)
  expect(found.drafts).toHaveLength(1)
  await world.call('leads.deletePerson', {
    ...{ ...of, ...person, sentKeys: sentLeads.map(({ key }) => key) },
    inquiryIds: leads.map(({ inquiryId }) => inquiryId),
    ...{ drafts: found.drafts.map(({ id }) => id), sendings: [] },
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

test('to delete all leaves the settings and nothing of anybody', async () => {
  const { world } = await filled()
  await world.call('leads.deleteAll', of)
  expect(await archive(world)).toEqual([])
  expect(await sent(world)).toEqual([])
  expect(await world.call('leads.listDrafts', of)).toEqual([])
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
