import { z } from 'zod'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { parseJson } from '#core/parse-json'
import {
  type ColumnFilter,
  type ColumnFilters,
  noFilters,
  withFilter,
} from '#core/prices/filters/column-filters'
import { markColumn, orientationColumn } from '../filters/price-filters.ts'

const minor = z.int().nullable()

/** Views that are older than the filters of every column name what could be filtered then. */
const formerFiltersSchema = z
  .object({
    statuses: z.array(z.int()),
    buildings: z.array(buildingIdSchema),
    floors: z.array(floorIdSchema),
    layouts: z.array(z.string()).default([]),
    orientations: z.array(z.string()).default([]),
    marks: z.array(z.string()),
    fromMinor: minor,
    toMinor: minor,
  })
  .transform((former): ColumnFilters => {
    const values: readonly (readonly [string, readonly (string | number)[]])[] = [
      ['status', former.statuses],
      ['building', former.buildings],
      ['floor', former.floors],
      ['disposition', former.layouts],
      [orientationColumn, former.orientations],
      [markColumn, former.marks],
    ]
    const chosen = values.reduce<ColumnFilters>(
      (filters, [column, wanted]) =>
        withFilter(filters, column, { kind: 'values', values: new Set(wanted.map(String)) }),
      noFilters,
    )
    const [from, to] = [former.fromMinor, former.toMinor].map((limit) =>
      limit === null ? null : limit / 100,
    )
    return withFilter(chosen, 'priceGross', { kind: 'range', from: from ?? null, to: to ?? null })
  })

const limit = z.number().nullable()
const columnFilterSchema = z.union([
  z
    .strictObject({ values: z.array(z.string()) })
    .transform(({ values }): ColumnFilter => ({ kind: 'values', values: new Set(values) })),
  z
    .strictObject({ from: limit, to: limit })
    .transform(({ from, to }): ColumnFilter => ({ kind: 'range', from, to })),
])

const filtersSchema = z.union([
  z
    .strictObject({ columns: z.record(z.string(), columnFilterSchema) })
    .transform(({ columns }): ColumnFilters => new Map(Object.entries(columns))),
  formerFiltersSchema,
])

const viewStateSchema = z.object({
  sheet: z.string(),
  search: z.string(),
  hidden: z.array(z.string()),
  filters: filtersSchema,
})

/** A way to look at the units, as it is kept under a name. */
export interface ViewState {
  readonly sheet: string
  readonly search: string
  readonly hidden: ReadonlySet<string>
  readonly filters: ColumnFilters
}

const written = (filter: ColumnFilter) =>
  filter.kind === 'values' ? { values: [...filter.values] } : { from: filter.from, to: filter.to }

export const writeViewState = ({ sheet, search, hidden, filters }: ViewState): string =>
  JSON.stringify({
    sheet,
    search,
    hidden: [...hidden],
    filters: {
      columns: Object.fromEntries(
        [...filters].map(([column, filter]) => [column, written(filter)] as const),
      ),
    },
  })

/** Null for what another version kept and this one does not understand. */
export const readViewState = (text: string): ViewState | null => {
  const kept = viewStateSchema.safeParse(parseJson(text))
  return kept.success ? { ...kept.data, hidden: new Set(kept.data.hidden) } : null
}
