import type { Result } from '#core/contract/failure'
import type { Measure, MeasuredRun } from '#core/exports/runs/measure-run'
import type { ReportRow } from '#core/exports/table/report-table'
import type { Language } from '#core/format/format-locale'
import type { ProjectKey, ReportJobId, RunId, UnitId, WorkspaceId } from '#core/ids'
import type { Json } from '#core/json'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { ContentsKey, RunContents } from '../../../store/exports/table/parsed-contents.ts'
import type { ParsedSheet, ParsedWorkbook } from '../../../workers/reports/reports-message.ts'
import type { Reports } from '../../../workers/start-reports.ts'

/** What the store keeps of what is in runs. */
export interface ContentsStore {
  readonly readRunContents: (runId: RunId) => RunContents | null
  /** Runs whose contents can be read, the newest first. */
  readonly listRunContents: (reportId: ReportJobId) => RunContents[]
  readonly readReport: (reportId: ReportJobId) => StoredReport | null
  readonly listReports: (workspaceId: WorkspaceId) => StoredReport[]
  /** The units of the price list that was loaded last. */
  readonly listUnitIds: (of: ProjectKey) => UnitId[]
  readonly readContents: (sha256: string) => Promise<Uint8Array | null>
  readonly readSheets: (key: ContentsKey) => ParsedSheet[] | null
  readonly readRows: (
    of: ContentsKey & { readonly sheet: number; readonly chunk: number },
  ) => Promise<Json<readonly ReportRow[]> | null>
  readonly readParsed: (key: ContentsKey) => ParsedWorkbook | null
  readonly writeParsed: (key: ContentsKey, parsed: ParsedWorkbook) => Result<null>
  readonly readMeasured: (key: ContentsKey, measure: Measure) => MeasuredRun | null
  readonly writeMeasured: (
    key: ContentsKey,
    of: { readonly measure: Measure; readonly measured: MeasuredRun },
  ) => Result<null>
}

/** What becomes of a run outside the application. */
export interface RunFiles {
  /** A copy of its own for each time, in a folder that is emptied when the application starts. */
  readonly makeCopy: (name: string, bytes: Uint8Array) => Promise<Result<string>>
  readonly write: (path: string, bytes: Uint8Array) => Promise<Result<null>>
  readonly nameOf: (path: string) => string
  /** False where nothing on this computer opens it. */
  readonly open: (path: string) => Promise<boolean>
  readonly show: (path: string) => void
  /** The person holds the file from now on; it falls where they let it go. */
  readonly drag: (path: string) => Promise<void>
}

export interface ContentsDependencies {
  readonly store: ContentsStore
  readonly reports: Reports
  readonly files: RunFiles
  /** Null when the person decided otherwise. */
  readonly pickSaveFile: (suggestedName: string) => Promise<string | null>
  readonly language: () => Language
  readonly decimalMark: () => '.' | ','
  /** The time zone of this computer, for times of the wall clock. */
  readonly timeZone: string
  /** Works of one key one after the other. */
  readonly inTurn: <T>(key: string, work: () => Promise<T>) => Promise<T>
}
