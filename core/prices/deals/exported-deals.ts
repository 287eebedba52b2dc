import { type ProjectId, projectIdSchema, type UnitId, unitIdSchema } from '#core/ids'
import { plainTitle } from '#core/tables/plain-title'
import type { Cell } from '#core/tables/table'

/** One unit of a products export. */
export interface ExportedUnit {
  readonly unitId: UnitId
  /** Null where the export has no readable project. */
  readonly projectId: ProjectId | null
  /** Null where the unit has no deal. */
  readonly dealId: string | null
}

// Which columns an export has, and in which language, is each account's own choice: names are compared without
// accents, spaces and marks.
const dealTitles = {
  unit: ['unitid', 'idunit', 'jednotkaid', 'idjednotky', 'flatid', 'productid', 'produktid'],
  project: ['projectid', 'idproject', 'projektid', 'idprojektu'],
  deal: ['dealid', 'iddeal', 'obchodnipripadid', 'idobchodnihopripadu', 'businesscaseid'],
} as const

// Field-notes 3.2: without known names, the last five are unit, unit type, availability, project and deal.
const fromTheEnd = { unit: 5, project: 2, deal: 1 } as const

interface DealColumns {
  readonly unit: number
  readonly project: number | null
  readonly deal: number
}

/** Reads which units have a deal; null when the table has no columns that say so. */
export const exportedDeals = (rows: readonly (readonly Cell[])[]): ExportedUnit[] | null => {
  const [header = [], ...body] = rows
  const columns = namedColumns(header) ?? lastColumns(header, body)
  return columns && body.flatMap((row) => toUnit(row, columns) ?? [])
}

const namedColumns = (header: readonly Cell[]): DealColumns | null => {
  const titles = header.map(plainTitle)
  const find = (known: readonly string[]) => titles.findIndex((title) => known.includes(title))
  const unit = find(dealTitles.unit)
  const deal = find(dealTitles.deal)
  const project = find(dealTitles.project)
  return unit === -1 || deal === -1
    ? null
    : { unit, deal, project: project === -1 ? null : project }
}

/** The last columns by their usual places; used only if every row has ids there. */
const lastColumns = (
  header: readonly Cell[],
  body: readonly (readonly Cell[])[],
): DealColumns | null => {
  const { length } = header
  if (length < fromTheEnd.unit || body.length === 0) return null
  const columns = {
    unit: length - fromTheEnd.unit,
    project: length - fromTheEnd.project,
    deal: length - fromTheEnd.deal,
  }
  const fits = body.every((row) => {
    const unit = toUnit(row, columns)
    const isDeal = unit !== null && (unit.dealId === null || /^\d+$/.test(unit.dealId))
    return isDeal && unit.projectId !== null
  })
  return fits ? columns : null
}

const toUnit = (row: readonly Cell[], columns: DealColumns): ExportedUnit | null => {
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
