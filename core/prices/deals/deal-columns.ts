import { z } from 'zod'
import { findHeader } from '#core/tables/find-header'
import { plainTitle } from '#core/tables/plain-title'
import type { Cell } from '#core/tables/table'

/** What an export of products tells about deals. */
export const dealColumnNames = ['unit', 'deal', 'project'] as const
export type DealColumnName = (typeof dealColumnNames)[number]

export const dealMappingSchema = z.strictObject({
  /** The row with the titles, counted from zero. */
  headerRow: z.int().nonnegative(),
  columns: z.strictObject({
    unit: z.int().nonnegative(),
    deal: z.int().nonnegative(),
    /** Null where the export names no project: its units are known by their IDs. */
    project: z.int().nonnegative().nullable(),
  }),
})
/** Where the columns stand that tell of deals. */
export type DealMapping = z.infer<typeof dealMappingSchema>

export const dealTitlesSchema = z.strictObject({
  unit: z.string(),
  deal: z.string(),
  project: z.string().nullable(),
})
/** The titles of the columns that a person has chosen. */
export type DealTitles = z.infer<typeof dealTitlesSchema>

type Rows = readonly (readonly Cell[])[]

// Which columns an export has, and in which language, is each account's own choice: names are compared without
// accents, spaces and marks. English, Czech and Slovak.
const knownTitles: Readonly<Record<DealColumnName, readonly string[]>> = {
  unit: ['unitid', 'idunit', 'jednotkaid', 'idjednotky', 'flatid', 'productid', 'produktid'],
  deal: [
    'dealid',
    'iddeal',
    'obchodnipripadid',
    'idobchodnihopripadu',
    'obchodnypripadid',
    'idobchodnehopripadu',
    'businesscaseid',
  ],
  project: ['projectid', 'idproject', 'projektid', 'idprojektu'],
}

/**
 * Finds the columns by their titles alone, wherever the row with the titles stands: a deal that is read from the
 * wrong column locks the wrong unit. Null where no row names both, or where a title stands twice.
 */
export const findDealColumns = (rows: Rows, chosen: DealTitles | null): DealMapping | null =>
  findHeader(rows, (row) => {
    const titles = row.map(plainTitle)
    return chosenColumns(titles, chosen) ?? knownColumns(titles)
  })

const chosenColumns = (
  titles: readonly string[],
  chosen: DealTitles | null,
): DealMapping['columns'] | null => {
  if (chosen === null) return null
  const only = (title: string | null) => onlyOne(titles, [plainTitle(title)])
  const unit = only(chosen.unit)
  const deal = only(chosen.deal)
  const project = only(chosen.project)
  if (unit === null || deal === null) return null
  return chosen.project !== null && project === null ? null : { unit, deal, project }
}

const knownColumns = (titles: readonly string[]): DealMapping['columns'] | null => {
  const unit = onlyOne(titles, knownTitles.unit)
  const deal = onlyOne(titles, knownTitles.deal)
  if (unit === null || deal === null) return null
  return { unit, deal, project: onlyOne(titles, knownTitles.project) }
}

const onlyOne = (titles: readonly string[], known: readonly string[]): number | null => {
  const found = titles.flatMap((title, at) => (title !== '' && known.includes(title) ? [at] : []))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The titles of what was chosen, by which the next export is read; null where one of the columns has no title. */
export const dealTitlesOf = (
  rows: Rows,
  { headerRow, columns }: DealMapping,
): DealTitles | null => {
  const titleAt = (at: number) => String(rows[headerRow]?.[at] ?? '').trim()
  const project = columns.project === null ? null : titleAt(columns.project)
  const titles = { unit: titleAt(columns.unit), deal: titleAt(columns.deal), project }
  return Object.values(titles).includes('') ? null : titles
}
