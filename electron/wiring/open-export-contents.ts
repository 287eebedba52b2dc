import { join } from 'node:path'
import { decimalMark } from '#core/format/decimal-mark'
import { chooseLanguage } from '#core/format/format-locale'
import { worksInTurn } from '#core/works-in-turn'
import type { ReportsReader } from '../features/exports/dependencies.ts'
import { askOfRuns, findRun } from '../features/exports/runs/ask-of-runs.ts'
import { compareRuns } from '../features/exports/table/compare-pair.ts'
import type { ContentsDependencies } from '../features/exports/table/contents-dependencies.ts'
import { exportContentsHandlers } from '../features/exports/table/contents-handlers.ts'
import { digestContents } from '../features/exports/table/open-contents.ts'
import { readTable } from '../features/exports/table/read-table.ts'
import { convertContents } from '../features/exports/table/take-run-out.ts'
import { runFiles } from '../files/run-files.ts'
import type { OpenStore } from '../store/file/open.ts'
import { readSettings } from '../store/settings/settings.ts'
import type { ParsedSheet } from '../workers/reports/reports-message.ts'
import type { HostServices } from './open-services.ts'
import { contentsStore } from './stores/contents-store.ts'

type ExportContentsHost = Pick<
  HostServices,
  'reports' | 'outsideFiles' | 'exportsFolder' | 'pickSaveFile' | 'log'
> & { readonly app: Pick<HostServices['app'], 'systemLocale'> }

/** The hash of the only sheet, or one after the other. */
const cellsOf = (sheets: readonly ParsedSheet[]): string | null => {
  const hashes = sheets.flatMap(({ cellsSha256 }) => cellsSha256 ?? [])
  return hashes.length === sheets.length ? hashes.join(' ') : null
}

/** Opens the contents of runs, and the ways by which they leave the application. */
export const openExportContents = (store: OpenStore, services: ExportContentsHost) => {
  const { reports, log, pickSaveFile } = services
  const { sweep, ...files } = runFiles(
    join(services.exportsFolder, 'opened'),
    services.outsideFiles,
  )
  const chosen = () => readSettings(store.db).language
  const dependencies: ContentsDependencies = {
    store: contentsStore(store),
    reports,
    files,
    pickSaveFile,
    inTurn: worksInTurn(),
    language: () => chooseLanguage(chosen(), services.app.systemLocale()),
    decimalMark: () => decimalMark(chosen(), services.app.systemLocale()),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const reader: ReportsReader = {
    digest: async (input, signal) => {
      const digested = await digestContents(dependencies, input, signal)
      if (!digested.ok) return digested
      const { sheets, findings } = digested.value
      const { rows = 0, columns = [] } = sheets[0] ?? {}
      return { ok: true, value: { rows, columns, cellsSha256: cellsOf(sheets), findings } }
    },
    compare: (runs, signal) => compareRuns(dependencies, runs, signal),
    pivot: async ({ runId, pivot }, signal) => {
      const run = findRun(dependencies, runId)
      if (!run.ok) return run
      const { table } = run.value
      const asked = { kind: 'pivot', input: { table, pivot }, runs: [run.value] } as const
      return askOfRuns(dependencies, asked, signal)
    },
    readTable: (key, signal) => readTable(dependencies, key, signal),
    convert: (input, signal) => convertContents(dependencies, input, signal),
  }
  void sweep().catch((error: unknown) => log.defect('copies of runs not swept', error))
  return { handlers: exportContentsHandlers(dependencies), reader, stop: reports.stop }
}
