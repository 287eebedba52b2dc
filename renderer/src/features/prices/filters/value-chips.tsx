import { useTranslation } from 'react-i18next'
import { toggleValues, valuesOfFilter } from '#core/prices/filters/column-filters'
import { FilterChip, FilterChips } from '../../../ui/tables/filter-chips.tsx'
import { statusMark } from '../grid/status-mark.ts'
import { markColumn, type UnitMark } from './price-filters.ts'
import { type FilterProps, useValueOptions } from './use-value-options.ts'

interface Props extends FilterProps {
  readonly column: 'type' | 'status' | typeof markColumn
}

/** The values of a column at a click, with how many units each of them would show. */
export const ValueChips = ({ column, ...shown }: Props) => {
  const { t } = useTranslation()
  const { filters, onFilters } = shown
  const chosen = valuesOfFilter(filters, column)
  const options = useValueOptions(shown, column).filter(
    ({ values, count }) => count > 0 || values.some((value) => chosen.has(value)),
  )
  // One type is no choice.
  if (options.length < (column === 'type' ? 2 : 1)) return null
  const wordsOf = (name: string) =>
    column === markColumn ? t(`filters.mark.${name as UnitMark}`) : name || t('totals.noName')
  return (
    <FilterChips label={t(`filters.by.${column}`)}>
      {options.map(({ name, values, count }) => (
        <FilterChip
          key={name}
          isChosen={values.every((value) => chosen.has(value))}
          count={count}
          onClick={() => onFilters(toggleValues(filters, column, values))}
        >
          <span className={column === 'status' ? statusMark(Number(values[0])) : undefined}>
            {wordsOf(name)}
          </span>
        </FilterChip>
      ))}
    </FilterChips>
  )
}
