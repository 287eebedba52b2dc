import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { InputOf } from '#core/contract/index'
import { fromJson } from '#core/json'
import { dayMs, minuteMs } from '#core/time'
import { readDeletionOrder } from '../../../store/leads/privacy/lead-deletion.ts'
import { startFromBackup } from '../../../store/recovery/start-from-backup.ts'
import { firstPageOf, overwrite, pageBytes } from '../../../store/testing/damage.ts'
import {
  archive,
  arrive,
  fileWith,
  importFile,
  poll,
  saveLead,
  sent,
  siteLines,
} from '../../../wiring/testing/leads/acts.ts'
import { type LeadsWorld, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

const person = { customerIds: [], name: 'Nina Zapomenutá', email: 'nina@example.com', phone: '' }

const names = async (world: LeadsWorld): Promise<string[]> =>
  [
    ...(await sent(world)).map(({ lead }) => lead.name),
    ...(await archive(world, { search: 'zapomenuta' })).map(({ customerName }) => customerName),
    ...(await world.call('leads.listDrafts', of)).map(({ name }) => name),
  ].sort()

/** Nina everywhere, Otto beside her. */
const filled = async () => {
  const started = await startLeads()
  const { world, sandbox, clock } = started
  await arrive(sandbox, { name: 'Nina', surname: 'Zapomenutá' })
  await poll(world)
  const at = clock.now()
  const leads = [
    { at, name: 'Nina Zapomenutá', email: 'nina@example.com' },
    { at, name: 'Otto Jiný', email: 'otto@example.com' },
  ]
  const path = fileWith('web.jsonl', siteLines(leads))
  await importFile(world, path)
  await saveLead(world, { name: 'Nina', surname: 'Zapomenutá', email: 'nina@example.com' })
  return { ...started, path }
}

type FilledStore = Awaited<ReturnType<typeof filled>>

const deletePerson = async (world: LeadsWorld) => {
  const found = await world.call('leads.findPerson', { ...of, ...person })
  const things: InputOf<'leads.deletePerson'> = {
    ...of,
    ...person,
    drafts: found.drafts.map(({ id }) => id),
    sendings: [],
    sentKeys: fromJson(found.sent).map(({ key }) => key),
    inquiryIds: fromJson(found.leads).map(({ inquiryId }) => inquiryId),
  }
  await world.call('leads.deletePerson', things)
}

const deleteAll = async (world: LeadsWorld) =>
  world.finished(await world.call('leads.deleteAll', of))

/** Ends a deletion in the middle: from so many rows on, the disk lets go of nothing more in this run. */
const killWhenDeleting = ({ store }: LeadsWorld, rowsLeft: number) =>
  store.db.exec(
    `CREATE TEMP TRIGGER killed BEFORE DELETE ON main.sent_lead
     WHEN (SELECT count(*) FROM sent_lead) <= ${rowsLeft}
     BEGIN SELECT RAISE(ABORT, 'killed'); END`,
  )

const manyLeads = 250

test('to delete all is gone on with after a kill, before anything is shown, and the person sees it', async () => {
  const { world, clock, startAgain } = await startLeads()
  const many = Array.from({ length: manyLeads }, (_unused, index) => ({
    at: clock.now() + index * minuteMs,
    name: `Osoba ${index}`,
  }))
  await importFile(world, fileWith('many.jsonl', siteLines(many)))
  killWhenDeleting(world, manyLeads - 100)
  expect(await deleteAll(world)).toMatchObject({ kind: 'store' })
  const left = world.store.db.prepare('SELECT count(*) FROM sent_lead').pluck()
  expect(left.get()).toBe(manyLeads - 100)
  const ordered = readDeletionOrder(world.store.db, of.workspaceId)
  await world.end()
  clock.moveTo(clock.now() + minuteMs)
  const next = await startAgain()
  expect(readDeletionOrder(next.store.db, of.workspaceId)).toBe(ordered)
  expect(next.jobs.list()).toMatchObject([{ kind: 'deleteLeads', subject: of.workspaceId }])
  const [job] = next.jobs.list()
  expect(await sent(next)).toEqual([])
  expect(job && (await next.finished({ jobId: job.id }))).toBeNull()
  expect(readDeletionOrder(next.store.db, of.workspaceId)).toBeNull()
})

const asked = ({ store }: LeadsWorld) =>
  store.db.prepare('SELECT max(asked_at) FROM lead_poll').pluck().get()

test('while the disk refuses to delete, nobody is shown what is to go, and no look begins it again', async () => {
  const { world, clock } = await filled()
  const askedAt = asked(world)
  killWhenDeleting(world, 2)
  await deleteAll(world)
  const told = world.announced.length
  for (const _ of [1, 2, 3]) {
    await expect(sent(world)).rejects.toMatchObject({ failure: { kind: 'store' } })
  }
  // Whoever were told would ask again, and never end.
  expect(world.announced.slice(told)).not.toContain('sentLeads')
  const jobs = () => world.jobs.list().filter(({ kind }) => kind === 'deleteLeads').length
  expect(jobs()).toBe(1)
  world.store.db.exec('DROP TRIGGER killed')
  clock.moveTo(clock.now() + dayMs)
  clock.moveElapsed(2 * minuteMs)
  world.look()
  expect(await sent(world)).toEqual([])
  expect([jobs(), asked(world)]).toEqual([2, askedAt])
})

test('after all was deleted no copy of the store has anybody', async () => {
  const { world, directory } = await filled()
  await world.backUp('now')
  await world.backUp('now')
  await deleteAll(world)
  const copies = readdirSync(join(directory, 'backups'))
  expect(copies).toHaveLength(1)
  expect(readFileSync(join(directory, 'backups', copies[0] ?? '')).includes('Nina')).toBe(false)
  await world.end()
})

const startFromCopy = async ({ world, directory, clock, startAgain }: FilledStore) => {
  await world.end()
  expect(readFileSync(join(directory, 'deletions.json'), 'utf8')).not.toMatch(/nina|id W1/i)
  expect(startFromBackup({ directory, clock }).ok).toBe(true)
  const next = await startAgain()
  expect(next.store.state().kind).toBe('restored')
  return next
}

test('who was deleted is deleted again from a copy of before, and nothing brings them back', async () => {
  const started = await filled()
  const { world, path, directory } = started
  await world.backUp('now')
  await deletePerson(world)
  expect(await names(world)).toEqual(['Otto Jiný'])
  const next = await startFromCopy(started)
  expect(await names(next)).toEqual(['Otto Jiný'])
  const inFile = readFileSync(join(directory, 'unitdesk.db')).toString('latin1')
  expect(inFile).not.toContain('nina@example.com')
  await poll(next)
  await importFile(next, path)
  expect(await names(next)).toEqual(['Otto Jiný'])
})

test('a copy of before takes the place of a store in which all was being deleted: nobody comes back', async () => {
  const started = await filled()
  await started.world.backUp('now')
  killWhenDeleting(started.world, 2)
  await deleteAll(started.world)
  const next = await startFromCopy(started)
  expect(await names(next)).toEqual([])
  expect(await next.call('leads.listImports', of)).toEqual([])
})

test('what came after a deletion is kept when a damaged store is repaired from a copy of before', async () => {
  const { world, directory, clock, startAgain } = await filled()
  await world.backUp('now')
  await deletePerson(world)
  const later = [{ at: clock.now() + minuteMs, name: 'Pozdější Zájemce' }]
  await importFile(world, fileWith('later.jsonl', siteLines(later).replace('W1', 'L1')))
  await world.end()
  const path = join(directory, 'unitdesk.db')
  overwrite(path, firstPageOf(path, 'unit') * pageBytes, Buffer.alloc(64, 0xff))
  const next = await startAgain()
  expect(next.store.state().kind).toBe('restored')
  expect(await names(next)).toEqual(['Otto Jiný', 'Pozdější Zájemce'])
})
