import type { ExportName } from '#core/exports/reports/export-name'
import type { ReportTable } from '#core/exports/table/report-table'
import type { WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { isWholeReport } from '../features/exports/reports/is-whole-report.ts'
import { readTable } from '../features/exports/table/read-table.ts'
import { worksInTurn } from '../features/jobs/works-in-turn.ts'
import { listReports } from '../store/exports/reports/reports.ts'
import { listRunContents } from '../store/exports/table/parsed-contents.ts'
import type { OpenStore } from '../store/file/open.ts'
import { contentsStore } from './contents-store.ts'
import type { Surroundings } from './surroundings.ts'

interface Wanted {
  readonly workspaceId: WorkspaceId
  readonly name: ExportName
}

interface TableAt {
  readonly table: ReportTable
  readonly at: Timestamp
}

const nothing: ReadonlySet<string> = new Set()

/** What an export told when it last ran and nothing narrowed it; null where no such run can be read. */
export const newestWholeTable = async (
  store: OpenStore,
  { reports }: Pick<Surroundings, 'reports'>,
  { workspaceId, name }: Wanted,
): Promise<TableAt | null> => {
  const runs = listReports(store.db, workspaceId).flatMap(({ id }) => {
    // What its report asks for today is another matter.
    const isWhole = listRunContents(store.db, id).find(
      ({ asked }) => asked?.name === name && isWholeReport(asked, nothing),
    )
    return isWhole ?? []
  })
  const [newest] = runs.sort((a, b) => b.at - a.at)
  if (newest === undefined) return null
  const contents = { store: contentsStore(store), reports, inTurn: worksInTurn() }
  const table = await readTable(contents, newest, new AbortController().signal)
  return table.ok ? { table: table.value, at: newest.at } : null
}
