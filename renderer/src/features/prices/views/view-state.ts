import { z } from 'zod'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { parseJson } from '#core/parse-json'
import type { PriceFilters } from '../filters/price-filters.ts'

const minor = z.int().nullable()

const viewStateSchema = z.object({
  sheet: z.string(),
  search: z.string(),
  hidden: z.array(z.string()),
  filters: z.object({
    statuses: z.array(z.int()),
    buildings: z.array(buildingIdSchema),
    floors: z.array(floorIdSchema),
    // Views from before there were these have none.
    layouts: z.array(z.string()).default([]),
    orientations: z.array(z.string()).default([]),
    marks: z.array(z.enum(['changed', 'locked', 'conflict', 'warned'])),
    fromMinor: minor,
    toMinor: minor,
  }),
})

/** A way to look at the units, as it is kept under a name. */
export interface ViewState {
  readonly sheet: string
  readonly search: string
  readonly hidden: ReadonlySet<string>
  readonly filters: PriceFilters
}

export const writeViewState = ({ sheet, search, hidden, filters }: ViewState): string =>
  JSON.stringify({
    sheet,
    search,
    hidden: [...hidden],
    filters: {
      ...filters,
      statuses: [...filters.statuses],
      buildings: [...filters.buildings],
      floors: [...filters.floors],
      layouts: [...filters.layouts],
      orientations: [...filters.orientations],
      marks: [...filters.marks],
    },
  })

/** Null for what another version kept and this one does not understand. */
export const readViewState = (text: string): ViewState | null => {
  const kept = viewStateSchema.safeParse(parseJson(text))
  if (!kept.success) return null
  const { sheet, search, hidden, filters } = kept.data
  return {
    sheet,
    search,
    hidden: new Set(hidden),
    filters: {
      ...filters,
      statuses: new Set(filters.statuses),
      buildings: new Set(filters.buildings),
      floors: new Set(filters.floors),
      layouts: new Set(filters.layouts),
      orientations: new Set(filters.orientations),
      marks: new Set(filters.marks),
    },
  }
}
