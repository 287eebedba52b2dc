import { dayMs } from '../time/durations.ts'
import type { Filters } from './filters.ts'

const longestRangeDays = 31
const shortestText = 6

const isOneProject = ({ projectIds }: Filters): boolean => projectIds?.length === 1

const isLongText = ({ fullText }: Filters): boolean => (fullText?.length ?? 0) >= shortestText

const isShortRange = ({ createdFrom, createdTo }: Filters): boolean =>
  createdFrom !== null &&
  createdTo !== null &&
  (Date.parse(createdTo) - Date.parse(createdFrom)) / dayMs < longestRangeDays

/** Field-notes 1: filters so narrow that they spare the export its cooldown. */
export const isNarrow = (filters: Filters, { byRange }: { byRange: boolean }): boolean =>
  isOneProject(filters) || isLongText(filters) || (byRange && isShortRange(filters))
