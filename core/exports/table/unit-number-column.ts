import { plainTitle } from '#core/tables/plain-title'
import type { ReportColumn } from './report-table.ts'

/** How a column is titled by which people call a unit, as `plainTitle` writes it; the better the earlier. */
const titles = [
  'unitnumber',
  'unitno',
  'cislojednotky',
  'oznacenijednotky',
  'internalid',
  'unit',
  'jednotka',
  'mainunit',
  'hlavnijednotka',
  'cislobytu',
  'byt',
  'flat',
  'apartment',
]

/** The index of the column with the number of the unit; -1 where there is none. */
export const unitNumberColumn = (
  columns: readonly Pick<ReportColumn, 'title' | 'id'>[],
): number => {
  const known = columns.map(({ title, id }) => [plainTitle(title), plainTitle(id)])
  const best = titles.find((title) => known.some((names) => names.includes(title)))
  return best === undefined ? -1 : known.findIndex((names) => names.includes(best))
}
