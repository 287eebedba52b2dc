import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { expectValue } from '#core/contract/testing/expect-value'
import type { AlertRule } from '#core/exports/alerts/content-alerts'
import { type RunId, runIdSchema } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import { wallText } from '#core/wall-time'
import { sampleReport } from '../../../wiring/testing/exports/contents-world.ts'
import { context, startContents } from '../../../wiring/testing/exports/start-contents.ts'
import {
  someUnits,
  type UnitRow,
  unitReport,
} from '../../../workers/reports/testing/unit-report.ts'

const changedUnits: readonly UnitRow[] = [
  ['A.101', 'Prodaná', 4_990_000, 1],
  ['Žluťoučký kůň', 'Prodaná', 6_500_000, 3],
  ['B.1', 'Volná', 3_000_000, 4],
]

type StartedContents = Awaited<ReturnType<typeof startContents>>

const rowsOf = async ({ handlers }: StartedContents, runId: RunId, sheet = 0, chunk = 0) => {
  const rows = await handlers['exports.readRunRows']({ runId, sheet, chunk }, context)
  return fromJson(expectValue(rows).rows)
}

test('a run opens with its sheets and rows, and opens again without anybody reading it again', async () => {
  const started = await startContents()
  const runId = await started.arrive(unitReport(someUnits))
  const open = async () =>
    expectValue(await started.handlers['exports.openRun']({ runId }, context))
  const first = await open()
  expect(fromJson(first.sheets)).toMatchObject([
    { name: 'Export', rows: 3, columns: [{ name: 'Jednotka', type: 'text' }, {}, {}, {}, {}, {}] },
  ])
  expect(await rowsOf(started, runId)).toEqual([
    ['A.101', 'Volná', 4_990_000, '2026-07-15 00:30', 'Ne', 1],
    ['A.102', 'Volná', 5_190_000.5, '2026-07-15 00:30', 'Ne', 2],
    ['Žluťoučký kůň', 'Prodaná', 6_400_000, '2026-07-15 00:30', 'Ne', 3],
  ])
  expect(started.launched()).toBe(1)
  started.stop()
  expect(await open()).toEqual(first)
  expect(started.launched()).toBe(1)
  const beyond = await started.handlers['exports.readRunRows'](
    { runId, sheet: 0, chunk: 1 },
    context,
  )
  expect(beyond).toMatchObject({ failure: { kind: 'notAllowed', reason: 'notFound' } })
})

test('the header that a report has asked for is read as it was asked', async () => {
  const parameters = { headermode: 'labels_ids' }
  const started = await startContents({ content: { name: 'products', format: 'xls', parameters } })
  const runId = await started.arrive(unitReport(someUnits, 'xls', 'labels_ids'))
  const opened = expectValue(await started.handlers['exports.openRun']({ runId }, context))
  expect(fromJson(opened.sheets)).toMatchObject([
    { rows: 3, columns: [{ title: 'Jednotka', id: 'number' }, {}, {}, {}, {}, {}] },
  ])
})

test('what is read tells its alerts too, whether it was read before or not', async () => {
  const { reader, arrive, store } = await startContents()
  const runId = await arrive(unitReport(someUnits))
  const sha256 = store.db.prepare('SELECT sha256 FROM export_run WHERE id = ?').pluck().get(runId)
  const where = [{ column: ['Dostupnost'], is: 'equals' as const, value: 'volná' }]
  const measure = { kind: 'rows' as const, where }
  const rule: AlertRule = { kind: 'measure', is: 'less', limit: 10, measure }
  const digest = () =>
    reader.digest(
      { sha256: String(sha256), headers: 'default', alerts: [rule], before: null },
      context.signal,
    )
  const told = { rows: 3, findings: [{ kind: 'measured', value: '2' }] }
  expect(await digest()).toMatchObject({ ok: true, value: told })
  expect(await digest()).toMatchObject({ ok: true, value: told })
})

test('a text is found in every run of a report, newest first, whatever its case and accents', async () => {
  const { handlers, arrive } = await startContents()
  const first = await arrive(unitReport(someUnits))
  const broken = await arrive(Buffer.from('PK\u0003\u0004 no workbook'))
  const same = await arrive(unitReport(someUnits))
  const last = await arrive(unitReport(changedUnits, 'xls'))
  const search = async (text: string) =>
    expectValue(await handlers['exports.searchRuns']({ reportId: sampleReport, text }, context))
  const found = await search('ZLUTOUCKY')
  expect(found.hits.map(({ runId, row, column }) => [runId, row, column])).toEqual([
    [last, 1, 'Jednotka'],
    [same, 2, 'Jednotka'],
    [first, 2, 'Jednotka'],
  ])
  expect(found.hits.map(({ runId }) => runId)).not.toContain(broken)
  expect(found).toMatchObject({ runs: 3, isCutShort: false })
  expect((await search('6500000')).hits).toMatchObject([{ runId: last, cell: '6500000' }])
})

test('two runs are compared by the id that the catalogue knows, page by page', async () => {
  const { handlers, arrive } = await startContents()
  const [before, after] = [
    await arrive(unitReport(someUnits, 'xls')),
    await arrive(unitReport(changedUnits)),
  ]
  const pair = { before, after, key: null }
  const compared = expectValue(await handlers['exports.compareRuns'](pair, context))
  expect(fromJson(compared.compared)).toMatchObject({
    key: { columns: ['Jednotka ID'], reason: 'catalogue' },
    added: 1,
    removed: 1,
    changed: 2,
    same: 0,
    changedCells: 2,
    columnChanges: [],
    rows: { before: 3, after: 3 },
    changedByColumn: [0, 1, 1, 0, 0, 0],
  })
  const page = async (from: number, kinds: ('added' | 'removed' | 'changed')[]) => {
    const input = { ...pair, kinds, from, count: 2 }
    const read = expectValue(await handlers['exports.readComparedRows'](input, context))
    const rows = fromJson(read.rows).map(({ kind, before, after, cells }) => [
      kind,
      before?.[0],
      after?.[0],
      cells,
    ])
    return { total: read.total, rows }
  }
  const all = ['added', 'removed', 'changed'] as const
  expect(await page(0, [...all])).toEqual({
    total: 4,
    rows: [
      ['changed', 'A.101', 'A.101', [1]],
      ['changed', 'Žluťoučký kůň', 'Žluťoučký kůň', [2]],
    ],
  })
  expect((await page(2, [...all])).rows).toEqual([
    ['added', undefined, 'B.1', []],
    ['removed', 'A.102', undefined, []],
  ])
  expect(await page(0, ['removed'])).toEqual({
    total: 1,
    rows: [['removed', 'A.102', undefined, []]],
  })
  const byNumber = await handlers['exports.compareRuns']({ ...pair, key: ['Jednotka'] }, context)
  expect(fromJson(expectValue(byNumber).compared)).toMatchObject({
    key: { reason: 'chosen' },
  })
})

test('a measure over the runs is computed once for each content, and has gaps where one is unreadable', async () => {
  const { handlers, arrive, launched, stop } = await startContents()
  await arrive(unitReport(someUnits))
  await arrive(Buffer.from('PK\u0003\u0004 no workbook'))
  await arrive(unitReport(changedUnits))
  await arrive(unitReport(someUnits))
  const measure = toJson({ kind: 'sum', column: ['Cena s DPH'], where: [] })
  const read = async () => {
    const trend = await handlers['exports.readTrend']({ reportId: sampleReport, measure }, context)
    return fromJson(expectValue(trend).trend)
  }
  const trend = await read()
  expect(trend.points.map(({ measured, change }) => [measured, change])).toEqual([
    [{ kind: 'value', value: '16580000.5' }, null],
    [{ kind: 'value', value: '14490000' }, '-2090000.5'],
    [{ kind: 'value', value: '16580000.5' }, '2090000.5'],
  ])
  stop()
  const before = launched()
  // The unreadable one is looked at again; the others are known.
  expect(await read()).toEqual(trend)
  expect(launched()).toBe(before + 1)
  const nonsense = await handlers['exports.readTrend'](
    { reportId: sampleReport, measure: '{"kind":"sum"}' },
    context,
  )
  expect(nonsense).toMatchObject({ failure: { kind: 'invalidInput', path: 'measure' } })
})

test('a reader that breaks is said to have broken, and is no gap in a trend or a search', async () => {
  const { handlers, arrive, breakReader } = await startContents()
  await arrive(unitReport(someUnits))
  breakReader()
  const broken = { ok: false, failure: { kind: 'reader', cause: 'broke', again: 'now' } }
  const measure = toJson({ kind: 'sum', column: ['Cena s DPH'], where: [] })
  const trend = { reportId: sampleReport, measure }
  expect(await handlers['exports.readTrend'](trend, context)).toEqual(broken)
  const search = { reportId: sampleReport, text: 'a' }
  expect(await handlers['exports.searchRuns'](search, context)).toEqual(broken)
})

test('ready pivots come with their results, and a free one is counted by its wish', async () => {
  const { handlers, arrive } = await startContents()
  const runId = await arrive(unitReport(someUnits))
  const ready = expectValue(await handlers['exports.listReadyPivots']({ runId }, context))
  expect(fromJson(ready.pivots)).toMatchObject([
    { ready: { name: 'unitsByStatusAndPrice' }, result: { kind: 'table', total: '3' } },
  ])
  const pivot = toJson({
    rows: [{ by: 'value', column: ['Dostupnost'] }],
    columns: null,
    value: ['Cena s DPH'],
    measure: 'average',
  })
  const told = expectValue(await handlers['exports.pivotRun']({ runId, pivot }, context))
  expect(fromJson(told.result)).toMatchObject({
    rows: [['Prodaná'], ['Volná']],
    rowTotals: ['6400000', '5090000.25'],
  })
})

test('a run is saved as it came, as a workbook or as a text table, where the person says', async () => {
  const started = await startContents()
  const runId = await started.arrive(unitReport(someUnits, 'xls'))
  const save = (format: 'asFetched' | 'xlsx' | 'csv') =>
    started.handlers['exports.saveRunAs']({ runId, format }, context)
  expect(await save('xlsx')).toEqual({ ok: true, value: null })
  const at = wallText(
    Date.UTC(2026, 10, 21, 13),
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
  expect(started.place.suggested).toEqual([`Jednotky- týdně ${at.replace(':', '.')}.xlsx`])
  const path = join(started.folder, 'saved')
  started.place.picked = path
  expect(await save('asFetched')).toEqual({ ok: true, value: { fileName: 'saved' } })
  expect(readFileSync(path)).toEqual(Buffer.from(unitReport(someUnits, 'xls')))
  await save('csv')
  expect(readFileSync(path, 'utf8').split('\r\n').slice(0, 3)).toEqual([
    '\ufeffJednotka;Dostupnost;Cena s DPH;Změněno;Zaplaceno;Jednotka ID',
    'A.101;Volná;4990000;2026-07-15 00:30;Ne;1',
    'A.102;Volná;"5190000,5";2026-07-15 00:30;Ne;2',
  ])
  await save('xlsx')
  const book = read(readFileSync(path), { dense: false })
  expect(utils.sheet_to_json(book.Sheets['Export'] ?? {}, { header: 1 })[1]).toEqual([
    'A.101',
    'Volná',
    4_990_000,
    46_218 + 30 / 1440,
    'Ne',
    1,
  ])
})

test('other programs get a copy of their own', async () => {
  const started = await startContents()
  const runId = await started.arrive(unitReport(someUnits))
  const open = () => started.handlers['exports.openRunInExcel']({ runId }, context)
  expect(await open()).toEqual({ ok: true, value: null })
  expect(await open()).toEqual({ ok: true, value: null })
  expectValue(await started.handlers['exports.showRunInFolder']({ runId }, context))
  expectValue(await started.handlers['exports.startRunDrag']({ runId, format: 'csv' }, context))
  const paths = started.opened.map((line) => line.split(' ').slice(1).join(' '))
  expect(started.opened.map((line) => line.split(' ')[0])).toEqual(['open', 'open', 'show', 'drag'])
  expect(new Set(paths).size).toBe(4)
  expect(basename(paths[3] ?? '')).toMatch(/^Jednotky- týdně 2026-11-2[12] \d\d\.\d\d\.csv$/)
  expect(readFileSync(paths[0] ?? '')).toEqual(Buffer.from(unitReport(someUnits)))
  expect(readdirSync(join(started.folder, 'opened'))).toHaveLength(4)
  started.outside.canOpen = false
  expect(await open()).toMatchObject({ failure: { rule: 'runNotOpened' } })
  expect(existsSync(paths[0] ?? '')).toBe(true)
})

test('a run that is gone, or has no contents, is not found', async () => {
  const { handlers } = await startContents()
  const gone = { ok: false, failure: { kind: 'notAllowed', reason: 'notFound', again: 'never' } }
  const runId = runIdSchema.parse('run-0')
  expect(await handlers['exports.openRun']({ runId }, context)).toEqual(gone)
  expect(await handlers['exports.openRunInExcel']({ runId }, context)).toEqual(gone)
  const pair = { before: runId, after: runId, key: null }
  expect(await handlers['exports.compareRuns'](pair, context)).toEqual(gone)
})
