import { toLocalDay } from '../time/local-time.ts'
import type { ExportDefinition } from './export-definition.ts'
import type { Filters } from './filters.ts'
import { wordsOf } from './sheet-cells.ts'
import type { Language, Row } from './table.ts'

interface Selection {
  readonly filters: Filters
  /** IDs of the projects that the account sees. */
  readonly scope: ReadonlySet<number>
  readonly language: Language
}

/** Text without accents and capitals: a search ignores both. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const isWithinDays = (at: number, { createdFrom, createdTo }: Filters): boolean => {
  if (createdFrom === null && createdTo === null) return true
  const day = toLocalDay(at)
  return (createdFrom === null || day >= createdFrom) && (createdTo === null || day <= createdTo)
}

/** The rows that an account sees of an export, narrowed by what it asked for. */
export const selectRows = <Entry>(
  { fields, projectOf, createdAtOf, statusOf }: ExportDefinition<Entry>,
  entries: readonly Entry[],
  { filters, scope, language }: Selection,
): Row[] => {
  const { projectIds, statusIds } = filters
  const sought = filters.fullText === null ? null : folded(filters.fullText)
  const isSelected = (entry: Entry): boolean => {
    const projectId = projectOf(entry)
    if (projectId !== null && !scope.has(projectId)) return false
    if (projectIds !== null && (projectId === null || !projectIds.includes(projectId))) return false
    if (statusIds !== null && !statusIds.includes(statusOf?.(entry) ?? -1)) return false
    return createdAtOf === undefined || isWithinDays(createdAtOf(entry), filters)
  }
  const rows = entries
    .filter(isSelected)
    .map((entry): Row => fields.map(({ cellOf }) => cellOf(entry)))
  return sought === null
    ? rows
    : rows.filter((row) =>
        row.some((value) => folded(wordsOf(value, language) ?? '').includes(sought)),
      )
}
