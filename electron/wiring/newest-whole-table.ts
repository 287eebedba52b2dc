import type { ExportName } from '#core/exports/export-name'
import { type ReportTable, toReportTable } from '#core/exports/report-table'
import type { WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { isWholeReport } from '../features/exports/is-whole-report.ts'
import { readContents } from '../store/export-contents.ts'
import type { OpenStore } from '../store/open.ts'
import { listRunContents } from '../store/parsed-contents.ts'
import { listReports } from '../store/reports.ts'
import type { Surroundings } from './surroundings.ts'

interface Wanted {
  readonly workspaceId: WorkspaceId
  readonly name: ExportName
}

interface TableAt {
  readonly table: ReportTable
  readonly at: Timestamp
}

/** What an export told when it last ran and nothing narrowed it; null where no such run can be read. */
export const newestWholeTable = async (
  { db }: Pick<OpenStore, 'db'>,
  { readWorkbook }: Pick<Surroundings, 'readWorkbook'>,
  { workspaceId, name }: Wanted,
): Promise<TableAt | null> => {
  const runs = listReports(db, workspaceId)
    .filter((report) => report.definition.wanted.name === name && isWholeReport(report, new Set()))
    .flatMap(({ id }) => listRunContents(db, id).slice(0, 1))
  const [newest] = runs.sort((a, b) => b.at - a.at)
  if (newest === undefined) return null
  const contents = await readContents(db, newest.sha256)
  const rows = contents && (await readWorkbook(contents))
  return rows?.ok ? { table: toReportTable(rows.value, newest.headers), at: newest.at } : null
}
