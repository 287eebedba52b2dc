import { cancelled, failed, notFound, type Result, success } from '#core/contract/failure'
import type { Tile } from '#core/exports/dashboard/dashboard'
import { dashboardPage, type PaperTile } from '#core/exports/dashboard/paper/dashboard-page'
import { paperWords } from '#core/exports/dashboard/paper/paper-words'
import type { OutgoingFile } from '#core/exports/delivery/outgoing'
import { formatLocale } from '#core/format/format-locale'
import { createFormats } from '#core/format/formats'
import type { WorkspaceId } from '#core/ids'
import { suggestedFileName } from '#core/tables/suggested-file-name'
import { wallText } from '#core/wall-time'
import type { ExportsDependencies } from '../dependencies.ts'

export type PrintingDependencies = Pick<
  ExportsDependencies,
  | 'store'
  | 'reader'
  | 'clock'
  | 'timeZone'
  | 'language'
  | 'crmName'
  | 'printPage'
  | 'logDefect'
  | 'ending'
>

interface PrintInput {
  readonly workspaceId: WorkspaceId
  readonly tiles: readonly Tile[]
}

/** The dashboard as a PDF of the newest runs that are kept; nothing is asked of the CRM. */
export const printTiles = async (
  dependencies: PrintingDependencies,
  { workspaceId, tiles }: PrintInput,
  signal: AbortSignal,
): Promise<Result<OutgoingFile>> => {
  const { clock, timeZone, crmName, printPage, logDefect } = dependencies
  if (printPage === null) return notFound('never')
  const shown: PaperTile[] = []
  for (const tile of tiles) {
    if (signal.aborted) return failed(cancelled)
    shown.push({ tile, shown: await readTile(dependencies, tile, signal) })
  }
  if (signal.aborted) return failed(cancelled)
  const language = dependencies.language()
  const workspace = crmName(workspaceId)
  const now = clock.now()
  const page = dashboardPage({
    language,
    formats: createFormats(formatLocale(language, ''), timeZone()),
    workspace,
    now,
    tiles: shown,
  })
  const at = wallText(now, timeZone()).replace(':', '.')
  const fileName = suggestedFileName(`${paperWords[language].title} ${workspace} ${at}`, 'pdf')
  try {
    return success({ fileName, bytes: await printPage(page) })
  } catch (error) {
    return failed(logDefect('dashboard not printed', error))
  }
}

const readTile = async (
  { store, reader }: Pick<PrintingDependencies, 'store' | 'reader'>,
  { reportId, pivot }: Tile,
  signal: AbortSignal,
): Promise<PaperTile['shown']> => {
  const report = store.readReport(reportId)?.definition.name
  if (report === undefined) return { kind: 'removed' }
  const newest = store.readNewestTable(reportId)
  if (newest === null) return { kind: 'noRun', report }
  const { runId, at } = newest
  const result = await reader.pivot({ runId, pivot }, signal)
  return result.ok
    ? { kind: 'figures', report, at, result: result.value }
    : { kind: 'unreadable', report }
}
