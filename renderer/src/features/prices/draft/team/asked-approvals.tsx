import { useEffect, useRef } from 'react'
import type { Approval, SharedDraft } from '#core/contract/drafts'
import { notifyWithActs } from '../../../../ui/notices/notify-with-acts.tsx'

interface Props {
  readonly drafts: readonly SharedDraft[]
  /** Opens a draft with its review. */
  readonly onOpen: (draft: SharedDraft) => void
}

const wordsOf = {
  asked: 'team.approval.asks',
  approved: 'team.approval.approved',
  refused: 'team.approval.refusedNotice',
} as const

/** Tells whoever can approve a draft, wherever they are, that somebody waits for it, and whoever has asked what was said. */
export const AskedApprovals = ({ drafts, onOpen }: Props) => {
  const told = useRef(new Map<string, Approval['state']>())
  const open = useRef(onOpen)
  useEffect(() => {
    open.current = onOpen
  })
  useEffect(() => {
    for (const draft of drafts) {
      const { approval } = draft
      if (approval === null) continue
      const { id, state, asker, decider, word, mayDecide } = approval
      const before = told.current.get(id)
      told.current.set(id, state)
      // What was said before this run is in the review; what waits is told again.
      const isNews = mayDecide ? before === undefined : asker.isOwn && before === 'asked'
      if (!isNews || state === before) continue
      const name = mayDecide ? asker.name : decider
      notifyWithActs((t) => ({
        title: t(wordsOf[state], { name, draft: draft.name }),
        ...(word === '' ? {} : { sentence: word }),
        tone: state === 'approved' ? 'done' : 'attention',
        acts: [{ label: t('team.approval.open'), run: () => open.current(draft) }],
      }))
    }
  }, [drafts])
  return null
}
