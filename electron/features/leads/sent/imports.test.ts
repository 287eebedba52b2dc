import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { watchedFileIdSchema } from '#core/ids'
import { hourMs, minuteMs } from '#core/time'
import { writeWatchedFile } from '../../../store/leads/sent/sent-files.ts'
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
  zone,
} from '../../../wiring/testing/leads/acts.ts'
import { type LeadsWorld, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

const started = async () => {
  const begun = await startLeads()
  await poll(begun.world)
  return begun
}

/** A table of a site that numbers nothing and names no zone. */
const zoneless = (times: readonly number[]): string =>
  [
    'datum;jméno',
    ...times.map((at, index) => `${new Date(at).toISOString().slice(0, 19)};Osoba ${index}`),
  ].join('\n')

const importIn = async (world: LeadsWorld, path: string, timeZone: string) => {
  const source = { kind: 'file', file: world.grant(path) } as const
  const wanted = { ...of, source, sheet: null, timeZone }
  const { mapping } = await world.call('leads.readSentFile', { ...wanted, mapping: null })
  if (mapping === null) throw new Error('no mapping')
  const mapped = { ...wanted, mapping: { ...mapping, timeZone } }
  return world.finished(await world.call('leads.importSent', mapped))
}

test('an import in the wrong zone is taken back, and what the right one tells is there once', async () => {
  const { world, sandbox, clock } = await started()
  const at = clock.now()
  await arrive(sandbox, { name: 'Osoba', surname: '0', at })
  clock.moveTo(at + 3 * hourMs)
  await poll(world)
  const path = fileWith('form.csv', zoneless([at, at + hourMs]))
  await importIn(world, path, 'America/New_York')
  await importIn(world, path, 'UTC')
  expect(await sent(world)).toHaveLength(4)
  const [right, wrong] = await world.call('leads.listImports', of)
  expect(wrong).toMatchObject({ name: 'form.csv', leads: 2, at: at + 3 * hourMs })
  if (wrong === undefined || right === undefined) throw new Error('no imports')
  await world.call('leads.takeBack', { ...of, importId: wrong.id })
  expect((await sent(world)).map(({ status }) => status.kind)).toEqual(['arrived', 'missing'])
  expect(await world.call('leads.listImports', of)).toMatchObject([{ id: right.id }])
  await world.call('leads.takeBack', { ...of, importId: right.id })
  expect(await sent(world)).toEqual([])
  // Nothing tells of the time any more: nobody is only in the CRM.
  expect(await dashboard(world)).toMatchObject({
    onlyInCrm: 0,
    summary: { sentence: { kind: 'notCompared' } },
  })
})

test('what another import has told as well stays when one is taken back', async () => {
  const { world, clock } = await started()
  const first = { at: clock.now(), name: 'Eva První' }
  await importFile(world, fileWith('one.jsonl', siteLines([first])))
  const both = [first, { at: clock.now() + minuteMs, name: 'Eva Druhá' }]
  await importFile(world, fileWith('two.jsonl', siteLines(both)))
  const [two, one] = await world.call('leads.listImports', of)
  if (one === undefined || two === undefined) throw new Error('no imports')
  await world.call('leads.takeBack', { ...of, importId: two.id })
  expect((await sent(world)).map(({ lead }) => lead.name)).toEqual(['Eva První'])
  await world.call('leads.takeBack', { ...of, importId: one.id })
  expect(await sent(world)).toEqual([])
})

const names = ['Adam', 'Bořek', 'Cyril', 'David', 'Emil', 'Filip']

/** The site's clock is an hour slow. */
const slowLines = (leads: readonly { readonly at: number; readonly name: string }[]): string =>
  siteLines(leads.map(({ at, name }) => ({ at: at - hourMs, name: `${name} Zkušební` })))

test('by what the site’s clock is wrong is remembered: the folder’s next file misses nobody', async () => {
  const { world, sandbox, clock } = await started()
  const at = clock.now()
  for (const name of names) await arrive(sandbox, { name, surname: 'Zkušební', at })
  clock.moveTo(at + 2 * hourMs)
  await poll(world)
  const leads = names.map((name) => ({ at, name }))
  const path = fileWith('web.jsonl', slowLines(leads.slice(0, 5)))
  const read = await readFile(world, path)
  expect(read.clockShiftMs).toBe(hourMs)
  const { mapping, source } = read
  if (mapping === null) throw new Error('no mapping')
  const wanted = { ...of, source, sheet: null, timeZone: zone }
  const shifted = { ...mapping, clockShiftMs: hourMs }
  // Shifted like this, nothing is wrong any more.
  expect(await world.call('leads.readSentFile', { ...wanted, mapping: shifted })).toMatchObject({
    clockShiftMs: null,
    mapping: { clockShiftMs: hourMs },
  })
  await world.finished(await world.call('leads.importSent', { ...wanted, mapping: shifted }))
  const folder = temporaryFolder()
  world.picked.folder = folder
  await world.call('leads.chooseFolder', { ...of, timeZone: zone })
  writeFileSync(join(folder, 'all.jsonl'), slowLines(leads))
  const kindsLater = async () => {
    clock.moveElapsed(clock.elapsedMs() + minuteMs)
    world.look()
    return (await sent(world)).map(({ status }) => status.kind)
  }
  await expect.poll(kindsLater).toEqual(names.map(() => 'arrived'))
})

test('a file of the folder that was taken back waits for a person, and a broken one is tried again', async () => {
  const { world, clock } = await started()
  await importFile(world, fileWith('known.jsonl', siteLines([{ at: clock.now(), name: 'Eva' }])))
  const folder = temporaryFolder()
  world.picked.folder = folder
  await world.call('leads.chooseFolder', { ...of, timeZone: zone })
  const next = siteLines([{ at: clock.now(), name: 'Eva Druhá' }]).replace('W1', 'W2')
  writeFileSync(join(folder, 'next.jsonl'), next)
  writeFileSync(join(folder, 'broken.xlsx'), 'PK\u0003\u0004 no workbook')
  const files = async () => {
    clock.moveElapsed(clock.elapsedMs() + minuteMs)
    world.look()
    const { folder: watched } = await world.call('leads.readSettings', of)
    return Object.fromEntries(watched?.files.map(({ name, state }) => [name, state.kind]) ?? [])
  }
  const both = { 'next.jsonl': 'imported', 'broken.xlsx': 'failed' }
  await expect.poll(files).toEqual(both)
  const [newest] = await world.call('leads.listImports', of)
  if (newest === undefined) throw new Error('no import')
  expect(newest.name).toBe('next.jsonl')
  await world.call('leads.takeBack', { ...of, importId: newest.id })
  expect(await files()).toEqual({ ...both, 'next.jsonl': 'takenBack' })
  expect((await sent(world)).map(({ lead }) => lead.name)).toEqual(['Eva'])
  const { folder: watched } = await world.call('leads.readSettings', of)
  const broken = watched?.files.find(({ name }) => name === 'broken.xlsx')
  if (broken === undefined) throw new Error('no file')
  await world.call('leads.retryFile', { ...of, fileId: broken.id })
  await expect.poll(files).toEqual({ ...both, 'next.jsonl': 'takenBack' })
  const again = (await world.call('leads.readSettings', of)).folder?.files ?? []
  expect(again.find(({ name }) => name === 'broken.xlsx')?.id).not.toBe(broken.id)
})

test('a file is written down before it is read; one that ends the application is not read for ever', async () => {
  const { world, clock } = await started()
  await importFile(world, fileWith('known.jsonl', siteLines([{ at: clock.now(), name: 'Eva' }])))
  const folder = temporaryFolder()
  world.picked.folder = folder
  await world.call('leads.chooseFolder', { ...of, timeZone: zone })
  const { db } = world.store
  db.exec(`CREATE TEMP TABLE first_state (kind TEXT);
    CREATE TEMP TRIGGER of_file AFTER INSERT ON watched_file
    BEGIN INSERT INTO first_state VALUES (new.state ->> 'kind'); END`)
  const [archive] = db.prepare<[], number>('SELECT id FROM lead_archive').pluck().all()
  if (archive === undefined) throw new Error('no archive')
  const names = ['once.jsonl', 'twice.jsonl', 'new.jsonl'] as const
  for (const [at, name] of names.entries()) {
    const lines = siteLines([{ at: clock.now(), name: `Eva ${name}` }]).replace('W1', name)
    writeFileSync(join(folder, name), lines)
    if (name === 'new.jsonl') continue
    // Written by an earlier run, which has not lived to the end of the file.
    writeWatchedFile(db, {
      archive,
      source: 'folder',
      sha256: createHash('sha256').update(lines).digest('hex'),
      file: {
        id: watchedFileIdSchema.parse(`f${at}`),
        name,
        seenAt: clock.now(),
        state: { kind: 'reading', attempt: at + 1 },
      },
    })
  }
  const files = async () => {
    clock.moveElapsed(clock.elapsedMs() + minuteMs)
    world.look()
    const { folder: watched } = await world.call('leads.readSettings', of)
    return Object.fromEntries(watched?.files.map(({ name, state }) => [name, state.kind]) ?? [])
  }
  await expect.poll(files).toEqual({
    'once.jsonl': 'imported',
    'twice.jsonl': 'failed',
    'new.jsonl': 'imported',
  })
  const kinds = db.prepare<[], string>('SELECT DISTINCT kind FROM first_state').pluck().all()
  expect(kinds).toEqual(['reading'])
})

test('a log of JSON lines is read, whatever it is called', async () => {
  const { world, clock } = await started()
  const log = siteLines([{ at: clock.now(), name: 'Eva Zapsaná' }])
  for (const name of ['web.log', 'web.txt']) {
    expect(await readFile(world, fileWith(name, `\ufeff\n${log}`))).toMatchObject({ leads: 1 })
  }
  const table = 'odesláno,jméno\n2026-11-01T10:00:00Z,Eva'
  expect(await readFile(world, fileWith('table.txt', table))).toMatchObject({ leads: 1 })
})

test('the sentence says of what time the site has told, and counts what nobody can tell', async () => {
  const { world, sandbox, clock } = await started()
  const start = clock.now()
  await arrive(sandbox, { name: 'Jan', surname: 'Jediný', at: start - 6 * 24 * hourMs })
  clock.moveTo(start + hourMs)
  await poll(world)
  const at = start - 6 * 24 * hourMs
  await importFile(world, fileWith('web.jsonl', siteLines([{ at, name: 'Jan Jediný' }])))
  expect((await dashboard(world)).summary).toMatchObject({
    sentence: { kind: 'allArrived', arrived: 1 },
    told: [{ from: at, to: at + 1 }],
  })
})
