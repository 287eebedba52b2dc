import { useMutation } from '@tanstack/react-query'
import type { Draft } from '#core/contract/drafts'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import type { PriceDraft } from '../editor/use-price-draft.ts'

/** Puts a draft away and offers to bring it back. */
export const usePutAway = ({ choose }: PriceDraft) => {
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
