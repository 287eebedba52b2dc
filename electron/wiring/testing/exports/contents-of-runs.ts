import { failed, type Result, success } from '#core/contract/failure'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { exportRequestText } from '#core/exports/runs/export-request'
import { type RunId, runIdSchema } from '#core/ids'
import { worksInTurn } from '#core/works-in-turn'
import type { ContentsDependencies } from '../../../features/exports/table/contents-dependencies.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type {
  DoneOf,
  ParsedWorkbook,
  WorkInputOf,
  WorkKind,
} from '../../../workers/reports/reports-message.ts'
import type { Reports } from '../../../workers/start-reports.ts'
import { contentsStore } from '../../stores/contents-store.ts'
import { emptyReports } from './empty-reports.ts'

type Answers = { [K in WorkKind]?: (input: WorkInputOf<K>) => Result<DoneOf<K>> }

export const oneSheet: ParsedWorkbook = {
  sheets: [{ name: 'Export', rows: 0, columns: [] }],
  chunks: [[]],
}

/** Runs over a real store; what the process that reads them answers, and what a person says, is set. */
export const contentsOfRuns = async (definition: Partial<ReportDefinition> = {}) => {
  const { opened, store, workspaceId, add } = await emptyReports()
  const report = add('r1', definition)
  const answers: Answers = {
    digest: () => success({ parsed: oneSheet, findings: [] }),
  }
  const asked: WorkKind[] = []
  const left: string[] = []
  const place = {
    picked: 'chosen' as string | null,
    copied: (name: string): Result<string> => success(`/copies/${name}`),
    written: (): Result<null> => success(null),
    canOpen: true,
  }
  const reports: Reports = {
    ask: async ({ kind, input, needs = [] }) => {
      for (const need of needs) {
        const loaded = await need.load()
        if (!loaded.ok) return loaded
      }
      asked.push(kind)
      return answers[kind]?.(input) ?? failed({ kind: 'cancelled', again: 'now' })
    },
    stop: () => undefined,
  }
  const ofRuns = contentsStore(opened)
  const dependencies: ContentsDependencies = {
    store: ofRuns,
    reports,
    files: {
      makeCopy: async (name) => place.copied(name),
      write: async (path) => {
        left.push(`write ${path}`)
        return place.written()
      },
      nameOf: (path) => path,
      open: async (path) => {
        left.push(`open ${path}`)
        return place.canOpen
      },
      show: (path) => {
        left.push(`show ${path}`)
      },
      drag: async (path) => {
        left.push(`drag ${path}`)
      },
    },
    pickSaveFile: async () => place.picked,
    language: () => 'en',
    decimalMark: () => '.',
    timeZone: 'Europe/Prague',
    inTurn: worksInTurn(),
  }
  let at = 0
  /** A run that has brought contents; `byte` tells them apart. */
  const arrive = (name: string, byte = 1, of: StoredReport = report): RunId => {
    const id = runIdSchema.parse(name)
    at += 10
    const { content } = of.definition
    store.write.startRun(
      {
        id,
        reportId: of.id,
        trigger: 'person',
        slot: null,
        isPostponed: false,
        headers: 'default',
        request: exportRequestText(content),
        askedFormat: content.format,
        at,
      },
      null,
    )
    const contents = new Uint8Array([byte])
    const sha256 = byte.toString(16).repeat(64).slice(0, 64)
    const packed = { sha256, format: 'xlsx', bytes: 1, isPacked: false, contents } as const
    store.write.keepRun({ id, at, contents: packed }, null)
    return id
  }
  const { db } = opened
  return { db, dependencies, store, workspaceId, report, add, answers, asked, left, place, arrive }
}
