import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cancelled, type Failure, failed, notFound, success } from '#core/contract/failure'
import type { BackupDefinition } from '#core/exports/backup/backup-definition'
import { manifestName } from '#core/exports/backup/backup-manifest'
import { workspaceIdSchema } from '#core/ids'
import { dayMs } from '#core/time'
import { manifestsOf } from '../../../wiring/testing/exports/backups.ts'
import { noRoom } from '../../../wiring/testing/exports/sent-dashboards.ts'
import {
  backupSlot,
  hashOf,
  listedFile,
  writtenBackups,
} from '../../../wiring/testing/exports/written-backups.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import { latestTurn } from './backup-turn.ts'
import { writeBackup } from './write-backup.ts'

const refused: Failure = {
  kind: 'refused',
  endpoint: 'list-excel-deals',
  status: 403,
  message: '',
  about: null,
  again: 'afterFix',
}
const cut: Failure = { kind: 'unreachable', host: 'crm.example', cause: 'reset', again: 'now' }

/** A turn that has read projects, and is yet to be written. */
const start = async (changes: Partial<BackupDefinition> = {}) => {
  const started = await writtenBackups(changes)
  const { store, workspaceId, dependencies, backup, root, table, bring } = started
  bring(table('projects'), { byte: 1 })
  const told: Progress[] = []
  const write = () => {
    const turn = latestTurn(store, store.listReports(workspaceId))
    if (turn === null) throw new Error('there is no turn')
    const tell = (progress: Progress) => {
      told.push(progress)
    }
    const { signal } = new AbortController()
    return writeBackup(dependencies, { backup, turn, tell, signal })
  }
  const manifest = () => manifestsOf(root)[0]?.manifest
  return { ...started, told, write, manifest, folders: () => readdirSync(root).sort() }
}

const folder = '2027-01-15 09.30'

test('a backup lies in a folder of its time, and its manifest says what is in it', async () => {
  const { write, manifest, folders, root, told, world } = await start()
  expect(await write()).toEqual(success({ outcome: 'good', failure: null }))
  expect(folders()).toEqual([folder])
  expect(readdirSync(join(root, folder)).sort()).toEqual(['manifest.json', 'projects.xlsx'])
  const takenFor = new Date(backupSlot).toISOString()
  expect(manifest()).toEqual({
    madeBy: 'Unitdesk',
    version: 1,
    workspaceId: 'w1',
    crm: 'Podviní',
    takenFor,
    finishedAt: new Date(world.now).toISOString(),
    tables: [
      {
        name: 'projects',
        format: 'xlsx',
        file: 'projects.xlsx',
        readAt: takenFor,
        rows: null,
        bytes: 1,
        sha256: hashOf(1),
      },
    ],
    missingTables: [],
    filesAre: 'off',
    files: [],
    missingFiles: [],
  })
  expect(told).toEqual([{ phase: 'saving' }, { phase: 'saving', canCancel: false }])
})

test('a table that the CRM has never given is missing for good; one that it gave once has failed', async () => {
  const { write, manifest, lay, table, bring } = await start()
  bring(table('deals'), { failure: refused })
  bring(table('events'), { failure: cut })
  table('tasks')
  expect(await write()).toMatchObject({ value: { outcome: 'partial' } })
  const missing = () =>
    manifest()
      ?.missingTables.map(({ name, why }) => `${name} ${why}`)
      .sort()
  expect(missing()).toEqual(['deals notGiven', 'events failed', 'tasks failed'])
  const earlier = { name: 'deals', format: 'xlsx', file: 'deals.xlsx', rows: 1, bytes: 1 } as const
  const readAt = new Date(backupSlot - dayMs).toISOString()
  const tables = [{ ...earlier, readAt, sha256: hashOf(9) }]
  const other = workspaceIdSchema.parse('w2')
  await lay('elsewhere', { takenFor: readAt, workspaceId: other, tables })
  await write()
  expect(missing()).toContain('deals notGiven')
  await lay('earlier', { takenFor: readAt, tables })
  await write()
  expect(missing()).toContain('deals failed')
})

test('where everything that is missing was never given, the backup is good', async () => {
  const { write, table, bring } = await start()
  bring(table('deals'), { failure: refused })
  expect(await write()).toMatchObject({ value: { outcome: 'good' } })
})

test('what was begun for the same time is gone on with; a folder of somebody else is left alone', async () => {
  const { write, folders, root, lay } = await start()
  await lay('begun', { finishedAt: null })
  await write()
  expect(folders()).toEqual(['begun'])
  const taken = await start()
  mkdirSync(join(taken.root, folder))
  await taken.lay('of another', { workspaceId: workspaceIdSchema.parse('w2') })
  await taken.write()
  expect(taken.folders()).toEqual([folder, `${folder} 2`, 'of another'])
  expect(readdirSync(join(root, 'begun'))).toContain('projects.xlsx')
})

test('of one name there are twenty folders at most', async () => {
  const { write, root, folders } = await start()
  mkdirSync(join(root, folder))
  for (let number = 2; number <= 19; number += 1) mkdirSync(join(root, `${folder} ${number}`))
  expect(await write()).toMatchObject({ ok: true })
  expect(folders()).toContain(`${folder} 20`)
  const full = await start()
  mkdirSync(join(full.root, folder))
  for (let number = 2; number <= 20; number += 1) mkdirSync(join(full.root, `${folder} ${number}`))
  expect(await full.write()).toEqual(notFound('afterFix'))
})

test('the files of the CRM are kept beside, where that is wanted; the reason why some are not is told', async () => {
  const { write, manifest, world } = await start({ withFiles: true })
  world.listed = () => success([listedFile('a'), listedFile('b')])
  world.given = (uid) => (uid === 'b' ? failed(cut) : success(null))
  expect(await write()).toEqual(success({ outcome: 'partial', failure: cut }))
  expect(manifest()).toMatchObject({ filesAre: 'failed', files: [{ uid: 'a' }] })
  world.given = () => success(null)
  expect(await write()).toEqual(success({ outcome: 'good', failure: null }))
  expect(manifest()).toMatchObject({ filesAre: 'kept', files: [{ uid: 'a' }, { uid: 'b' }] })
})

test('a backup that is called off is not finished, and makes no room for itself', async () => {
  const { write, manifest, world, backups, lay, folders } = await start({
    withFiles: true,
    keeping: { days: 1, weeks: 0, months: 0 },
  })
  await lay('earlier', { takenFor: new Date(backupSlot - dayMs).toISOString() })
  world.listed = () => failed(cancelled)
  expect(await write()).toEqual(failed(cancelled))
  expect(manifest()?.finishedAt).toBeNull()
  expect(folders()).toContain('earlier')
  world.listed = () => success([])
  backups.removeManifest = () => Promise.resolve(noRoom)
  expect(await write()).toEqual(noRoom)
})

test('a folder that does not take a part of it is told, and the manifest never says that it is whole', async () => {
  for (const part of ['manifest.json', 'projects.xlsx']) {
    const { write, manifest, backups, root } = await start()
    const { write: put } = backups
    backups.write = (file) => (file.fileName === part ? Promise.resolve(noRoom) : put(file))
    expect(await write(), part).toEqual(noRoom)
    expect(manifest()?.finishedAt ?? null).toBeNull()
    // Nothing is there that no manifest names.
    expect(readdirSync(join(root, folder))).toEqual(part === 'manifest.json' ? [] : [manifestName])
  }
  const last = await start()
  const { write: put } = last.backups
  let manifests = 0
  last.backups.write = (file) => {
    manifests += file.fileName === 'manifest.json' ? 1 : 0
    return manifests > 1 ? Promise.resolve(noRoom) : put(file)
  }
  expect(await last.write()).toEqual(noRoom)
  for (const step of ['list', 'make'] as const) {
    const { write, backups, folders } = await start()
    backups[step] = () => Promise.resolve(noRoom)
    expect(await write(), step).toEqual(noRoom)
    expect(folders()).toEqual([])
  }
})

test('a table whose contents are gone is not written as if it were there', async () => {
  const { write, dependencies, store, manifest } = await start()
  Object.assign(dependencies, {
    store: { ...store, readContents: () => Promise.resolve(null) },
  })
  expect(await write()).toEqual(notFound('never'))
  expect(manifest()?.finishedAt).toBeNull()
})
