import type { ExportRun } from '#core/exports/runs/export-run'

/** Which runs of a report are listed. */
export const runFilters = ['all', 'done', 'failed', 'other', 'pinned'] as const
export type RunFilter = (typeof runFilters)[number]

const tests: Readonly<Record<RunFilter, (run: ExportRun) => boolean>> = {
  all: () => true,
  done: ({ state, failure }) => state === 'done' && failure === null,
  // A run that cannot be read is of no more use than one that never came.
  failed: ({ state, failure, latestFailure }) =>
    state === 'failed' || (state === 'done' && (failure ?? latestFailure) !== null),
  other: ({ state }) => state !== 'done' && state !== 'failed',
  pinned: ({ isPinned }) => isPinned,
}

export const filterRuns = (runs: readonly ExportRun[], filter: RunFilter): readonly ExportRun[] =>
  filter === 'all' ? runs : runs.filter(tests[filter])
