import { Button, SegmentedControl } from '@mantine/core'
import { IconFlag, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerTree } from '#core/api/answer-tree'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import { minuteMs } from '#core/time'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { unreadOf } from '../../bridge/unread.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { AnswerBranches } from '../../ui/answer-tree/answer-branches.tsx'
import { shownBranches } from '../../ui/answer-tree/shown-branches.ts'
import { spokenTree } from '../../ui/answer-tree/spoken-tree.ts'
import { useSpokenValues } from '../../ui/answer-tree/use-spoken-values.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../ui/notices/failure-notice.tsx'
import { NoticePlace } from '../../ui/notices/notice-place.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useNow } from '../../ui/timing/use-now.ts'
import { MilestoneSheet } from './milestone-sheet.tsx'
import classes from './milestones.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
}

const readTree = (told: OutputOf<'milestones.readMilestones'>) =>
  told && { askedAt: told.askedAt, tree: fromJson(told.tree) }

/** Milestones as the server tells them: nobody shows their shape, so whatever comes can be read and searched. */
export const MilestonesView = ({ workspaceId }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs / 2)
  const [search, setSearch] = useState('')
  const [form, setForm] = useState<'table' | 'tree'>('table')
  const read = useQuery({
    ...query('milestones.readMilestones', { workspaceId }),
    select: readTree,
  })
  const told = read.data
  const unread = unreadOf(read)
  const refresh = useMutation(mutation('milestones.refreshMilestones', { failure: 'here' }))
  const failure = failureOf(refresh.error)
  const ask = () => refresh.mutate({ workspaceId })
  return (
    <div className={classes['view']}>
      <div className={classes['tools']}>
        <Button
          size="xs"
          loading={refresh.isPending}
          leftSection={<IconRefresh size={15} aria-hidden />}
          onClick={ask}
        >
          {t('milestones.refresh')}
        </Button>
        {told && (
          <>
            <SegmentedControl
              size="xs"
              aria-label={t('milestones.form')}
              data={(['table', 'tree'] as const).map((value) => ({
                value,
                label: t(`milestones.${value}`),
              }))}
              value={form}
              onChange={(chosen) => setForm(chosen as 'table' | 'tree')}
            />
            <SearchField label={t('milestones.search')} value={search} onChange={setSearch} />
            <span className={classes['age']}>
              {t('milestones.askedAt', { ago: formats.ago(told.askedAt, now) })}
            </span>
          </>
        )}
      </div>
      <NoticePlace>
        {unread && <FailureNotice {...unread} />}
        {failure && <FailureNotice failure={failure} />}
      </NoticePlace>
      {told === null && !failure && (
        <EmptyState
          icon={IconFlag}
          title={t('milestones.emptyTitle')}
          sentence={t('milestones.empty')}
        />
      )}
      {told && form === 'table' && <MilestoneSheet tree={told.tree} search={search} />}
      {told && form === 'tree' && <MilestoneTree tree={told.tree} search={search} />}
    </div>
  )
}

interface TreeProps {
  readonly tree: AnswerTree
  readonly search: string
}

const MilestoneTree = ({ tree, search }: TreeProps) => {
  const { t } = useTranslation()
  const values = useSpokenValues()
  const spoken = useMemo(() => spokenTree(tree, values), [tree, values])
  const shown = shownBranches(spoken, search)
  return (
    <div className={classes['tree']}>
      {shown === null ? (
        <p>{t('milestones.nothing')}</p>
      ) : (
        <AnswerBranches
          label={t('milestones.treeLabel')}
          branches={shown.children}
          isOpen={search.trim() !== ''}
        />
      )}
    </div>
  )
}
