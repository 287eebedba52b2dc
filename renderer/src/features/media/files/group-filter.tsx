import { useTranslation } from 'react-i18next'
import { FilterChip, FilterChips } from '../../../ui/tables/filter-chips.tsx'
import { type GroupCounts, type MediaGroup, mediaGroups } from './media-group.ts'

export type GroupChoice = MediaGroup | 'all'

interface Props {
  readonly counts: GroupCounts
  readonly chosen: GroupChoice
  readonly onChoose: (group: GroupChoice) => void
}

// These three groups are always shown; the others when there is something in them.
const always = new Set<MediaGroup>(['needsYou', 'ready', 'done'])

/** The groups of files with their numbers; a click shows one group alone. */
export const GroupFilter = ({ counts, chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const groups = mediaGroups.filter(
    (group) => always.has(group) || counts[group] > 0 || group === chosen,
  )
  return (
    <FilterChips label={t('media.groups')}>
      {(['all', ...groups] as const).map((group) => {
        const count = group === 'all' ? total : counts[group]
        return (
          <FilterChip
            key={group}
            isChosen={chosen === group}
            count={count}
            calls={group === 'needsYou' && count > 0}
            onClick={() => onChoose(group)}
          >
            {t(`media.group.${group}`)}
          </FilterChip>
        )
      })}
    </FilterChips>
  )
}
