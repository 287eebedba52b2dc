import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { DayFields } from '../../../ui/day-fields.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { NameField } from '../narrow-fields.tsx'
import classes from './archive.module.css'
import { type ArchiveFilter, wholeArchive } from './archive-filter.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly filter: ArchiveFilter
  readonly onFilter: (filter: ArchiveFilter) => void
}

const nothing = { projects: [], campaigns: [], productInterests: [] }

/** What the archive can be narrowed to. */
export const ArchiveTools = ({ workspaceId, filter, onFilter }: Props) => {
  const { t } = useTranslation()
  const names = useQuery(query('leads.listNames', { workspaceId })).data ?? nothing
  const choices = {
    project: names.projects,
    campaign: names.campaigns,
    productInterest: names.productInterests,
  } as const
  const isNarrow = JSON.stringify(filter) !== JSON.stringify(wholeArchive)
  return (
    <div className={classes['tools']}>
      <SearchField
        label={t('leads.archive.search')}
        width={200}
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      {(['project', 'campaign', 'productInterest'] as const).map((field) => (
        <NameField
          key={field}
          field={field}
          names={choices[field]}
          value={filter[field]}
          onChange={(name) => onFilter({ ...filter, [field]: name })}
        />
      ))}
      <DayFields value={filter} onChange={(day) => onFilter({ ...filter, ...day })} />
      <Checkbox
        size="xs"
        label={t('leads.archive.onlyInCrm')}
        checked={filter.isOnlyInCrm}
        onChange={({ currentTarget }) =>
          onFilter({ ...filter, isOnlyInCrm: currentTarget.checked })
        }
      />
      {isNarrow && (
        <Button size="compact-xs" variant="subtle" onClick={() => onFilter(wholeArchive)}>
          {t('leads.archive.showAll')}
        </Button>
      )}
    </div>
  )
}
