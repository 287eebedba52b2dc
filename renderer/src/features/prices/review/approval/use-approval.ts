import { useQuery } from '@tanstack/react-query'
import type { Approval } from '#core/contract/drafts'
import type { UnitId } from '#core/ids'
import { isAboveLimit, type PriceLimit } from '#core/prices/batch/price-limit'
import { query } from '../../../../bridge/query.ts'
import { type Unread, unreadOf } from '../../../../bridge/unread.ts'
import { useTeamAtDraft } from '../../draft/team/use-team-at-draft.ts'
import type { ReviewedDraft } from '../review-props.ts'

/** What a second person has to do with what is reviewed. */
export interface ApprovalState {
  /** The team's limit, where this change is above it. */
  readonly above: PriceLimit | null
  readonly approval: Approval | null
  readonly isShared: boolean
  /** The team cannot be heard. */
  readonly isAway: boolean
  /** Nothing is sent before the limit is known, and what the team says of the draft. */
  readonly isKnown: boolean
  readonly unread: Unread | null
  /** A second person has to approve it before there is anything to send. */
  readonly isHeldBack: boolean
}

export const useApproval = (
  { id: draftId, prices }: ReviewedDraft,
  leftOut: ReadonlySet<UnitId>,
): ApprovalState => {
  const read = useQuery(query('drafts.readLimit', { draftId }))
  const { shared, isAway, ...team } = useTeamAtDraft(draftId)
  const limit = read.data?.limit ?? null
  const above = limit !== null && isAboveLimit({ prices, leftOut }, limit) ? limit : null
  const approval = shared?.approval ?? null
  const isKnown = read.data !== undefined && team.isKnown
  return {
    above,
    approval,
    isShared: shared !== null,
    isAway,
    isKnown,
    unread: unreadOf(read) ?? team.unread,
    isHeldBack: isKnown && above !== null && approval?.state !== 'approved',
  }
}
