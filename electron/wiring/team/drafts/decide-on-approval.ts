import { randomUUID } from 'node:crypto'
import type { Topic } from '#core/contract/define'
import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import type { SharedDrafts } from '../../../features/prices/draft/shared-drafts.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { readDraftHead } from '../../../store/prices/draft/drafts.ts'
import { readSharedDraft, type SharedDraft } from '../../../store/prices/draft/shared-drafts.ts'
import type { TeamFault } from '../../../team/team-result.ts'
import type { FollowedDrafts } from './follow-drafts.ts'

interface DecidingServices {
  readonly followed: FollowedDrafts
  readonly isHere: () => boolean
  /** All that the team and this desk have of the draft is the same, and as it was reviewed. */
  readonly agree: (shared: SharedDraft, reviewedFrom: number) => Promise<Result<null>>
  readonly toldOfChange: (draftId: DraftId) => Result<never>
  readonly announce: (topics: readonly Topic[]) => void
}

const away: Result<never> = failed({ kind: 'team', fault: 'unreachable', again: 'now' })

const failureOf = ({ kind }: TeamFault): Result<never> =>
  kind === 'noArea' ? failed({ kind: 'outsideRole', area: 'prices', again: 'afterFix' }) : away

/** Asks a second person for a word about a draft as it was reviewed, and gives it: nothing is said of another version. */
export const decideOnApproval = (
  { db }: Pick<OpenStore, 'db'>,
  { followed, isHere, agree, toldOfChange, announce }: DecidingServices,
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
      await followed.bring(shared.sharedId)
      if (!asked.ok) return failureOf(asked.fault)
      if (asked.value.standing === 'behind') return toldOfChange(draftId)
      approvals.tellAct(draftId, 'asked', '')
      announce(['audit'])
      return success(null)
    },
    decideApproval: async ({ draftId, revision, approvalId, decision, word }) => {
      const shared = readSharedDraft(db, draftId)
      if (shared === null) return notFound('afterFix')
      if (!isHere()) return away
      await followed.bring(shared.sharedId)
      const now = readSharedDraft(db, draftId) ?? shared
      const isReviewed = readDraftHead(db, draftId)?.revision === revision
      if (!isReviewed || approvals.of(now)?.id !== approvalId) return toldOfChange(draftId)
      const decided = await approvals.team.decide(approvalId, { decision, word })
      await followed.bring(shared.sharedId)
      if (!decided.ok) return failureOf(decided.fault)
      if (decided.value.standing !== 'decided') return toldOfChange(draftId)
      approvals.tellAct(draftId, decision, word)
      announce(['audit'])
      return success(null)
    },
  }
}
