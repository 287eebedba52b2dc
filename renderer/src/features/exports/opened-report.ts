import type { Report } from '#core/contract/exports'
import type { ExportRun } from '#core/exports/runs/export-run'
import { type ExportsDesk, type ExportsPlace, reportPlace } from './exports-desk.ts'
import { hasTable } from './runs/run-words.ts'

/** A report that is looked at, with all of its runs, newest first. */
export interface OpenedReport {
  readonly desk: ExportsDesk
  readonly report: Report
  readonly runs: readonly ExportRun[]
  readonly place: Extract<ExportsPlace, { kind: 'report' }>
}

interface RunsToFind extends Pick<OpenedReport, 'place'> {
  readonly runs: readonly Pick<ExportRun, 'id'>[]
}

/** A run that is in the bin or gone: its report is shown with the history, and never with the table of another run. */
export const findablePlace = ({ place, runs }: RunsToFind) =>
  place.runId === null || place.tab === 'alerts' || runs.some(({ id }) => id === place.runId)
    ? place
    : ({ ...place, tab: 'runs', runId: null } as const)

/** The last place of the report, and how often a place has led to one run: each time the list of runs begins anew. */
export interface RunDestination {
  readonly place: OpenedReport['place']
  readonly times: number
}

/** The destination after a move to `place`: one that is new and names a run counts, the same one or none does not. */
export const leadingAfter = (
  before: RunDestination,
  place: OpenedReport['place'],
): RunDestination =>
  place === before.place || place.runId === null ? before : { place, times: before.times + 1 }

interface ChosenRuns {
  readonly runs: readonly ExportRun[]
  readonly place: Pick<OpenedReport['place'], 'runId' | 'against'>
}

/** The run that is looked at: the chosen one, else the newest that can be read. */
export const shownRun = ({ runs, place }: ChosenRuns): ExportRun | null =>
  runs.find(({ id }) => id === place.runId) ?? runs.find(hasTable) ?? null

/** Whether two runs asked for the same, so that what differs has changed. */
export const isAlike = (one: ExportRun, other: ExportRun): boolean => one.request === other.request

/** The one before a run that can be read and asked for the same. */
export const runBefore = (runs: readonly ExportRun[], run: ExportRun): ExportRun | null => {
  const at = runs.findIndex(({ id }) => id === run.id)
  return runs.slice(at + 1).find((one) => hasTable(one) && isAlike(one, run)) ?? null
}

interface ComparedPair {
  readonly before: ExportRun
  readonly after: ExportRun
}

/**
 * The two runs that are compared: those that were chosen, else the one that is looked at and the run before it. Only
 * the oldest is compared with what came after it. Null where fewer than two can be read.
 */
export const comparedRuns = (opened: ChosenRuns): ComparedPair | null => {
  const readable = opened.runs.filter(hasTable)
  const shown = shownRun({ runs: readable, place: opened.place })
  if (shown === null) return null
  const against = readable.find(({ id }) => id === opened.place.against && id !== shown.id)
  if (against) return { before: against, after: shown }
  const at = readable.indexOf(shown)
  const [earlier, later] = [readable.slice(at + 1), readable.slice(0, at).toReversed()]
  const isAlikeShown = (run: ExportRun) => isAlike(run, shown)
  const before = earlier.find(isAlikeShown)
  if (before) return { before, after: shown }
  const after = later.find(isAlikeShown)
  if (after) return { before: shown, after }
  // The report asks for something else by now: a person is told so beside the comparison.
  const [unlike] = earlier
  if (unlike) return { before: unlike, after: shown }
  const [next] = later
  return next ? { before: shown, after: next } : null
}

/** What the runs of a report need to know; it stays the same while a job only makes progress. */
export interface RunsPlace extends Pick<OpenedReport, 'report' | 'runs' | 'place'> {
  readonly desk: Pick<ExportsDesk, 'go'>
}

interface OpenPlace extends Pick<RunsPlace, 'place' | 'desk'> {
  readonly report: Pick<Report, 'id'>
}

export const goWithin = (
  { desk, report, place }: OpenPlace,
  part: Parameters<typeof reportPlace>[1],
): void => desk.go(reportPlace(report.id, { ...place, ...part }))

/** Leaves a run that its person has just removed, so that the screen does not report it missing. */
export const leaveRuns = (opened: OpenPlace, removed: readonly Pick<ExportRun, 'id'>[]): void => {
  const { place } = opened
  if (removed.some(({ id }) => id === place.runId)) goWithin(opened, { runId: null })
}
