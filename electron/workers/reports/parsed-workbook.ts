import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { chunksOf } from '#core/exports/runs/chunk-rows'
import type { ReportRow, ReportTable } from '#core/exports/table/report-table'
import { hashCells } from './hash-cells.ts'
import type { ParsedWorkbook } from './reports-message.ts'

export interface NamedTable extends ReportTable {
  readonly name: string
}

// The quickest level makes a fifth of the text, and a better one takes as long as the parse.
const level = 1

export const toParsed = (tables: readonly NamedTable[]): ParsedWorkbook => ({
  sheets: tables.map((table) => ({
    name: table.name,
    rows: table.rows.length,
    columns: table.columns,
    cellsSha256: hashCells(table),
  })),
  chunks: tables.map(({ rows }) =>
    chunksOf(rows.length).map(({ from, until }) => {
      const text = JSON.stringify(rows.slice(from, until))
      // A copy: what lies behind a buffer of Node is larger, and goes along with it.
      return new Uint8Array(deflateRawSync(Buffer.from(text), { level }))
    }),
  ),
})

export const fromParsed = ({ sheets, chunks }: ParsedWorkbook): NamedTable[] =>
  sheets.map(({ name, columns }, at) => {
    const rows: ReportRow[] = []
    for (const chunk of chunks[at] ?? []) {
      for (const row of JSON.parse(inflateRawSync(chunk).toString()) as ReportRow[]) rows.push(row)
    }
    return { name, columns, rows }
  })
