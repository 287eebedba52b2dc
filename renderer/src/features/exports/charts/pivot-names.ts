import type { TFunction } from 'i18next'
import type { PivotFigures } from '#core/exports/table/chart-figures'
import type { Pivot } from '#core/exports/table/pivot'
import { groupWords } from './group-words.ts'

/** How the groups and the measure of a pivot are called. */
export const pivotNames = (
  pivot: Pivot,
  { titles }: Pick<PivotFigures, 'titles'>,
  speech: { readonly t: TFunction; readonly locale: string },
) => {
  const { t } = speech
  const value = titles.value ?? ''
  return {
    rowName: (groups: readonly (string | null)[]) =>
      groups.map((group, at) => groupWords(group, pivot.rows[at] ?? null, speech)).join(' · '),
    groupName: (group: string | null, at: number) =>
      groupWords(group, pivot.rows[at] ?? null, speech),
    columnName: (group: string | null) => groupWords(group, pivot.columns, speech),
    measure:
      pivot.value === null
        ? t('exports.charts.measure.rows')
        : t(`exports.charts.measure.${pivot.measure}`, { value }),
  }
}
