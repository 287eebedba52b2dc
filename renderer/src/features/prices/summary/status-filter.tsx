import { useTranslation } from 'react-i18next'
import type { Unit } from '#core/prices/pricelist/unit'
import { FilterChip, FilterChips } from '../../../ui/tables/filter-chips.tsx'
import { statusMark } from '../grid/status-mark.ts'
import { statusWord } from '../grid/unit-words.ts'
import { statusCounts } from './status-counts.ts'

interface Props {
  readonly units: readonly Unit[]
  /** The statuses that are shown; all of them while none is chosen. */
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
}

/** How many units stand in which status; a click shows those alone. */
export const StatusFilter = ({ units, chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const toggle = (code: number) => {
    const next = new Set(chosen)
    if (!next.delete(code)) next.add(code)
    onChoose(next)
  }
  return (
    <FilterChips label={t('prices.statusFilter')}>
      {statusCounts(units).map(([code, count]) => (
        <FilterChip
          key={code}
          isChosen={chosen.has(code)}
          count={count}
          onClick={() => toggle(code)}
        >
          <span className={statusMark(code)}>{statusWord(t, { statusCode: code })}</span>
        </FilterChip>
      ))}
    </FilterChips>
  )
}
