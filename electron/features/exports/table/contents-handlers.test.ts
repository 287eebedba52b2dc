import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { runIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { hourMs } from '#core/time'
import { contentsOfRuns } from '../../../wiring/testing/exports/contents-of-runs.ts'
import { compareRuns } from './compare-pair.ts'
import { exportContentsHandlers } from './contents-handlers.ts'

const context = { signal: new AbortController().signal }
const gone = { failure: { kind: 'notAllowed', reason: 'notFound' } }
const broke = failed({ kind: 'reader', cause: 'broke', again: 'now' } as const)
const full = failed({ kind: 'place', cause: 'full', again: 'afterFix' } as const)

const pivot = toJson({
  rows: [{ by: 'value' as const, column: ['Dostupnost'] }],
  columns: null,
  value: null,
  measure: 'count' as const,
})
const counts = {
  key: null,
  columns: [],
  columnChanges: [],
  rows: { before: 0, after: 0 },
  added: 0,
  removed: 0,
  changed: 0,
  same: 0,
  changedCells: 0,
  changedByColumn: [],
  duplicates: { before: 0, after: 0 },
  keyless: { before: 0, after: 0 },
}
const workbook = new Uint8Array([9])
const result = { kind: 'tooManyColumns', count: 300 } as const

const start = async () => {
  const world = await contentsOfRuns()
  const handlers = exportContentsHandlers(world.dependencies)
  const runId = world.arrive('run1')
  /** Every call about one run. */
  const about = (of: typeof runId) => ({
    openRun: () => handlers['exports.openRun']({ runId: of }, context),
    readRunRows: () => handlers['exports.readRunRows']({ runId: of, sheet: 0, chunk: 0 }, context),
    listReadyPivots: () => handlers['exports.listReadyPivots']({ runId: of }, context),
    pivotRun: () => handlers['exports.pivotRun']({ runId: of, pivot }, context),
    savePivot: () => handlers['exports.savePivot']({ runId: of, pivot, title: 'Sums' }, context),
    saveRunAs: () => handlers['exports.saveRunAs']({ runId: of, format: 'csv' }, context),
    startRunDrag: () => handlers['exports.startRunDrag']({ runId: of, format: 'csv' }, context),
    openRunInExcel: () => handlers['exports.openRunInExcel']({ runId: of }, context),
    showRunInFolder: () => handlers['exports.showRunInFolder']({ runId: of }, context),
    copyRunPath: () => handlers['exports.copyRunPath']({ runId: of }, context),
  })
  /** Every call about two. */
  const between = (before: typeof runId, after: typeof runId) => {
    const pair = { before, after, key: null }
    const page = { ...pair, kinds: ['added' as const], from: 0, count: 1 }
    return {
      compareRuns: () => handlers['exports.compareRuns'](pair, context),
      readComparedRows: () => handlers['exports.readComparedRows'](page, context),
      saveComparison: () => handlers['exports.saveComparison'](pair, context),
    }
  }
  return { ...world, handlers, runId, about, between }
}

test('every call about a run that is gone says that it is, whichever of two it is', async () => {
  const { about, between, runId, asked, left } = await start()
  const none = runIdSchema.parse('none')
  const calls = [about(none), between(none, runId), between(runId, none)]
  for (const [name, call] of calls.flatMap(Object.entries)) {
    expect(await call(), name).toMatchObject(gone)
  }
  expect([asked, left]).toEqual([[], []])
})

test('contents that cannot be read say why in every call that needs what is in them', async () => {
  const { about, between, arrive, runId, answers, asked, left } = await start()
  answers.digest = () => broke
  const { openRun, readRunRows, listReadyPivots, pivotRun, savePivot } = about(runId)
  const calls = { openRun, readRunRows, listReadyPivots, pivotRun, savePivot }
  const all = { ...calls, ...between(runId, arrive('run2', 2)) }
  for (const [name, call] of Object.entries(all)) expect(await call(), name).toEqual(broke)
  expect([new Set(asked), left]).toEqual([new Set(['digest']), []])
})

test('what the reader or the folder of copies does not do is told by whoever needs it', async () => {
  const { about, runId, answers, place, left } = await start()
  answers.convert = () => broke
  const { saveRunAs, startRunDrag, openRunInExcel, showRunInFolder, copyRunPath } = about(runId)
  expect([await saveRunAs(), await startRunDrag()]).toEqual([broke, broke])
  place.copied = () => full
  for (const call of [openRunInExcel, showRunInFolder, copyRunPath]) {
    expect(await call()).toEqual(full)
  }
  answers.convert = () => success(workbook)
  expect(await startRunDrag()).toEqual(full)
  place.written = () => full
  expect(await saveRunAs()).toEqual(full)
  expect(left).toEqual(['write chosen'])
})

test('a copy of a run is dragged in the format that is wanted, and shown and named as it came', async () => {
  const { about, runId, answers, asked, left } = await start()
  answers.convert = () => success(workbook)
  const { startRunDrag, showRunInFolder, copyRunPath } = about(runId)
  const path = '/copies/Jednotky 1970-01-01 01.00'
  expect(await startRunDrag()).toEqual(success(null))
  expect(await showRunInFolder()).toEqual(success(null))
  expect(await copyRunPath()).toEqual(success({ path: `${path}.xlsx` }))
  expect([asked, left]).toEqual([['convert'], [`drag ${path}.csv`, `show ${path}.xlsx`]])
})

test('the workbook of a pivot, or of what has changed, is made when it is known where to', async () => {
  const { about, between, arrive, runId, answers, asked, left, place } = await start()
  answers.pivotWorkbook = () => success(workbook)
  answers.comparisonWorkbook = () => success({ counts, workbook })
  const { savePivot } = about(runId)
  const { saveComparison } = between(runId, arrive('run2', 2))
  place.picked = null
  expect([await savePivot(), await saveComparison()]).toEqual([success(null), success(null)])
  expect(asked).toEqual([])
  place.picked = 'out.xlsx'
  const saved = success({ fileName: 'out.xlsx' })
  expect([await savePivot(), await saveComparison()]).toEqual([saved, saved])
  expect(left).toEqual(['write out.xlsx', 'write out.xlsx'])
})

test('a run is saved and copied as it came where that is the format that is wanted', async () => {
  const { handlers, runId, asked, dependencies } = await start()
  const save = (format: 'asFetched' | 'xlsx', given: Partial<typeof dependencies.store> = {}) =>
    exportContentsHandlers({ ...dependencies, store: { ...dependencies.store, ...given } })[
      'exports.saveRunAs'
    ]({ runId, format }, context)
  for (const format of ['asFetched', 'xlsx'] as const) {
    expect(await save(format)).toEqual(success({ fileName: 'chosen' }))
  }
  expect(await save('xlsx', { readContents: () => Promise.resolve(null) })).toMatchObject(gone)
  await handlers['exports.startRunDrag']({ runId, format: 'xlsx' }, context)
  expect(asked).toEqual([])
})

test('a copy that nothing on this computer opens is told as that', async () => {
  const { about, runId, place } = await start()
  const { openRunInExcel } = about(runId)
  expect(await openRunInExcel()).toEqual(success(null))
  place.canOpen = false
  expect(await openRunInExcel()).toMatchObject({ failure: { rule: 'runNotOpened' } })
})

test('rows are those of a part of a sheet, and there are none behind the last one', async () => {
  const { handlers, runId, answers } = await start()
  const rows = [['A.101', 1]]
  const columns = [{ name: 'Jednotka', id: null, title: 'Jednotka', type: 'text' as const }]
  const sheets = [{ name: 'Export', rows: 1, columns }]
  const chunks = [[deflateRawSync(JSON.stringify(rows))]]
  answers.digest = () => success({ parsed: { sheets, chunks }, findings: [] })
  const read = (chunk: number) =>
    handlers['exports.readRunRows']({ runId, sheet: 0, chunk }, context)
  expect(await read(0)).toEqual(success({ rows: toJson(rows) }))
  expect(await read(1)).toMatchObject(gone)
})

test('what has changed since a run goes with a delivery, under the name of the report and both times', async () => {
  const { db, dependencies, runId, arrive, answers } = await start()
  const begunAt = (name: string, at: number) => {
    const id = arrive(name, 2)
    db.prepare('UPDATE export_run SET started_at = ? WHERE id = ?').run(at, id)
    return id
  }
  const compare = (before: typeof runId, after: typeof runId) =>
    compareRuns(dependencies, { before, after }, context.signal)
  const after = begunAt('run2', hourMs)
  const evening = begunAt('run3', 12 * hourMs)
  answers.comparisonWorkbook = () => success({ counts, workbook })
  const named = (name: string) => success({ fileName: `Jednotky ${name}.xlsx`, counts, workbook })
  const morning = '1970-01-01 01.00 – 1970-01-01 02.00'
  expect(await compare(runId, after)).toEqual(named(morning))
  // One folder of a server has both.
  expect(await compare(after, evening)).toEqual(named('1970-01-01 02.00 – 1970-01-01 13.00'))
  answers.comparisonWorkbook = () => broke
  expect(await compare(runId, after)).toEqual(broke)
  expect(await compare(runIdSchema.parse('none'), after)).toMatchObject(gone)
})

test('what the process answers reaches the page', async () => {
  const { about, between, arrive, runId, answers } = await start()
  answers.pivot = () => success(result)
  answers.readyPivots = () => success([])
  answers.compare = () => success(counts)
  answers.comparedRows = () => success({ total: 0, rows: toJson([]) })
  const { pivotRun, listReadyPivots, openRun } = about(runId)
  const { compareRuns, readComparedRows } = between(runId, arrive('run2', 2))
  expect(await openRun()).toMatchObject({ ok: true })
  expect(await pivotRun()).toEqual(success({ result: toJson(result) }))
  expect(await listReadyPivots()).toEqual(success({ pivots: toJson([]) }))
  expect(await compareRuns()).toEqual(success({ compared: toJson(counts) }))
  expect(await readComparedRows()).toEqual(success({ total: 0, rows: toJson([]) }))
})

test('a pivot or a measure that is none is refused, and the runs of two exports are not compared', async () => {
  const { handlers, runId, add, arrive, between, report } = await start()
  const none = '{"rows":[]}'
  const refused = { failure: { kind: 'invalidInput', path: 'pivot' } }
  expect(await handlers['exports.pivotRun']({ runId, pivot: none }, context)).toMatchObject(refused)
  const saving = { runId, pivot: none, title: 'Sums' }
  expect(await handlers['exports.savePivot'](saving, context)).toMatchObject(refused)
  const trend = { reportId: report.id, measure: '{"kind":"sum"}' }
  expect(await handlers['exports.readTrend'](trend, context)).toMatchObject({
    failure: { kind: 'invalidInput', path: 'measure' },
  })
  const { content } = report.definition
  const deals = arrive('run2', 2, add('r2', { content: { ...content, name: 'deals' } }))
  for (const call of Object.values(between(runId, deals))) {
    expect(await call()).toMatchObject({ failure: { path: 'before', rule: 'runsUnlike' } })
  }
})
