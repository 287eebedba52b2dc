import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LeadDraftId, WorkspaceId } from '#core/ids'
import { call } from '../../../bridge/call.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'

/** Throws a draft away and offers to bring it back; one of a missing lead is made again from that lead. */
export const useThrowAway = (workspaceId: WorkspaceId) => {
  const { t } = useTranslation()
  const remove = useMutation(mutation('leads.removeDraft'))
  const save = useMutation(mutation('leads.saveDraft'))
  const throwAway = async (draftId: LeadDraftId, onGone: () => void): Promise<void> => {
    const read = await call('leads.readDraft', { draftId })
    const draft = read.ok && read.value?.ofSentKey === null ? read.value : null
    const bringBack = () =>
      draft && save.mutate({ workspaceId, draftId: null, lead: draft.lead, isTest: draft.isTest })
    const tell = () => {
      onGone()
      const acts = draft ? [{ label: t('leads.send.bringBack'), run: bringBack }] : []
      notifyWithActs({ title: t('leads.send.draftRemoved'), tone: 'done', acts })
    }
    remove.mutate({ draftId }, { onSuccess: tell })
  }
  return { isPending: remove.isPending, throwAway }
}
