import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '#core/time'
import { storeLayout } from '../../../store/file/layout.ts'
import { noteDeletion } from '../../../store/recovery/deletions.ts'
import { openOrThrow } from '../../../store/testing/store-folder.ts'
import {
  fileWith,
  importFile,
  saveLead,
  sent,
  siteLines,
} from '../../../wiring/testing/leads/acts.ts'
import { type LeadsWorld, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

const started = async () => {
  const start = await startLeads()
  const { world, clock } = start
  const take = (name: string, id: string) => {
    const line = siteLines([{ at: clock.now(), name, email: 'nina@example.com' }])
    return importFile(world, fileWith('web.jsonl', line.replace('W1', id)))
  }
  await take('Nina Dřívější', 'A1')
  await saveLead(world, { name: 'Nina', surname: 'Dřívější' })
  const later = async () => {
    clock.moveTo(clock.now() + dayMs)
    await take('Petr Pozdější', 'B1')
    await saveLead(world, { name: 'Petr', surname: 'Pozdější' })
  }
  const next = async () => {
    await world.end()
    return start.startAgain()
  }
  return { ...start, later, next }
}

const deleteAll = async (world: LeadsWorld) =>
  world.finished(await world.call('leads.deleteAll', of))

/** The leads of the site, and how many drafts. */
const kept = async (world: LeadsWorld) => ({
  sent: (await sent(world)).map(({ lead }) => lead.name).sort(),
  drafts: (await world.call('leads.listDrafts', of)).length,
})
const nothing = { sent: [], drafts: 0 }

const [earlier, later] = ['Nina Dřívější', 'Petr Pozdější'] as const

test('an order that the disk refused is not carried out at some later start', async () => {
  const { world, later: takeLater, next } = await started()
  world.store.db.exec(
    `CREATE TEMP TRIGGER refused BEFORE UPDATE OF deletion_ordered_at ON main.lead_archive
     BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  )
  expect(await deleteAll(world)).toMatchObject({ kind: 'store' })
  world.store.db.exec('DROP TRIGGER refused')
  await takeLater()
  const after = await next()
  expect(await kept(after)).toEqual({ sent: [earlier, later], drafts: 2 })
  expect(after.jobs.list()).toEqual([])
})

/** The next start after an order came beside the store, and not into it. */
const startedWithNote = async (
  { world, directory, startAgain }: Awaited<ReturnType<typeof started>>,
  at: number,
) => {
  await world.end()
  const store = await openOrThrow({ directory })
  const deletion = { at, workspaceId: of.workspaceId, what: { kind: 'all' } } as const
  noteDeletion(storeLayout(directory), { db: store.db, deletion })
  store.close()
  return startAgain()
}

test('an order that the application was killed with is carried out where the person sees it', async () => {
  const before = await started()
  const after = await startedWithNote(before, before.clock.now())
  expect(after.jobs.list()).toMatchObject([{ kind: 'deleteLeads', subject: of.workspaceId }])
  expect(await kept(after)).toEqual(nothing)
})

test('a store that does not know of an order loses nothing that came after it', async () => {
  const before = await started()
  const at = before.clock.now()
  await before.later()
  expect(await kept(await startedWithNote(before, at))).toEqual({ sent: [later], drafts: 1 })
})

test('copies that could not be replaced are told of, and replaced as soon as it can be done', async () => {
  const { world, directory, clock, next } = await started()
  await world.backUp('now')
  const backups = join(directory, 'backups')
  const inTheWay = join(backups, 'in-the-way.unfinished')
  mkdirSync(inTheWay)
  expect(await deleteAll(world)).toMatchObject({ kind: 'notAllowed', reason: 'copiesLeft' })
  expect(await kept(world)).toEqual(nothing)
  rmSync(inTheWay, { recursive: true })
  const after = await next()
  clock.moveElapsed(2 * minuteMs)
  after.look()
  const shows = () =>
    readdirSync(backups).map((name) => readFileSync(join(backups, name)).includes('Nina'))
  await expect.poll(shows).toEqual([false])
})

test('a person goes from drafts also where leads were never listed', async () => {
  const { world } = await startLeads()
  await saveLead(world, { name: 'Nina', surname: 'Dřívější' })
  const [draft] = await world.call('leads.listDrafts', of)
  if (!draft) throw new Error('no draft')
  const archives = world.store.db.prepare('SELECT count(*) FROM lead_archive').pluck()
  expect(archives.get()).toBe(0)
  await world.call('leads.deletePerson', {
    ...of,
    customerIds: [],
    name: earlier,
    email: '',
    phone: '',
    inquiryIds: [],
    sentKeys: [],
    drafts: [draft.id],
    sendings: [],
  })
  expect(await kept(world)).toEqual(nothing)
})
