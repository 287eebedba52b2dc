import { useEffect, useRef } from 'react'
import type { Approval, SharedDraft } from '#core/contract/drafts'
import { notifyWithActs } from '../../../../ui/notices/notify-with-acts.tsx'
import { isQuestion } from './is-question.ts'

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
  const questions = useRef(new Map<string, () => void>())
  const openDraft = useRef(onOpen)
  useEffect(() => {
    openDraft.current = onOpen
  })
  useEffect(() => {
    const open = new Set(
      drafts.flatMap(({ approval }) => (isQuestion(approval) ? [approval.id] : [])),
    )
    for (const [id, takeBack] of questions.current) {
      if (open.has(id)) continue
      takeBack()
      questions.current.delete(id)
      // It comes again where the team was only out of reach.
      told.current.delete(id)
    }
    for (const draft of drafts) {
      const { approval } = draft
      if (approval === null) continue
      const { id, state, asker, decider, word } = approval
      const before = told.current.get(id)
      told.current.set(id, state)
      const isAsked = isQuestion(approval)
      // What was said before this run is in the review; what waits is told again.
      const isAnswer = asker.isOwn && before === 'asked' && decider !== asker.name
      if (!(isAsked ? before === undefined : isAnswer) || state === before) continue
      const name = isAsked ? asker.name : decider
      const takeBack = notifyWithActs((t) => ({
        title: t(wordsOf[state], { name, draft: draft.name }),
        ...(word === '' ? {} : { sentence: word }),
        tone: state === 'approved' ? 'done' : 'attention',
        acts: [{ label: t('team.approval.open'), run: () => openDraft.current(draft) }],
      }))
      if (isAsked) questions.current.set(id, takeBack)
    }
  }, [drafts])
  return null
}
