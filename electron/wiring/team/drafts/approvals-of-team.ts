import type { SharedDraft as ShownDraft } from '#core/contract/drafts'
import type { DraftId } from '#core/ids'
import type { OpenStore } from '../../../store/file/open.ts'
import {
  countUntold,
  listSharedDrafts,
  type SharedDraft,
} from '../../../store/prices/draft/shared-drafts.ts'
import type { TeamDesk } from '../../../team/desk/open-desk.ts'
import { type TeamApproval, teamApprovals } from '../../../team/desk/team-approvals.ts'

/** Somebody waits for this person's approval, or this person's change was approved or refused. */
export interface ApprovalNews {
  readonly draftId: DraftId
  readonly kind: 'asked' | 'approved' | 'refused'
  readonly by: string
}

interface ApprovalServices {
  readonly desk: Pick<TeamDesk, 'ask' | 'act'>
  readonly onNews: (news: ApprovalNews) => void
}

/** What second persons have said of shared drafts, as it was heard last. */
export const approvalsOfTeam = (store: OpenStore, { desk, onNews }: ApprovalServices) => {
  const { db } = store
  const team = teamApprovals(desk)
  const known = new Map<string, TeamApproval>()
  let isHeard = false

  const tellNews = (before: TeamApproval | undefined, approval: TeamApproval): void => {
    const kind = newsOf(before, approval)
    const draft = listSharedDrafts(db).find(({ sharedId }) => sharedId === approval.draft)
    if (kind === null || draft === undefined) return
    const by = kind === 'asked' ? approval.asker : (approval.decider ?? '')
    onNews({ draftId: draft.draftId, kind, by })
  }

  return {
    team,
    look: async (only: string | null): Promise<void> => {
      const listed = await team.list(only)
      if (!listed.ok) return
      const before = new Map(known)
      for (const draft of before.keys()) if (only === null || draft === only) known.delete(draft)
      for (const approval of listed.value) {
        known.set(approval.draft, approval)
        // What waited before this run is told by the window when it opens.
        if (isHeard) tellNews(before.get(approval.draft), approval)
      }
      if (only === null) isHeard = true
    },
    /** Null where nobody was asked about the draft as it is here. */
    of: ({ draftId, sharedId, followed }: SharedDraft): TeamApproval | null => {
      const approval = known.get(sharedId)
      const isAsItIs = approval?.revision === followed && countUntold(db, draftId).untold === 0
      return isAsItIs ? (approval ?? null) : null
    },
  }
}

const newsOf = (
  before: TeamApproval | undefined,
  { id, state, asker, decider, isAsker, mayDecide }: TeamApproval,
): ApprovalNews['kind'] | null => {
  if (mayDecide && !isAsker) return before?.id === id ? null : 'asked'
  const isOfAnother = isAsker && decider !== asker
  const isAnswer = isOfAnother && state !== 'asked' && before?.id === id && before.state === 'asked'
  return isAnswer ? state : null
}

export const shownApproval = (approval: TeamApproval | null): ShownDraft['approval'] =>
  approval && {
    id: approval.id,
    state: approval.state,
    asker: { name: approval.asker, isOwn: approval.isAsker },
    decider: approval.decider ?? '',
    word: approval.word,
    mayDecide: approval.mayDecide,
  }
