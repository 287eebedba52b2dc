import { randomUUID } from 'node:crypto'
import { failed, notFound, type Result, success, teamAway } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import type { SharedDrafts } from '../../../features/prices/draft/shared-drafts.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { readDraftHead } from '../../../store/prices/draft/drafts.ts'
import { readSharedDraft, type SharedDraft } from '../../../store/prices/draft/shared-drafts.ts'
import { failureOfFault } from './failure-of-fault.ts'
import type { FollowedDrafts } from './follow-drafts.ts'

interface DecidingServices {
  readonly followed: FollowedDrafts
  readonly isHere: () => boolean
  /** All that the team and this desk have of the draft is the same, and as it was reviewed. */
  readonly agree: (shared: SharedDraft, reviewedFrom: number) => Promise<Result<null>>
  readonly toldOfChange: (draftId: DraftId) => Result<never>
}

/**
 * Asks a second person for a word about a draft as it was reviewed, and gives it: nothing is said of another version. Who
 * has asked and what was said the team's database takes down itself.
 */
export const decideOnApproval = (
  { db }: Pick<OpenStore, 'db'>,
  { followed, isHere, agree, toldOfChange }: DecidingServices,
): Pick<SharedDrafts, 'askApproval' | 'decideApproval'> => {
  const { approvals } = followed
  return {
    askApproval: async ({ draftId, revision }) => {
      const shared = readSharedDraft(db, draftId)
      if (shared === null) return notFound('afterFix')
      const agreed = await agree(shared, revision)
      if (!agreed.ok) return agreed
      const known = readSharedDraft(db, draftId)?.followed ?? 0
      const asked = await approvals.team.ask(shared.sharedId, { approvalId: randomUUID(), known })
      // Whoever has asked waits for an answer and edits nothing: nobody has to wait for them.
      if (asked.ok && asked.value.standing === 'asked') await followed.team.give(shared.sharedId)
      await followed.bring(shared.sharedId)
      if (!asked.ok) return failureOfFault(asked.fault)
      return asked.value.standing === 'behind' ? toldOfChange(draftId) : success(null)
    },
    decideApproval: async ({ draftId, revision, approvalId, decision, word }) => {
      const shared = readSharedDraft(db, draftId)
      if (shared === null) return notFound('afterFix')
      if (!isHere()) return failed(teamAway)
      await followed.bring(shared.sharedId)
      const now = readSharedDraft(db, draftId) ?? shared
      const isReviewed = readDraftHead(db, draftId)?.revision === revision
      if (!isReviewed || approvals.of(now)?.id !== approvalId) return toldOfChange(draftId)
      const decided = await approvals.team.decide(approvalId, { decision, word })
      await followed.bring(shared.sharedId)
      if (!decided.ok) return failureOfFault(decided.fault)
      return decided.value.standing === 'decided' ? success(null) : toldOfChange(draftId)
    },
  }
}
