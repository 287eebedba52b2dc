import { type ProjectId, projectIdSchema, type UnitId, unitIdSchema } from '#core/ids'
import type { Cell } from '#core/tables/table'
import { type DealMapping, type DealTitles, findDealColumns } from './deal-columns.ts'

/** One unit of a products export. */
export interface ExportedUnit {
  readonly unitId: UnitId
  /** Null where the export has no readable project. */
  readonly projectId: ProjectId | null
  /** Null where the unit has no deal. */
  readonly dealId: string | null
}

type Rows = readonly (readonly Cell[])[]

/** Reads which units have a deal; null when no titles say where that stands, or no row has a unit there. */
export const exportedDeals = (rows: Rows, chosen: DealTitles | null): ExportedUnit[] | null => {
  const mapping = findDealColumns(rows, chosen)
  return mapping && mappedDeals(rows, mapping)
}

/** Reads the columns that were found or chosen; null when none of the rows below the titles has a unit there. */
export const mappedDeals = (
  rows: Rows,
  { headerRow, columns }: DealMapping,
): ExportedUnit[] | null => {
  const body = rows.slice(headerRow + 1)
  const units = body.flatMap((row) => toUnit(row, columns) ?? [])
  const isEmpty = body.every((row) => row.every((cell) => cell === null || cell === ''))
  return units.length === 0 && !isEmpty ? null : units
}

const toUnit = (row: readonly Cell[], columns: DealMapping['columns']): ExportedUnit | null => {
  const unitId = unitIdSchema.safeParse(toId(row[columns.unit])).data
  if (unitId === undefined) return null
  const project = columns.project === null ? null : toId(row[columns.project])
  const deal = String(row[columns.deal] ?? '').trim()
  return {
    unitId,
    projectId: projectIdSchema.safeParse(project).data ?? null,
    dealId: deal === '' || deal === '0' ? null : deal,
  }
}

const toId = (cell: Cell | undefined): number | null => {
  const text = String(cell ?? '').trim()
  return /^\d+(?:\.0+)?$/.test(text) ? Number(text) : null
}
