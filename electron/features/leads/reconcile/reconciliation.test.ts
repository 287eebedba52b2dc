import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromJson, toJson } from '#core/json'
import { hourMs, minuteMs } from '#core/time'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import {
  arrive,
  dashboard,
  fileWith,
  importFile,
  poll,
  readFile,
  sent,
  siteLines,
  siteTable,
  summariseSent,
  unnarrowed,
  zone,
} from '../../../wiring/testing/leads/acts.ts'
import { of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

const started = async () => {
  const started = await startLeads()
  await poll(started.world)
  return started
}

test('what a file has is told before anything is taken: columns, faults, what is known, a clock that is wrong', async () => {
  const { world, sandbox, clock } = await started()
  const names = ['Adam', 'Bořek', 'Cyril', 'David', 'Emil', 'Filip']
  for (const name of names) await arrive(sandbox, { name, surname: 'Zkušební' })
  await poll(world)
  const leads = names.map((name) => ({ at: clock.now() - hourMs, name: `${name} Zkušební` }))
  const path = fileWith('web.csv', `${siteTable(leads)}\nW9;včera;Hynek\n`)
  const read = await readFile(world, path)
  expect(read).toMatchObject({
    fileName: 'web.csv',
    isReadable: true,
    isRemembered: false,
    leads: 6,
    known: 0,
    problemCount: 1,
    clockShiftMs: hourMs,
  })
  expect(read.mapping?.columns).toMatchObject({ id: 0, time: 1, name: 2, email: 3, campaign: 5 })
  expect(fromJson(read.problems)).toEqual([{ row: 8, kind: 'notATime' }])
  expect(await sent(world)).toEqual([])
  await importFile(world, path)
  expect(await readFile(world, path)).toMatchObject({ known: 6, isRemembered: true })
})

test('lines of JSON are read as well', async () => {
  const { world, clock } = await started()
  const line = {
    id: 'a1',
    sent_at: new Date(clock.now()).toISOString(),
    name: 'Ema',
    surname: 'Malá',
  }
  const path = fileWith('web.jsonl', `${JSON.stringify(line)}\n{"broken"\n`)
  const read = await readFile(world, path)
  expect(read).toMatchObject({ leads: 1, problemCount: 1, isReadable: true })
  expect(await importFile(world, path)).toBeNull()
  expect(await sent(world)).toMatchObject([{ lead: { key: 'id a1', name: 'Ema Malá' } }])
})

test('a person’s word about a pair holds, and can be taken back', async () => {
  const { world, sandbox, clock } = await started()
  const start = clock.now()
  const { id } = await arrive(sandbox, { name: 'Dan', surname: 'Přejmenovaný' })
  clock.moveTo(start + hourMs)
  await poll(world)
  await importFile(world, fileWith('web.jsonl', siteLines([{ at: start, name: 'Daniel Původní' }])))
  const statusNow = async () => (await sent(world))[0]
  expect((await statusNow())?.status.kind).toBe('missing')
  expect((await dashboard(world)).onlyInCrm).toBe(1)
  const sentKey = 'id W1'
  const { leads } = await world.call('leads.listCandidates', { ...of, sentKey, search: '' })
  const [candidate] = fromJson(leads)
  expect(candidate).toMatchObject({ inquiryId: id, isTaken: false })
  if (candidate === undefined) throw new Error('no candidate')
  const { inquiryId } = candidate
  await world.call('leads.linkSent', { ...of, sentKey, inquiryId })
  expect(await statusNow()).toMatchObject({
    status: { kind: 'arrived', reason: 'byHand', inquiryId: id },
    isLinkedByHand: true,
    arrived: { name: 'Dan Přejmenovaný' },
  })
  expect((await dashboard(world)).onlyInCrm).toBe(0)
  await poll(world)
  expect((await statusNow())?.status).toMatchObject({ reason: 'byHand' })
  await world.call('leads.unlinkSent', { ...of, sentKey, inquiryId })
  expect((await statusNow())?.status.kind).toBe('missing')
})

test('the sentence, the delays and the report for the agency come from the same leads', async () => {
  const { world, sandbox, clock } = await started()
  const start = clock.now()
  await arrive(sandbox, { name: 'Jan', surname: 'Včasný', at: start + 10_000 })
  await arrive(sandbox, { name: 'Ota', surname: 'Pozdní', at: start + 40 * minuteMs })
  clock.moveTo(start + 2 * hourMs)
  await poll(world)
  const leads = ['Jan Včasný', 'Ota Pozdní', 'Iva Chybějící'].map((name) => ({
    at: start,
    name,
    email: `${name.slice(0, 3).toLowerCase()}@example.cz`,
  }))
  await importFile(world, fileWith('web.jsonl', siteLines(leads)))
  const { summary, sentPerDay } = await dashboard(world)
  expect(sentPerDay).toContainEqual({ arrived: 2, lost: 1, open: 0 })
  expect(summary).toMatchObject({
    sentence: { kind: 'notArrived', lost: 1, sent: 3 },
    counts: { arrived: 1, late: 1, missing: 1 },
  })
  const { delays, counts, total } = await summariseSent(world)
  expect(fromJson(delays ?? toJson(null))).toMatchObject({ count: 2, worstMs: 40 * minuteMs })
  expect({ counts, total }).toMatchObject({ counts: { missing: 1, late: 1 }, total: 3 })
  const { rows } = await world.call('leads.readAgencyReport', {
    ...of,
    statuses: ['missing', 'late'],
    ...unnarrowed,
  })
  expect(fromJson(rows)).toMatchObject([
    { key: 'W3', status: 'missing', email: 'i***@e***.cz', initials: 'C. I.' },
    { key: 'W2', status: 'late', email: '' },
  ])
})

test('a watched folder gives each file once, as soon as its columns are known and nobody writes to it', async () => {
  const { world, clock } = await started()
  const folder = temporaryFolder()
  world.picked.folder = folder
  await world.call('leads.chooseFolder', { ...of, timeZone: zone })
  const site = (name: string) => siteLines([{ at: clock.now(), name }])
  writeFileSync(join(folder, 'first.jsonl'), site('Eva První'))
  const files = async () => (await world.call('leads.readSettings', of)).folder?.files ?? []
  const statesLater = async () => {
    clock.moveElapsed(clock.elapsedMs() + minuteMs)
    world.look()
    return (await files()).map(({ state }) => state.kind)
  }
  await expect.poll(statesLater).toEqual(['unmapped'])
  const [unmapped] = await files()
  if (unmapped === undefined) throw new Error('no file')
  const source = { kind: 'watched', fileId: unmapped.id } as const
  const wanted = { ...of, source, sheet: null, timeZone: zone }
  const { mapping } = await world.call('leads.readSentFile', { ...wanted, mapping: null })
  if (mapping === null) throw new Error('no mapping')
  const job = await world.call('leads.importSent', { ...wanted, mapping })
  expect(await world.finished(job)).toBeNull()
  writeFileSync(join(folder, 'second.jsonl'), site('Eva Druhá').replace('W1', 'W2'))
  await expect.poll(statesLater).toEqual(['imported', 'imported'])
  expect((await sent(world)).map(({ lead }) => lead.name)).toEqual(['Eva První', 'Eva Druhá'])
})

test('a watched folder that cannot be read is told until it is there again, or another one is chosen', async () => {
  const { world } = await started()
  const folder = join(temporaryFolder(), 'site')
  world.picked.folder = folder
  await world.call('leads.chooseFolder', { ...of, timeZone: zone })
  const isThereLater = async () => {
    world.look()
    return (await world.call('leads.readSettings', of)).folder?.isThere
  }
  await expect.poll(isThereLater).toBe(false)
  world.announced.length = 0
  mkdirSync(folder)
  await expect.poll(isThereLater).toBe(true)
  expect(world.announced).toEqual(['leadSettings'])
  rmdirSync(folder)
  await expect.poll(isThereLater).toBe(false)
  world.picked.folder = temporaryFolder()
  await world.call('leads.chooseFolder', { ...of, timeZone: zone })
  expect((await world.call('leads.readSettings', of)).folder?.isThere).toBe(true)
})
