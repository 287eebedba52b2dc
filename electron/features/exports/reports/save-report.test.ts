import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { fileTokenSchema, type ReportJobId, workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { daily, unitsDefinition } from '../../../wiring/testing/exports/acts.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { saveReport } from './save-report.ts'

const start = async () => {
  const { store, workspaceId, add } = await emptyReports()
  const world: { granted: Result<string>; save: typeof store.write.saveReport } = {
    granted: success('/picked'),
    save: store.write.saveReport,
  }
  const dependencies = {
    store: {
      ...store,
      write: {
        ...store.write,
        saveReport: (...saved: Parameters<typeof store.write.saveReport>) => world.save(...saved),
      },
    },
    clock: { now: () => 7, elapsedMs: () => 0 },
    newId: () => 'new',
    grantedPath: () => world.granted,
  }
  const saveText = (definition: string, reportId: ReportJobId | null = null, of = workspaceId) =>
    saveReport(dependencies, { workspaceId: of, reportId, definition })
  const save = (
    changes: Partial<ReportDefinition>,
    ...known: [ReportJobId?, typeof workspaceId?]
  ) => saveText(toJson({ ...unitsDefinition, ...changes }), ...known)
  return { store, world, add, save, saveText }
}

const latest = (folder: string | null): ReportDefinition['latest'] => ({
  folder: folder === null ? null : fileTokenSchema.parse(folder),
  fileName: 'Units',
  format: 'asFetched',
})

test('a definition that is none is refused by the first place that is wrong', async () => {
  const { saveText, save, store } = await start()
  for (const [text, path] of [
    ['no', 'definition'],
    ['[]', 'definition'],
    [JSON.stringify({ ...unitsDefinition, name: 5 }), 'definition.name'],
    [JSON.stringify({ ...unitsDefinition, alerts: [{}] }), 'definition.alerts.0.kind'],
  ] as const) {
    expect(saveText(text)).toMatchObject({ failure: { kind: 'invalidInput', path } })
  }
  expect(store.listAllReports()).toEqual([])
  expect(save({})).toEqual(success({ reportId: 'new' }))
})

test('a report of another workspace, or none, is not changed', async () => {
  const { add, save, store } = await start()
  const { id } = add('r1')
  const other = workspaceIdSchema.parse('w2')
  const gone = { failure: { kind: 'notAllowed', reason: 'notFound' } }
  expect(save({ name: 'Mine' }, id, other)).toMatchObject(gone)
  expect(store.readReport(id)).toMatchObject({ workspaceId: 'w1', definition: unitsDefinition })
  store.write.removeReport(id)
  expect(save({}, id)).toMatchObject(gone)
})

test('the folder of the latest file is the one that was granted, and stays where none is named', async () => {
  const { world, save, store } = await start()
  const saved = save({ latest: latest('picked'), rules: daily('08:00') })
  const { reportId } = saved.ok ? saved.value : expect.fail('it is not saved')
  const shown = () => {
    const report = store.readReport(reportId)
    return [report?.latestFolder, report?.createdAt, report?.progress?.handledUntil]
  }
  expect(shown()).toEqual(['/picked', 7, 7])
  world.granted = failed({ kind: 'cancelled', again: 'now' })
  expect(save({ latest: latest(null) }, reportId)).toMatchObject({ ok: true })
  expect(shown()).toEqual(['/picked', 7, undefined])
  expect(save({ latest: null }, reportId)).toMatchObject({ ok: true })
  expect(shown()).toEqual([null, 7, undefined])
  expect(save({ latest: latest('expired') }, reportId)).toEqual(world.granted)
})

test('what the disk does not take is not told as saved', async () => {
  const { world, save } = await start()
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
  world.save = () => full
  expect(save({})).toEqual(full)
})

test('a file of another report is not to be had, and what is everybody’s stays so', async () => {
  const { add, save, store } = await start()
  const { id } = add('r1', { ofTeam: 'shared', latest: latest(null) }, { latestFolder: '/picked' })
  expect(save({ latest: latest('picked') })).toMatchObject({
    failure: { kind: 'invalidInput', rule: 'fileOfAnotherReport' },
  })
  expect(save({ name: 'Theirs' }, id)).toEqual(success({ reportId: id }))
  expect(store.readReport(id)?.definition).toMatchObject({ name: 'Theirs', ofTeam: 'shared' })
  expect(save({})).toEqual(success({ reportId: 'new' }))
  expect(store.listAllReports().map(({ definition }) => 'ofTeam' in definition)).toEqual([
    true,
    false,
  ])
})
