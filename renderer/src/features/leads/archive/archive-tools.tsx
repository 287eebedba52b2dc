import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from './archive.module.css'
import { type ArchiveFilter, wholeArchive } from './archive-filter.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly filter: ArchiveFilter
  readonly onFilter: (filter: ArchiveFilter) => void
}

/** A list that nobody reads to its end; who types finds the rest. */
const mostShown = 100

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
  const dayField = (field: 'fromDay' | 'toDay') => (
    <TextInput
      type="date"
      size="xs"
      w={138}
      aria-label={t(`leads.archive.${field}`)}
      title={t(`leads.archive.${field}`)}
      value={filter[field]}
      onChange={({ currentTarget }) => onFilter({ ...filter, [field]: currentTarget.value })}
    />
  )
  return (
    <div className={classes['tools']}>
      <SearchField
        label={t('leads.archive.search')}
        clearLabel={t('leads.clearSearch')}
        width={200}
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      {(['project', 'campaign', 'productInterest'] as const).map((field) => (
        <Select
          key={field}
          size="xs"
          w={158}
          searchable
          clearable
          limit={mostShown}
          aria-label={t(`leads.archive.${field}`)}
          placeholder={t(`leads.archive.${field}`)}
          clearButtonProps={{ 'aria-label': t(`leads.archive.any.${field}`) }}
          data={choices[field].filter((name) => name !== '')}
          value={filter[field]}
          onChange={(chosen) => onFilter({ ...filter, [field]: chosen })}
        />
      ))}
      {dayField('fromDay')}
      {dayField('toDay')}
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
