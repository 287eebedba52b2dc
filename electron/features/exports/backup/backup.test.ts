import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BackupInput } from '#core/exports/backup/backup-definition'
import { backupTables } from '#core/exports/backup/backup-tables'
import { fileTokenSchema } from '#core/ids'
import { toJson } from '#core/json'
import { dayMs, minuteMs } from '#core/time'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { daily, runNow, saveReport, saveSettings } from '../../../wiring/testing/exports/acts.ts'
import {
  backedUp,
  backupThat,
  manifestsOf,
  saveBackup,
} from '../../../wiring/testing/exports/backups.ts'
import type { ExportsWorld } from '../../../wiring/testing/exports/exports-world.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'

const sha256Of = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

const start = async (backup: Partial<BackupInput> = {}) => {
  const folder = temporaryFolder()
  const started = await startExports({ pickedFolder: folder })
  // A small project has few files.
  await started.sandbox.control('PATCH', '/accounts/exports@demo', { projects: [10450] })
  const save = (changes: Partial<BackupInput> = {}) =>
    saveBackup(started.world(), { ...backup, ...changes })
  await save()
  const now = async () => {
    await started.world().call('exports.backUpNow', { workspaceId })
    return backedUp(started.world())
  }
  const requests = async () =>
    (await started.sandbox.control('GET', '/requests')) as { endpoint: string; status: number }[]
  return { ...started, folder, save, now, requests }
}

const few = { tables: ['projects', 'deals', 'tasks'] } satisfies Partial<BackupInput>

test('everything that the account may ask for is in the folder, with a manifest that says what, when and how it hashes', async () => {
  const { folder, now, requests } = await start()
  const backup = await now()
  expect(backup).toMatchObject({ last: { outcome: 'good', failure: null }, turn: { failed: [] } })
  expect(backup.turn?.read).toBe(backupTables.length)
  const [found] = manifestsOf(folder)
  if (!found) throw new Error('there is no manifest')
  const { name, manifest } = found
  expect(manifest.tables.map((table) => table.name).sort()).toEqual([...backupTables].sort())
  for (const { file, sha256 } of manifest.tables) {
    expect(sha256Of(join(folder, name, file))).toBe(sha256)
  }
  expect(manifest.filesAre).toBe('kept')
  expect(manifest.files.length).toBeGreaterThan(10)
  for (const { file, sha256 } of manifest.files) {
    expect(sha256Of(join(folder, 'Files', file))).toBe(sha256)
  }
  // Nothing is there that the manifest does not name.
  expect(readdirSync(join(folder, name)).sort()).toEqual(
    [...manifest.tables.map(({ file }) => file), 'manifest.json'].sort(),
  )
  expect(readdirSync(join(folder, 'Files'))).toHaveLength(manifest.files.length)
  const asked = await requests()
  expect(asked.every(({ status }) => status === 200)).toBe(true)
})

test('a table that another report has just read is asked for when its cooldown is over, and not before', async () => {
  const { world, now, pass, requests } = await start({
    tables: ['projects', 'products'],
    withFiles: false,
  })
  const reportId = await saveReport(world())
  expect(await runNow(world(), reportId)).toBeNull()
  const waiting = now()
  const begun = await backupThat(world(), ({ turn }) => (turn?.read ?? 0) > 0)
  expect(begun).toMatchObject({ turn: { read: 1, isUnderWay: true } })
  await pass(5 * minuteMs)
  await world().look()
  expect(await waiting).toMatchObject({ turn: { read: 2 }, last: { outcome: 'good' } })
  const exports = (await requests()).filter(({ endpoint }) => endpoint.startsWith('list-excel-'))
  expect(exports.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a file of the CRM is asked for once, and again only where it is not in the folder any more', async () => {
  const { folder, now, pass, requests, sandbox } = await start({ tables: ['projects'] })
  await now()
  const [first] = manifestsOf(folder)
  const [lost] = first?.manifest.files ?? []
  if (!lost) throw new Error('there are no files')
  writeFileSync(join(folder, 'Files', lost.file), 'cut')
  await sandbox.control('DELETE', '/requests')
  await pass(6 * minuteMs)
  await now()
  const asked = (await requests()).filter(({ endpoint }) => endpoint === 'get-resource')
  expect(asked).toHaveLength(1)
  const [newest] = manifestsOf(folder)
  expect(newest?.manifest.files).toEqual(first?.manifest.files)
  expect(sha256Of(join(folder, 'Files', lost.file))).toBe(lost.sha256)
})

test('a backup runs by its schedule, and makes room by day: what no manifest names stays', async () => {
  const { world, folder, pass, save } = await start({ ...few, withFiles: false })
  await save({ schedule: daily('02:00').schedule, keeping: { days: 2, weeks: 0, months: 0 } })
  mkdirSync(join(folder, 'Mine'))
  writeFileSync(join(folder, 'Mine', 'notes.txt'), 'mine')
  const names: string[] = []
  for (let day = 0; day < 4; day += 1) {
    await pass(dayMs)
    await world().look()
    expect(await backedUp(world())).toMatchObject({ last: { outcome: 'good' } })
    const [newest] = manifestsOf(folder)
    if (newest) names.push(newest.name)
    // In the folder of the first day lies something that a person has put there.
    if (day === 0) writeFileSync(join(folder, names[0] ?? '', 'notes.txt'), 'mine')
  }
  expect(names.every((name) => /^\d{4}-\d{2}-\d{2} 02\.00$/.test(name))).toBe(true)
  expect(manifestsOf(folder).map(({ name }) => name)).toEqual(names.slice(2).reverse())
  expect(readdirSync(folder).sort()).toEqual([names[0], names[2], names[3], 'Mine'].sort())
  expect(readdirSync(join(folder, names[0] ?? ''))).toEqual(['notes.txt'])
})

test('what the CRM does not give to this account is told, and the login is not risked for the rest', async () => {
  const { sandbox, now, requests } = await start({
    tables: ['projects', 'deals', 'tasks', 'events'],
  })
  const fault = { kind: 'status', status: 401 }
  await sandbox.control('POST', '/faults', { endpoint: 'list-excel-deals', calls: 9, fault })
  const backup = await now()
  expect(backup.last).toMatchObject({ outcome: 'partial' })
  expect(backup.turn?.failed).toMatchObject([
    { name: 'deals', failure: { kind: 'held', endpoint: 'list-excel-deals' } },
    { name: 'tasks', failure: { kind: 'notAllowed', reason: 'notAsked' } },
    { name: 'events', failure: { kind: 'notAllowed', reason: 'notAsked' } },
  ])
  const refused = (await requests()).filter(({ status }) => status === 401)
  expect(refused).toHaveLength(1)
})

test('a folder that is not there is told in words, and written to when it is back, without asking the CRM again', async () => {
  const folder = temporaryFolder()
  const away = join(folder, 'unplugged')
  const { world, pass, sandbox } = await startExports({ pickedFolder: away })
  await saveBackup(world(), { ...few, withFiles: false })
  await world().call('exports.backUpNow', { workspaceId })
  const backup = await backedUp(world())
  expect(backup.last).toMatchObject({
    outcome: 'failed',
    failure: { kind: 'place', cause: 'gone' },
  })
  expect(world().told.map(({ text }) => text)).toEqual([
    'The backup wasn’t written. Unitdesk tries again by itself.',
  ])
  const before = await sandbox.control('GET', '/requests')
  mkdirSync(away)
  await pass(31 * minuteMs)
  await world().look()
  await backupThat(world(), ({ last }) => last?.outcome === 'good')
  expect(manifestsOf(away)).toHaveLength(1)
  expect(await sandbox.control('GET', '/requests')).toEqual(before)
})

const openTable = (world: ExportsWorld, backup: string, table: string) =>
  world.call('exports.openBackupTable', { workspaceId, backup, table })

test('a table of any day is opened where tables are shown, also when the store has forgotten it', async () => {
  const { world, folder, now, pass } = await start({ ...few, withFiles: false })
  await now()
  for (let day = 0; day < 3; day += 1) {
    await pass(dayMs)
    await now()
  }
  const days = await world().call('exports.listBackups', { workspaceId })
  expect(days).toHaveLength(4)
  const oldest = days.at(-1)
  if (!oldest) throw new Error('there are no backups')
  const opened = await openTable(world(), oldest.name, 'deals')
  const runs = await world().call('exports.listRuns', { reportId: opened.reportId })
  const run = runs.find(({ id }) => id === opened.runId)
  const [table] = oldest.tables.filter(({ name }) => name === 'deals')
  expect(run).toMatchObject({ state: 'done', rows: table?.rows, isPinned: true })
  // The same table is opened once.
  expect(await openTable(world(), oldest.name, 'deals')).toEqual(opened)
  const twice = () => openTable(world(), oldest.name, 'projects')
  const [one, other] = await Promise.all([twice(), twice()])
  expect(other).toEqual(one)
  writeFileSync(join(folder, oldest.name, 'tasks.xlsx'), 'changed')
  await expect(openTable(world(), oldest.name, 'tasks')).rejects.toMatchObject({
    failure: { kind: 'place', cause: 'changed' },
  })
})

test('the reports of a backup are told of together, and no list of reports is full of them', async () => {
  const { world, now } = await start({ tables: ['products', 'deals'], withFiles: false })
  await now()
  expect(world().notices).toEqual([])
  const reports = await world().call('exports.listReports', { workspaceId })
  expect(reports.every(({ isOfBackup }) => isOfBackup)).toBe(true)
  await world().call('exports.removeBackup', { workspaceId })
  expect(await world().call('exports.listReports', { workspaceId })).toEqual([])
  expect(await world().call('exports.readBackup', { workspaceId })).toBeNull()
})

test('the tray tells when everything is backed up next and how that went last, and begins it', async () => {
  const { world, requests } = await start({ tables: ['projects'], withFiles: false })
  const shown = async () => {
    world().changed(['exportSettings'])
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    return world().trays.at(-1)
  }
  await saveSettings(world(), { startsWithSystem: false, staysInTray: true })
  const name = 'Back up everything'
  const before = await shown()
  expect(before).toMatchObject({ nextRun: { name }, backups: [], runs: [{ name }] })
  before?.runs[0]?.run()
  await backupThat(world(), ({ last }) => last?.outcome === 'good')
  expect(await shown()).toMatchObject({
    nextRun: { name },
    backups: [{ crm: null, outcome: 'good' }],
  })
  expect(await requests()).toHaveLength(1)
})

test('a definition that is none, or a first one without a folder, is refused', async () => {
  const { world } = await startExports()
  const backup = {
    workspaceId,
    definition: toJson({ folder: fileTokenSchema.parse('x') } as never),
  }
  await expect(world().call('exports.saveBackup', backup)).rejects.toMatchObject({
    failure: { kind: 'invalidInput', path: 'definition' },
  })
  await expect(saveBackup(world(), { folder: null })).rejects.toMatchObject({
    failure: { kind: 'notAllowed', reason: 'notFound' },
  })
})
