import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { LeadDraftId, WorkspaceId } from '#core/ids'
import { minuteMs } from '#core/time'
import { call } from '../../../bridge/call.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'
import classes from './side-lists.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly current: LeadDraftId | null
  readonly onOpen: (draftId: LeadDraftId) => void
  readonly onNew: () => void
}

type Draft = OutputOf<'leads.listDrafts'>[number]

/** Leads that were begun and not sent. */
export const DraftList = ({ workspaceId, current, onOpen, onNew }: Props) => {
  const { t } = useTranslation()
  const drafts = useQuery(query('leads.listDrafts', { workspaceId })).data ?? []
  return (
    <section aria-label={t('leads.send.draftsList')}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{t('leads.send.drafts')}</h2>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={onNew}
        >
          {t('leads.send.newLead')}
        </Button>
      </div>
      {drafts.length === 0 && <p className={classes['nothing']}>{t('leads.send.kept')}</p>}
      <ul className={classes['list']}>
        {drafts.map((draft) => (
          <DraftLine
            key={draft.id}
            workspaceId={workspaceId}
            draft={draft}
            isCurrent={draft.id === current}
            onOpen={() => onOpen(draft.id)}
            onRemoved={() => draft.id === current && onNew()}
          />
        ))}
      </ul>
    </section>
  )
}

interface LineProps extends Pick<Props, 'workspaceId'> {
  readonly draft: Draft
  readonly isCurrent: boolean
  readonly onOpen: () => void
  readonly onRemoved: () => void
}

const DraftLine = ({ workspaceId, draft, isCurrent, onOpen, onRemoved }: LineProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs / 2)
  const { throwAway, isPending } = useThrowAway(workspaceId)
  const name = draft.name.trim() || t(draft.isSealed ? 'leads.send.sealed' : 'leads.send.unnamed')
  return (
    <li className={classes['line']} data-current={isCurrent}>
      <span className={classes['name']}>
        <button
          type="button"
          className={classes['open']}
          aria-label={t('leads.send.openDraft', { name })}
          aria-current={isCurrent}
          onClick={onOpen}
        >
          {name}
        </button>
      </span>
      <span className={classes['about']}>
        {draft.isTest ? `${t('leads.send.isTest')} · ` : ''}
        {formats.ago(draft.changedAt, now)}
      </span>
      <ActionIcon
        size="sm"
        variant="subtle"
        color="gray"
        aria-label={t('leads.send.removeDraft', { name })}
        loading={isPending}
        onClick={() => void throwAway(draft.id, onRemoved)}
      >
        <IconTrash size={14} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** Throws a draft away and offers to bring it back; one of a missing lead is made again from that lead. */
const useThrowAway = (workspaceId: WorkspaceId) => {
  const remove = useMutation(mutation('leads.removeDraft'))
  const save = useMutation(mutation('leads.saveDraft'))
  const throwAway = async (draftId: LeadDraftId, onGone: () => void): Promise<void> => {
    const read = await call('leads.readDraft', { draftId })
    const draft = read.ok && read.value?.ofSentKey === null ? read.value : null
    const bringBack = () =>
      draft && save.mutate({ workspaceId, draftId: null, lead: draft.lead, isTest: draft.isTest })
    const tell = () => {
      onGone()
      notifyWithActs((t) => ({
        title: t('leads.send.draftRemoved'),
        tone: 'done',
        acts: draft ? [{ label: t('leads.send.bringBack'), run: bringBack }] : [],
      }))
    }
    remove.mutate({ draftId }, { onSuccess: tell })
  }
  return { isPending: remove.isPending, throwAway }
}
