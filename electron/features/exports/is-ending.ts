import type { ExportsDependencies } from './dependencies.ts'

/** Nothing else leaves: the application finishes, or its store has been closed. It is asked anew after each wait. */
export const isEnding = ({
  ending,
  mayBegin,
}: Pick<ExportsDependencies, 'ending' | 'mayBegin'>): boolean => ending.aborted || !mayBegin()
