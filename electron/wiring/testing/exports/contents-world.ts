import { createHash } from 'node:crypto'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { headersOf } from '#core/exports/reports/to-export-spec'
import { exportRequestText } from '#core/exports/runs/export-request'
import { type RunId, reportJobIdSchema, runIdSchema } from '#core/ids'
import { hourMs } from '#core/time'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { writeReport } from '../../../store/exports/reports/reports.ts'
import { insertContents, packContents } from '../../../store/exports/runs/export-contents.ts'
import { beginRun, writeRunDone } from '../../../store/exports/runs/export-run-changes.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { sampleWorkspace } from '../../../store/testing/samples.ts'
import type { Reports } from '../../../workers/start-reports.ts'
import { openExportContents } from '../../open-export-contents.ts'

const noon = Date.UTC(2026, 10, 21, 12)

export const sampleReport = reportJobIdSchema.parse('report')

interface WorldInput {
  readonly reports: Reports
  /** Where copies for other programs go. */
  readonly folder: string
  readonly definition?: Partial<ReportDefinition>
}

/** The contents of runs as the application wires them, and a person who says where to. */
export const contentsWorld = (store: OpenStore, { reports, folder, definition }: WorldInput) => {
  const report = insertReport(store, definition ?? {})
  const opened: string[] = []
  const outside = { canOpen: true }
  const place = { picked: null as string | null, suggested: [] as string[] }
  const note = (what: string, path: string) => void opened.push(`${what} ${path}`)
  const contents = openExportContents(store, {
    reports,
    exportsFolder: folder,
    log: { event: () => undefined, defect: () => undefined },
    app: { systemLocale: () => 'cs' },
    pickSaveFile: async (name) => {
      place.suggested.push(name)
      return place.picked
    },
    outsideFiles: {
      open: async (path) => {
        note('open', path)
        return outside.canOpen
      },
      show: (path) => note('show', path),
      drag: async (path) => note('drag', path),
    },
  })
  let runs = 0
  return {
    place,
    outside,
    opened,
    ...contents,
    /** A run that has just been downloaded. */
    arrive: async (bytes: Uint8Array): Promise<RunId> => {
      const id = runIdSchema.parse(`run-${++runs}`)
      const at = noon + runs * hourMs
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const format = bytes[0] === 0x50 ? 'xlsx' : 'xls'
      insertContents(store.db, await packContents(bytes, { sha256, format }))
      beginRun(store.db, {
        id,
        reportId: sampleReport,
        trigger: 'person',
        slot: null,
        isPostponed: false,
        headers: headersOf(report.content),
        request: exportRequestText(report.content),
        at,
        askedFormat: report.content.format,
      })
      writeRunDone(store.db, { id, sha256, at })
      return id
    },
  }
}

const insertReport = (store: OpenStore, given: Partial<ReportDefinition>): ReportDefinition => {
  const workspace = sampleWorkspace()
  const definition: ReportDefinition = {
    name: 'Jednotky: týdně',
    content: { name: 'products', format: 'xlsx', parameters: {} },
    accountId: null,
    rules: null,
    retention: null,
    alerts: [],
    latest: null,
    delivery: null,
    ...given,
  }
  insertWorkspace(store.db, workspace)
  writeReport(store.db, {
    id: sampleReport,
    workspaceId: workspace.id,
    createdAt: noon,
    definition,
    latestFolder: null,
    progress: null,
  })
  return definition
}
