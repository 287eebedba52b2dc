import type { ContentsDependencies } from '../../features/exports/table/contents-dependencies.ts'
import { listReports, readReport } from '../../store/exports/reports/reports.ts'
import { readContents } from '../../store/exports/runs/export-contents.ts'
import * as parsed from '../../store/exports/table/parsed-contents.ts'
import { parsedRoom } from '../../store/exports/table/parsed-room.ts'
import { commitWithoutWaiting } from '../../store/file/commit-without-waiting.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { listUnitIds } from '../../store/prices/pricelist/unit-numbers.ts'
import { write } from './write.ts'

/** Binds the rows of contents, and of what was parsed and measured of them, to an open store. */
export const contentsStore = (store: OpenStore): ContentsDependencies['store'] => {
  const { db } = store
  // All of this can be computed again from the contents.
  const keep = (change: () => void) => write(store, () => commitWithoutWaiting(db, change))
  return {
    readRunContents: (runId) => parsed.readRunContents(db, runId),
    listRunContents: (reportId) => parsed.listRunContents(db, reportId),
    listReports: (workspaceId) => listReports(db, workspaceId),
    listUnitIds: (of) => listUnitIds(db, of),
    readReport: (reportId) => readReport(db, reportId),
    readContents: (sha256) => readContents(db, sha256),
    readSheets: (key) => parsed.readParsedSheets(db, key),
    readRows: (of) => parsed.readParsedRows(db, of),
    readParsed: (key) => parsed.readParsedWorkbook(db, key),
    writeParsed: (key, workbook) =>
      keep(() => parsed.writeParsedWorkbook(db, key, workbook, parsedRoom(db))),
    readMeasured: (key, measure) => parsed.readMeasured(db, key, measure),
    writeMeasured: (key, of) => keep(() => parsed.writeMeasured(db, key, of)),
  }
}
