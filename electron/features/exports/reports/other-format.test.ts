import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileTokenSchema } from '#core/ids'
import { toJson } from '#core/json'
import { minuteMs } from '#core/time'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import {
  readReport,
  runsOf,
  saveReport,
  settled,
  unitsDefinition,
} from '../../../wiring/testing/exports/acts.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'

const startAsking = async (format: 'xls' | 'xlsx') => {
  const folder = temporaryFolder()
  const started = await startExports({ pickedFolder: folder })
  const reportId = await saveReport(started.world(), {
    content: { ...unitsDefinition.content, format },
    latest: { folder: fileTokenSchema.parse('picked'), fileName: 'Units', format: 'asFetched' },
  })
  const begin = async (exportFormat: 'xls' | 'xlsx') => {
    await started.sandbox.control('PATCH', '/switches', { exportFormat })
    await started.pass(6 * minuteMs)
    await started.world().call('exports.runReport', { reportId })
  }
  return {
    folder,
    runs: () => runsOf(started.world(), reportId),
    report: () => readReport(started.world(), reportId),
    begin,
    /** A run that the server answers with that format. */
    run: async (exportFormat: 'xls' | 'xlsx') => {
      await begin(exportFormat)
      expect(await settled(started.world())).toBeNull()
    },
    world: () => started.world(),
    restart: started.restart,
  }
}

const startsWith = (folder: string, name: string) =>
  readFileSync(join(folder, name)).subarray(0, 2).toString('latin1')

test('what comes as .xlsx instead of .xls is called so, and no old .xls is left to be read', async () => {
  const { folder, begin, run, report, runs, world } = await startAsking('xls')
  await run('xls')
  expect(readdirSync(folder)).toEqual(['Units.xls'])
  await run('xlsx')
  expect(readdirSync(folder)).toEqual(['Units.xlsx'])
  expect(startsWith(folder, 'Units.xlsx')).toBe('PK')
  const [asXlsx, asXls] = await runs()
  expect(asXlsx).toMatchObject({ format: 'xlsx', askedFormat: 'xls', latestFailure: null })
  // The same cells in another file.
  expect(asXlsx?.sameAs).toBe(asXls?.id)
  const latest = { moved: { now: 'Units.xlsx', meant: 'Units.xls' } }
  await begin('xls')
  expect(await report()).toMatchObject({ latest, lastRun: { state: 'running' } })
  expect(await settled(world())).toBeNull()
  expect(readdirSync(folder)).toEqual(['Units.xls'])
  expect(await report()).toMatchObject({ latest: { moved: null } })
  expect(world().notices).toEqual([])
})

test('what comes as .xls instead of .xlsx becomes what was asked for, under the same name', async () => {
  const { folder, run, runs } = await startAsking('xlsx')
  await run('xls')
  expect(readdirSync(folder)).toEqual(['Units.xlsx'])
  expect(startsWith(folder, 'Units.xlsx')).toBe('PK')
  expect((await runs())[0]).toMatchObject({ format: 'xls', askedFormat: 'xlsx' })
})

test('what has come as it was asked for is not called moved when the report asks for another kind by then', async () => {
  const { run, report, world, restart } = await startAsking('xlsx')
  await run('xlsx')
  const content = { ...unitsDefinition.content, format: 'xls' as const }
  const latest = { folder: null, fileName: 'Units', format: 'asFetched' as const }
  await world().call('exports.saveReport', {
    workspaceId,
    reportId: (await report()).id,
    definition: toJson({ ...unitsDefinition, content, latest }),
  })
  world().store.db.exec('UPDATE export_run SET is_followed_up = 0')
  const next = await restart('second')
  const open = next.store.db.prepare('SELECT count(*) FROM export_run WHERE is_followed_up = 0')
  while (open.pluck().get() !== 0) await next.nextTold()
  expect(await report()).toMatchObject({ latest: { moved: null } })
})

test('a file of the person with the other ending is none of the report', async () => {
  const { folder, run, runs } = await startAsking('xls')
  writeFileSync(join(folder, 'Units.xlsx'), 'by hand')
  await run('xls')
  expect(readdirSync(folder).sort()).toEqual(['Units.xls', 'Units.xlsx'])
  await run('xlsx')
  expect((await runs())[0]).toMatchObject({ latestFailure: { rule: 'fileOfPerson' } })
  expect(readFileSync(join(folder, 'Units.xlsx'), 'utf8')).toBe('by hand')
})

test('what an application that ended in between has put there is not taken for a file of the person', async () => {
  const { folder, run, runs, world } = await startAsking('xls')
  await run('xls')
  const { db } = world().store
  db.exec(`CREATE TEMP TRIGGER ends BEFORE UPDATE OF latest_files ON report
    WHEN json_array_length(NEW.latest_files) = 1 BEGIN SELECT RAISE(ABORT, 'ended'); END`)
  await run('xlsx')
  expect(readdirSync(folder)).toEqual(['Units.xlsx'])
  db.exec('DROP TRIGGER ends')
  await run('xlsx')
  expect((await runs())[0]?.latestFailure).toBeNull()
  await run('xls')
  expect(readdirSync(folder)).toEqual(['Units.xls'])
})

test.each([
  { exportFormat: 'html' },
  { exportFormat: 'spreadsheetml' },
  { exportFormat: 'csv' },
  { exportCover: 'titleRow' },
  { exportCover: 'sheet' },
  { exportCover: 'secondHeader' },
] as const)('a run of a server that answers with %o is read as a table', async (switches) => {
  const started = await startExports()
  const reportId = await saveReport(started.world(), unitsDefinition)
  await started.sandbox.control('PATCH', '/switches', switches)
  await started.world().call('exports.runReport', { reportId })
  expect(await settled(started.world())).toBeNull()
  const { db } = started.world().store
  const sheets = db.prepare('SELECT sheets FROM export_parsed').pluck().get()
  const [{ columns }] = JSON.parse(String(sheets)) as [{ columns: { title: string }[] }]
  expect(columns.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['unit_id', 'project_id', 'deal_id']),
  )
})
