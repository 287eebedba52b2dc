import { checkAlert } from '#core/exports/alerts/content-alerts'
import { measureRun } from '#core/exports/runs/measure-run'
import { fitBands } from '#core/exports/table/fit-bands'
import { pivotTable } from '#core/exports/table/pivot'
import { readText } from '#core/exports/table/read-cell'
import { readyPivots } from '#core/exports/table/ready-pivots'
import { type HeaderMode, type ReportTable, toReportTable } from '#core/exports/table/report-table'
import { fold } from '#core/fold'
import { toJson } from '#core/json'
import { exportedSales } from '#core/prices/pace/exported-sales'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'
import { lookAtFiles } from '../files/look-at-files.ts'
import { unpackArchive } from '../files/unpack-archive.ts'
import { answerStatement } from '../statements/answer-statement.ts'
import { readLines } from '../tables/read-lines.ts'
import { readTable } from '../tables/read-table.ts'
import { TableRefused } from '../tables/table-refused.ts'
import { writeTable } from '../tables/write-table.ts'
import { compareTables, type TableComparison } from './compare-tables.ts'
import { comparisonWorkbook } from './comparison-workbook.ts'
import { convertContents } from './convert-contents.ts'
import type { HeldTables } from './held-tables.ts'
import { type NamedTable, toParsed } from './parsed-workbook.ts'
import { pivotWorkbook } from './pivot-workbook.ts'
import { readReportWorkbook } from './read-report-workbook.ts'
import type { CompareRequest, ReportsWork, SearchHit, WorkInputOf } from './reports-message.ts'

/** What the process can do with what it has at hand. */
export const reportsWork = (held: HeldTables): ReportsWork => {
  const firstOf = (key: string): ReportTable => held.sheetsOf(key)[0] ?? { columns: [], rows: [] }
  const compare = lastComparison(firstOf)
  const check = ({ table, alerts, before }: WorkInputOf<'check'>) =>
    alerts.map((alert) => checkAlert(alert, firstOf(table), before))
  return {
    digest: ({ contents, headers, ...input }) => {
      const tables = toTables(contents, headers)
      held.hold(input.table, tables)
      return { parsed: toParsed(tables), findings: check(input) }
    },
    check,
    search: ({ table, ...input }) => searchTables(held.sheetsOf(table), input),
    compare: (input) => compare(input).summary,
    comparedRows: ({ kinds, from, count, ...input }) => {
      const { rows, toRow } = compare(input)
      const fitting = rows.filter(({ kind }) => kinds.includes(kind))
      const page = fitting.slice(from, from + count).map(toRow)
      return { total: fitting.length, rows: toJson(page) }
    },
    comparisonWorkbook: async ({ title, language, ...input }) => {
      const comparison = compare(input)
      const workbook = await comparisonWorkbook({ comparison, title, language })
      return { counts: comparison.summary, workbook }
    },
    pivot: ({ table, pivot }) => pivotTable(firstOf(table), pivot),
    readyPivots: ({ table, exportName }) => {
      const report = firstOf(table)
      return readyPivots(exportName, report.columns).map((one) => {
        const pivot = fitBands(one.pivot, report)
        return { ready: { ...one, pivot }, result: pivotTable(report, pivot) }
      })
    },
    pivotWorkbook: async ({ table, ...input }) => {
      const result = pivotTable(firstOf(table), input.pivot)
      // The caller has seen the pivot as a table.
      if (result.kind !== 'table') throw new TableRefused('custom')
      return pivotWorkbook({ ...input, result })
    },
    measure: ({ table, measures }) =>
      measures.map((measure) => measureRun(firstOf(table), measure)),
    sales: (input) => exportedSales({ ...input, table: firstOf(input.table) }),
    convert: convertContents,
    readTable: ({ bytes, sheet }) => readTable(bytes, sheet),
    readLines: ({ bytes }) => readLines(bytes),
    writeTable,
    readStatement: answerStatement,
    lookAtFiles,
    unpackArchive,
  }
}

type ReadSheet = ReturnType<typeof readReportWorkbook>[number]

const coverWidth = 2

/** A first sheet that is no table only tells of the one after it, which everything here is about. */
const coverLast = (sheets: readonly ReadSheet[]): readonly ReadSheet[] => {
  const [first, ...others] = sheets
  const table = others.find(({ rows }) => widthOf(rows) > coverWidth)
  if (first === undefined || table === undefined || widthOf(first.rows) > coverWidth) return sheets
  return [table, first, ...others.filter((sheet) => sheet !== table)]
}

/** Only the first sheet has the header that was asked for. */
const toTables = (contents: Uint8Array, headers: HeaderMode): NamedTable[] =>
  coverLast(readReportWorkbook(contents)).map(({ name, rows }, at) => ({
    name,
    ...toReportTable(rows, at === 0 ? headers : 'default'),
  }))

/** A comparison is looked at page by page. */
const lastComparison = (tableOf: (key: string) => ReportTable) => {
  let last: { readonly of: string; readonly comparison: TableComparison } | null = null
  return ({ before, after, key, exportName }: CompareRequest): TableComparison => {
    const of = JSON.stringify([before, after, key, exportName])
    if (last?.of === of) return last.comparison
    const comparison = compareTables({
      before: tableOf(before),
      after: tableOf(after),
      key,
      exportName,
    })
    last = { of, comparison }
    return comparison
  }
}

/** Every cell with the text in it, from the top. */
const searchTables = (
  tables: readonly NamedTable[],
  { text, most }: { readonly text: string; readonly most: number },
): { hits: SearchHit[]; isCutShort: boolean } => {
  const has = cellTest(fold(text.trim()))
  const hits: SearchHit[] = []
  for (const [sheet, { rows, columns }] of tables.entries()) {
    for (const [row, cells] of rows.entries()) {
      for (const [at, cell] of cells.entries()) {
        if (cell === null || !has(cell)) continue
        if (hits.length === most) return { hits, isCutShort: true }
        hits.push({ sheet, row, column: columns[at]?.name ?? '', cell: readText(cell) })
      }
    }
  }
  return { hits, isCutShort: false }
}

/** Most cells of a report repeat texts of other cells, so each text is tested once. */
const cellTest = (wanted: string): ((cell: NonNullable<Cell>) => boolean) => {
  const known = new Map<Cell, boolean>()
  return (cell) => {
    const before = known.get(cell)
    if (before !== undefined) return before
    const has = fold(String(cell)).includes(wanted)
    known.set(cell, has)
    return has
  }
}
