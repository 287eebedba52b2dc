import { useTranslation } from 'react-i18next'
import { FilterChip, FilterChips } from '../../../ui/tables/filter-chips.tsx'
import { statusMark } from '../grid/status-mark.ts'
import type { markColumn } from './price-filters.ts'
import { type FilterProps, useValueOptions } from './use-value-options.ts'

interface Props extends FilterProps {
  readonly column: 'type' | 'status' | typeof markColumn
}

/** The values of a column at a click, with how many units each of them would show. */
export const ValueChips = ({ column, ...shown }: Props) => {
  const { t } = useTranslation()
  const { options, toggle } = useValueOptions(shown, column)
  // One type is no choice.
  if (options.length < (column === 'type' ? 2 : 1)) return null
  return (
    <FilterChips label={t(`filters.by.${column}`)}>
      {options.map((option) => (
        <FilterChip
          key={option.name}
          isChosen={option.chosenValues === option.values.length}
          count={option.count}
          onClick={() => toggle(option)}
        >
          <span className={column === 'status' ? statusMark(Number(option.values[0])) : undefined}>
            {option.name || t('totals.noName')}
          </span>
        </FilterChip>
      ))}
    </FilterChips>
  )
}
