import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { fileTokenSchema, type ReportJobId, reportJobIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { minuteMs } from '#core/time'
import { writeReport } from '../../../store/exports/reports/reports.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { runNow, saveReport, unitsDefinition } from '../../../wiring/testing/exports/acts.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'

const unitsAs = (format: 'xlsx' | 'csv'): ReportDefinition => ({
  ...unitsDefinition,
  latest: { folder: fileTokenSchema.parse('picked'), fileName: 'Units', format },
})

/** A report that has written Units.xlsx and is to write Units.csv from now on. */
const startChanged = async () => {
  const folder = temporaryFolder()
  const started = await startExports({ pickedFolder: folder })
  const world = started.world()
  const run = async (reportId: ReportJobId) => {
    await started.pass(6 * minuteMs)
    expect(await runNow(world, reportId)).toBeNull()
  }
  const reportId = await saveReport(world, unitsAs('xlsx'))
  await run(reportId)
  const definition = toJson(unitsAs('csv'))
  await world.call('exports.saveReport', { workspaceId, reportId, definition })
  return { folder, world, reportId, run }
}

test('a file that another report has put there, and will take away, is not to be had', async () => {
  const { folder, world, reportId, run } = await startChanged()
  await expect(saveReport(world, unitsAs('xlsx'))).rejects.toMatchObject({
    failure: { kind: 'invalidInput', rule: 'fileOfAnotherReport' },
  })
  await run(reportId)
  expect(readdirSync(folder)).toEqual(['Units.csv'])
  await run(await saveReport(world, unitsAs('xlsx')))
  expect(readdirSync(folder).sort()).toEqual(['Units.csv', 'Units.xlsx'])
})

test('a file that another report writes by now is not taken away', async () => {
  const { folder, world, reportId, run } = await startChanged()
  const other = reportJobIdSchema.parse('other')
  writeReport(world.store.db, {
    id: other,
    workspaceId,
    definition: unitsAs('xlsx'),
    latestFolder: folder,
    createdAt: 1,
    progress: null,
  })
  await run(other)
  await run(reportId)
  expect(readdirSync(folder).sort()).toEqual(['Units.csv', 'Units.xlsx'])
})
