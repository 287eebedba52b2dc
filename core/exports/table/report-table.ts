import { likelyHeaderRow } from '#core/tables/find-header'
import { plainTitle } from '#core/tables/plain-title'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'
import { type ColumnType, columnType } from './column-type.ts'
import { isFilled, readText } from './read-cell.ts'

export interface ReportColumn {
  /** Unlike that of any other column of the table; empty titles and repeated ones are numbered. */
  readonly name: string
  /** The column's title in the header. */
  readonly title: string
  /** The server's own name of the column, whatever the language; null where it was not asked for. */
  readonly id: string | null
  readonly type: ColumnType
}

export type ReportRow = readonly Cell[]

/** A sheet of a run as it is opened: its rows come in chunks. */
export interface ReportSheet {
  readonly name: string
  readonly rows: number
  readonly columns: readonly ReportColumn[]
}

export interface ReportTable {
  readonly columns: readonly ReportColumn[]
  /** Shorter ones end with empty cells. */
  readonly rows: readonly ReportRow[]
}

/** Field-notes 1, `headermode`: two of them have a header of two rows. */
export type HeaderMode = 'default' | 'labels' | 'ids' | 'labels_ids' | 'ids_labels'

const headerRows: Readonly<Record<HeaderMode, { readonly label: number; readonly id: number }>> = {
  default: { label: 0, id: -1 },
  labels: { label: 0, id: -1 },
  ids: { label: 0, id: 0 },
  labels_ids: { label: 0, id: 1 },
  ids_labels: { label: 1, id: 0 },
}

/** The first sheet of an export: its header, then a row for each record. */
export const toReportTable = (
  contents: readonly ReportRow[],
  headers: HeaderMode = 'default',
): ReportTable => {
  const sheet = contents.slice(likelyHeaderRow(contents, isFilled))
  const { label, id } = headerRows[headers]
  const rows = sheet.slice(Math.max(label, id) + 1).filter((row) => row.some(isFilled))
  const titles = sheet[label] ?? []
  const ids = sheet[id] ?? []
  const width = Math.max(titles.length, ids.length, widthOf(rows))
  const name = uniqueNames()
  const columns = Array.from({ length: width }, (_, at): ReportColumn => {
    const title = readText(titles[at] ?? null)
    return {
      name: name(title),
      title,
      id: readText(ids[at] ?? null) || null,
      type: columnType(rows.map((row) => row[at] ?? null)),
    }
  })
  return { columns, rows }
}

/** Field-notes 3.1: headers may repeat. */
const uniqueNames = (): ((title: string) => string) => {
  const taken = new Set<string>()
  return (title) => {
    let name = title
    for (let count = 2; name === '' || taken.has(name); count += 1) {
      name = title === '' ? `#${taken.size + count - 1}` : `${title} (${count})`
    }
    taken.add(name)
    return name
  }
}

/** The index of the column that has any of these names; -1 where there is none. */
export const findColumn = (columns: readonly ReportColumn[], names: readonly string[]): number => {
  const wanted = new Set(names.map(plainTitle))
  return columns.findIndex(({ name, title, id }) =>
    [name, title, id].some((known) => known && wanted.has(plainTitle(known))),
  )
}
