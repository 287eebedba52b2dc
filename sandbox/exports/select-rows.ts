import { toLocalDay } from '../time/local-time.ts'
import type { ExportDefinition } from './export-definition.ts'
import type { Field } from './field.ts'
import type { Filters } from './filters.ts'
import { wordsOf } from './sheet-cells.ts'
import type { CellValue, Language, Row } from './table.ts'

interface Selection {
  readonly filters: Filters
  /** IDs of the projects that the account sees. */
  readonly scope: ReadonlySet<number>
  readonly language: Language
  /** How statuses are told that have a number. */
  readonly statuses: 'ids' | 'words'
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
  { filters, scope, language, statuses }: Selection,
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
  const isSought = (entry: Entry): boolean =>
    sought === null ||
    fields.some(({ cellOf }) => folded(wordsOf(cellOf(entry), language) ?? '').includes(sought))
  const cellOf = (field: Field<Entry>, entry: Entry): CellValue =>
    statuses === 'ids' && field.idOf !== undefined ? field.idOf(entry) : field.cellOf(entry)
  return entries
    .filter((entry) => isSelected(entry) && isSought(entry))
    .map((entry): Row => fields.map((field) => cellOf(field, entry)))
}
