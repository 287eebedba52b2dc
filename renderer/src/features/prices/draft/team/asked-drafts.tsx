import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SharedDraft } from '#core/contract/drafts'
import { mutation } from '../../../../bridge/mutation.ts'
import { notifyNote } from '../../../../ui/notices/notify.tsx'
import { notifyWithActs } from '../../../../ui/notices/notify-with-acts.tsx'

interface Props {
  readonly drafts: readonly SharedDraft[]
}

/** Tells whoever edits a draft, wherever they are, that somebody else wants to, and that it has passed to somebody else. */
export const AskedDrafts = ({ drafts }: Props) => {
  const { mutate: handOver } = useMutation(mutation('drafts.handOver'))
  const edited = useRef(new Map<string, SharedDraft>())
  useEffect(() => {
    for (const { draftId, name, editor, asker } of drafts) {
      const before = edited.current.get(draftId)
      if (editor?.isOwn === false && before !== undefined) {
        notifyNote((t) => ({
          title: t('team.draft.passed', { name: editor.name, draft: name }),
          sentence: t('team.draft.passedSentence'),
        }))
      }
      if (editor?.isOwn !== true || asker === null || before?.asker) continue
      notifyWithActs((t) => ({
        title: t('team.draft.wants', { name: asker.name, draft: name }),
        sentence: t('team.draft.wantsSentence', { name: asker.name }),
        tone: 'attention',
        acts: [{ label: t('team.draft.handOver'), run: () => handOver({ draftId }) }],
      }))
    }
    edited.current = new Map(
      drafts.filter(({ editor }) => editor?.isOwn).map((draft) => [draft.draftId, draft]),
    )
  }, [drafts, handOver])
  return null
}
