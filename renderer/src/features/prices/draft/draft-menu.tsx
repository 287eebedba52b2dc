import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileDiff, IconLock } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from '#core/contract/drafts'
import type { DraftId } from '#core/ids'
import { minuteMs } from '#core/time'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import type { PriceDraft } from '../editor/use-price-draft.ts'
import classes from './draft-bar.module.css'
import { NameDraft } from './name-draft.tsx'
import { isQuestion } from './team/is-question.ts'

interface Props extends EditorParts {
  readonly count: number
}

/** The drafts of the project: which one is open, and what can be done with them. */
export const DraftMenu = ({ edited, draft, team, count, onDialog }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null)
  const putAway = usePutAway(draft)
  const share = useMutation(mutation('drafts.share'))
  const shared = useShared()
  const { open, drafts, choose } = draft
  const name = open?.name ?? t('draft.none')
  const Icon = open?.seal ? IconLock : IconFileDiff
  return (
    <>
      <Menu position="bottom-start" shadow="md" width={320}>
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            aria-label={t('draft.menu', { name })}
            leftSection={<Icon size={15} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            <span className={classes['name']}>{name}</span>
            {open && count > 0 && (
              <span className={classes['count']}>
                {t('draft.inBrackets', { units: formats.integer(count) })}
              </span>
            )}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('draft.title')}>
          <Menu.Label>{t('draft.title')}</Menu.Label>
          {drafts.map((listed) => (
            <Listed
              key={listed.id}
              draft={listed}
              team={shared.get(listed.id) ?? null}
              isOpen={listed.id === draft.draftId}
              onOpen={() => choose(listed.id)}
            />
          ))}
          <Menu.Item
            aria-current={draft.draftId === null ? 'true' : undefined}
            className={classes['step'] ?? ''}
            onClick={() => choose(null)}
          >
            {t('draft.withoutDraft')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={() => setNaming('new')}>{t('draft.new')}</Menu.Item>
          <Menu.Item disabled={!open} onClick={() => setNaming('rename')}>
            {t('draft.rename')}
          </Menu.Item>
          <Menu.Item disabled={!open || open.seal !== null} onClick={() => open && putAway(open)}>
            {t('draft.putAway')}
          </Menu.Item>
          {team.isInTeam && (
            <Menu.Item
              disabled={!open || team.shared !== null || team.isAway}
              onClick={() => open && share.mutate({ draftId: open.id })}
            >
              {t(team.shared === null ? 'team.draft.share' : 'team.draft.shared')}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => onDialog({ kind: 'archivedDrafts' })}>
            {t('archive.open')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            disabled={drafts.length < 2}
            onClick={() => onDialog({ kind: 'compareDrafts' })}
          >
            {t('compare.open')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {naming !== null && (
        <NameDraft of={edited.of} draft={draft} naming={naming} onClose={() => setNaming(null)} />
      )}
    </>
  )
}

/** What each draft of the team says of itself: who has shared it, and that somebody waits for an approval. */
const useShared = (): ReadonlyMap<DraftId, string> => {
  const { t } = useTranslation()
  const team = useQuery(query('drafts.listShared', {})).data
  return new Map(
    team?.drafts.map(({ draftId, author, approval }) => {
      const name = author === null || author.isOwn ? t('team.draft.you') : author.name
      const by = t('team.draft.by', { name })
      return [draftId, isQuestion(approval) ? `${by} · ${t('team.approval.listed')}` : by]
    }),
  )
}

interface ListedProps {
  readonly draft: Draft
  /** What the team has to do with it; null where it is this desk's alone. */
  readonly team: string | null
  readonly isOpen: boolean
  readonly onOpen: () => void
}

const Listed = ({ draft, team, isOpen, onOpen }: ListedProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs)
  return (
    <Menu.Item
      className={classes['step'] ?? ''}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      {draft.name}
      <div className={classes['hint']}>
        {draft.seal
          ? t(`draft.seal.state.${draft.seal.kind}`, { at: formats.dateTime(draft.seal.at) })
          : t('draft.listed', {
              count: draft.unitCount,
              ago: formats.ago(draft.changedAt, now),
            })}
        {team !== null && ` · ${team}`}
      </div>
    </Menu.Item>
  )
}

/** Puts a draft away and offers to bring it back. */
const usePutAway = ({ choose }: PriceDraft) => {
  const discard = useMutation(mutation('drafts.discardDraft'))
  const restore = useMutation(mutation('drafts.restoreDraft'))
  return async ({ id, name }: Draft): Promise<void> => {
    await discard.mutateAsync({ draftId: id }).then(
      () => {
        choose(null)
        const bringBack = () => restore.mutate({ draftId: id }, { onSuccess: () => choose(id) })
        notifyWithActs((t) => ({
          title: t('draft.putAwayDone', { name }),
          tone: 'done',
          acts: [{ label: t('draft.bringBack'), run: bringBack }],
        }))
      },
      // Its failure is shown where all failed writes are shown.
      () => undefined,
    )
  }
}
