import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ArchivedDraft } from '#core/contract/drafts'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import classes from './archived-drafts.module.css'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** The drafts of the project that were put away; each comes back with all its steps. */
export const ArchivedDrafts = ({ edited, draft, onClose }: Props) => {
  const { t } = useTranslation()
  const read = useQuery(query('drafts.listArchived', edited.of))
  const restore = useMutation(mutation('drafts.restoreDraft'))
  const { data } = read
  const unread = unreadOf(read)
  const bringBack = ({ id }: ArchivedDraft) =>
    restore.mutate(
      { draftId: id },
      {
        onSuccess: () => {
          draft.choose(id)
          onClose()
        },
      },
    )
  return (
    <OpenedModal title={t('archive.title')} size={520} onClose={onClose}>
      {unread && <FailureNotice {...unread} />}
      {data?.length === 0 && (
        <EmptyState
          icon={IconArchive}
          title={t('archive.noneTitle')}
          sentence={t('archive.noneSentence')}
        />
      )}
      <ul className={classes['list']} aria-label={t('archive.title')} aria-busy={!data}>
        {data?.map((archived) => (
          <Archived
            key={archived.id}
            archived={archived}
            isBusy={restore.isPending}
            onRestore={() => bringBack(archived)}
          />
        ))}
      </ul>
    </OpenedModal>
  )
}

interface ArchivedProps {
  readonly archived: ArchivedDraft
  readonly isBusy: boolean
  readonly onRestore: () => void
}

const Archived = ({ archived, isBusy, onRestore }: ArchivedProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { name, unitCount, archivedAt } = archived
  return (
    <li className={classes['draft']}>
      <div>
        {name}
        <div className={classes['hint']}>
          {t('archive.listed', { count: unitCount, at: formats.dateTime(archivedAt) })}
        </div>
      </div>
      <Button
        size="xs"
        variant="default"
        disabled={isBusy}
        aria-label={t('archive.restoreNamed', { name })}
        onClick={onRestore}
      >
        {t('draft.bringBack')}
      </Button>
    </li>
  )
}
