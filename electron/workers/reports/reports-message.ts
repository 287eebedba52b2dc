import type { AlertFinding, AlertRule, RunShape } from '#core/exports/alerts/content-alerts'
import type { ComparedRow, ComparisonSummary } from '#core/exports/compare/comparison-summary'
import type { Measure, MeasuredRun } from '#core/exports/runs/measure-run'
import type { Pivot, PivotResult } from '#core/exports/table/pivot'
import type { ReadyPivot } from '#core/exports/table/ready-pivots'
import type { HeaderMode, ReportSheet } from '#core/exports/table/report-table'
import type { Language } from '#core/format/format-locale'
import type { Json } from '#core/json'
import type { ExportedSales, ExportedSalesInput } from '#core/prices/pace/exported-sales'
import type {
  ArchiveToUnpack,
  FilesToLookAt,
  LookedAt,
  UnpackedFiles,
} from '../files/files-message.ts'
import type { StatementAnswer, StatementRequest } from '../statements/statements-message.ts'
import type {
  ReadLines,
  ReadTable,
  TableFault,
  TableToRead,
  TableToWrite,
} from '../tables/tables-message.ts'

export interface ParsedSheet extends ReportSheet {
  /** The hash by `hashCells`; contents that were read before such hashes were made have none. */
  readonly cellsSha256?: string
}

/** What a workbook holds, as it is kept: it opens again without the library. */
export interface ParsedWorkbook {
  readonly sheets: readonly ParsedSheet[]
  /** The deflated JSON of the rows of each sheet, as `chunksOf` divides them. */
  readonly chunks: readonly (readonly Uint8Array[])[]
}

export interface SearchHit {
  readonly sheet: number
  readonly row: number
  readonly column: string
  readonly cell: string
}

/** Names a parsed workbook that the process has at hand. */
export type TableKey = string

export interface CompareRequest {
  readonly before: TableKey
  readonly after: TableKey
  /** Null takes the key that is recognised. */
  readonly key: readonly string[] | null
  /** The export's name without the prefix; the catalogue knows some. */
  readonly exportName: string
}

interface Alerts {
  readonly alerts: readonly AlertRule[]
  readonly before: RunShape | null
}

/** What a run is called in a workbook that is made of it. */
export interface RunTitle {
  readonly report: string
  /** What the clock on the wall shows. */
  readonly before: string
  readonly after: string
}

/** Everything that is asked of the process, each with its answer. */
export interface ReportsWork {
  readonly digest: (
    input: Alerts & {
      readonly table: TableKey
      readonly contents: Uint8Array
      readonly headers: HeaderMode
    },
  ) => { readonly parsed: ParsedWorkbook; readonly findings: readonly AlertFinding[] }
  readonly check: (input: Alerts & { readonly table: TableKey }) => readonly AlertFinding[]
  readonly search: (input: {
    readonly table: TableKey
    readonly text: string
    readonly most: number
  }) => { readonly hits: readonly SearchHit[]; readonly isCutShort: boolean }
  readonly compare: (input: CompareRequest) => ComparisonSummary
  readonly comparedRows: (
    input: CompareRequest & {
      readonly kinds: readonly ComparedRow['kind'][]
      readonly from: number
      readonly count: number
    },
  ) => { readonly total: number; readonly rows: Json<readonly ComparedRow[]> }
  readonly comparisonWorkbook: (
    input: CompareRequest & { readonly title: RunTitle; readonly language: Language },
  ) => Promise<{ readonly counts: ComparisonSummary; readonly workbook: Uint8Array }>
  readonly pivot: (input: { readonly table: TableKey; readonly pivot: Pivot }) => PivotResult
  readonly readyPivots: (input: {
    readonly table: TableKey
    readonly exportName: string
  }) => readonly { readonly ready: ReadyPivot; readonly result: PivotResult }[]
  readonly pivotWorkbook: (input: {
    readonly table: TableKey
    readonly pivot: Pivot
    readonly title: string
    readonly language: Language
  }) => Promise<Uint8Array>
  readonly measure: (input: {
    readonly table: TableKey
    readonly measures: readonly Measure[]
  }) => readonly MeasuredRun[]
  readonly sales: (
    input: Omit<ExportedSalesInput, 'table'> & { readonly table: TableKey },
  ) => ExportedSales | null
  readonly convert: (input: {
    readonly contents: Uint8Array
    readonly to: 'xlsx' | 'csv'
    readonly decimalMark: '.' | ','
  }) => Uint8Array
  readonly readTable: (input: TableToRead) => ReadTable
  readonly readLines: (input: { readonly bytes: Uint8Array }) => ReadLines
  readonly writeTable: (input: TableToWrite) => Uint8Array
  readonly readStatement: (input: StatementRequest) => StatementAnswer
  readonly lookAtFiles: (input: FilesToLookAt) => Promise<LookedAt>
  readonly unpackArchive: (input: ArchiveToUnpack) => Promise<UnpackedFiles>
}

export type WorkKind = keyof ReportsWork
export type WorkInputOf<K extends WorkKind> = Parameters<ReportsWork[K]>[0]
export type DoneOf<K extends WorkKind> = Awaited<ReturnType<ReportsWork[K]>>

/** A request; the process answers one at a time. */
export interface ReportsRequest {
  readonly kind: WorkKind
  readonly input: unknown
  /** Tables that the work needs and the process does not hold. */
  readonly tables: readonly { readonly key: TableKey; readonly parsed: ParsedWorkbook }[]
}

export type ReportsAnswer = {
  /** What is at hand for the next request. */
  readonly held: readonly TableKey[]
} & (
  | { readonly kind: 'done'; readonly done: unknown }
  | { readonly kind: 'refused'; readonly fault: TableFault }
  | { readonly kind: 'broken'; readonly message: string }
)

/** How the process ends itself when a file needs more than it may have. */
export const outOfMemoryCode = 77

/** The limits of the process, given as JSON in its last argument. */
export interface ReportsLimits {
  /** The script that the process and its thread run. */
  readonly script: string
  readonly heapMb: number
  /** The memory of the whole process, with what lies outside the heap. */
  readonly residentMb: number
}
