import { randomUUID } from 'node:crypto'
import type { Topic } from '#core/contract/define'
import {
  changedByTeam,
  draftSealed,
  failed,
  notFound,
  type Result,
  success,
  teamAway,
} from '#core/contract/failure'
import type { Subject } from '#core/contract/subject'
import { chooseLanguage } from '#core/format/format-locale'
import type { DraftId } from '#core/ids'
import { isLimitOn, type PriceLimit } from '#core/prices/batch/price-limit'
import type { TeamFault } from '#core/team/team-fault'
import type { Clock } from '#core/time'
import type { SharedDrafts } from '../../../features/prices/draft/shared-drafts.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { type DraftHead, isDraftSealed, readDraftHead } from '../../../store/prices/draft/drafts.ts'
import {
  countUntold,
  listSharedDrafts,
  readSharedDraft,
  type SharedDraft,
  shareAnew,
} from '../../../store/prices/draft/shared-drafts.ts'
import { readSettings } from '../../../store/settings/settings.ts'
import type { TeamDesk } from '../../../team/desk/open-desk.ts'
import type { TeamResult } from '../../../team/team-result.ts'
import { approvalNotice } from '../../../window/notices/approval-notice.ts'
import { write } from '../../stores/write.ts'
import { listTeamWorkspaces } from '../team-logins.ts'
import { type ApprovalNews, shownApproval } from './approvals-of-team.ts'
import { decideOnApproval } from './decide-on-approval.ts'
import { failureOfFault } from './failure-of-fault.ts'
import { type FollowedDrafts, followDrafts, type HeardDraft } from './follow-drafts.ts'

interface DraftServices {
  readonly desk: Pick<TeamDesk, 'ask' | 'act' | 'standing'>
  readonly clock: Clock
  readonly newId: () => string
  readonly announce: (topics: readonly Topic[]) => void
  /** Whether the person works with prices in the team. */
  readonly worksWithPrices: () => boolean
  /** How much one person of the team may send by themselves; null before that was heard. */
  readonly limit: () => PriceLimit | null
  /** Notifies the person outside the window. */
  readonly notify: (text: string, subject: Subject) => void
  readonly systemLocale: () => string
}

/** The drafts of a desk that is in a team: as its features see them, and as they follow the team. */
export interface DraftsAtDesk {
  readonly followed: FollowedDrafts
  readonly shared: SharedDrafts
}

export const draftsAtDesk = (store: OpenStore, services: DraftServices): DraftsAtDesk => {
  const { announce } = services
  const changedByOthers = new Map<DraftId, number>()
  const followed = followDrafts(store, {
    ...services,
    onPrices: (draftId) => {
      changedByOthers.set(draftId, readDraftHead(store.db, draftId)?.revision ?? 0)
      announce(['draftPrices'])
    },
    onHeads: () => announce(['team']),
    onNews: (news) => tellOutside(store, services, news),
  })
  return { followed, shared: draftsOfTeam(store, { ...services, followed, changedByOthers }) }
}

const tellOutside = (
  { db }: OpenStore,
  { notify, systemLocale }: Pick<DraftServices, 'notify' | 'systemLocale'>,
  { draftId, kind, by }: ApprovalNews,
): void => {
  const draft = readDraftHead(db, draftId)
  if (draft === null) return
  const { workspaceId, projectId, name } = draft
  const language = chooseLanguage(readSettings(db).language, systemLocale())
  const subject = { kind: 'draft', workspaceId, projectId, draftId } as const
  notify(approvalNotice({ kind, draft: name, by }, language), subject)
}

const editedBy = (draft: HeardDraft | null): Result<never> =>
  failed({ kind: 'edited', by: draft?.editor?.name ?? '', again: 'now' })

interface DraftsServices
  extends Pick<DraftServices, 'desk' | 'worksWithPrices' | 'limit'>,
    Pick<DraftsAtDesk, 'followed'> {
  /** The revision here that the last step of somebody else in this run has made of each draft. */
  readonly changedByOthers: ReadonlyMap<DraftId, number>
}

const draftsOfTeam = (
  store: OpenStore,
  { desk, followed, worksWithPrices, changedByOthers, limit }: DraftsServices,
): SharedDrafts => {
  const { db } = store
  const { team, heard } = followed
  const isHere = () => desk.standing().kind === 'here'
  const shown = showDraft(store, followed, isHere)
  const isOfTeam = (draft: DraftHead | null) =>
    listTeamWorkspaces(db).some(({ id }) => id === draft?.workspaceId)
  const toldOfChange = (draftId: DraftId) =>
    changedByTeam(readDraftHead(db, draftId)?.revision ?? 0)

  const take = async (
    { draftId, sharedId }: SharedDraft,
    unasked: (fault: TeamFault) => Result<null>,
  ): Promise<Result<null>> => {
    const taken = await team.take(sharedId)
    if (!taken.ok) return unasked(taken.fault)
    const { standing, revision } = taken.value
    await followed.look(sharedId)
    if (standing === 'locked') {
      const draft = heard(sharedId)
      // Nobody edits it, and yet nobody may: a change of it waits for its time.
      return draft?.editor?.isOwn === false ? editedBy(draft) : draftSealed
    }
    if (readSharedDraft(db, draftId)?.followed === revision) return success(null)
    await followed.bring(sharedId)
    // Whoever has planned on prices of a moment ago looks at those of now.
    return toldOfChange(draftId)
  }

  const begin = (draftId: DraftId): Result<null> | Promise<Result<null>> => {
    const shared = readSharedDraft(db, draftId)
    if (shared === null || !isHere()) return success(null)
    const draft = heard(shared.sharedId)
    if (draft?.editor?.isOwn === true) return success(null)
    // What cannot be asked of the team goes on at this desk.
    return take(shared, () => success(null))
  }

  const asked = async (
    draftId: DraftId,
    ask: (sharedId: string) => Promise<TeamResult<unknown>>,
  ): Promise<Result<null>> => {
    const shared = readSharedDraft(db, draftId)
    if (shared === null) return notFound('afterFix')
    const answer = await ask(shared.sharedId)
    await followed.bring(shared.sharedId)
    return answer.ok ? success(null) : failureOfFault(answer.fault)
  }

  const agree = async (shared: SharedDraft, reviewedFrom: number): Promise<Result<null>> => {
    const { draftId, sharedId } = shared
    if (!isHere()) return failed(teamAway)
    await followed.bring(sharedId)
    // The newest steps may not have been brought: a desk that has slept has not heard yet that it was away.
    const taken = await take(shared, failureOfFault)
    if (!taken.ok) return taken
    const isReviewed = (changedByOthers.get(draftId) ?? 0) <= reviewedFrom
    return isReviewed && countUntold(db, draftId).untold === 0
      ? success(null)
      : toldOfChange(draftId)
  }

  return {
    schedule: followed.schedule,
    begin,
    beginSending: (draftId, reviewedFrom = Number.POSITIVE_INFINITY) => {
      const shared = readSharedDraft(db, draftId)
      return shared === null ? success(null) : agree(shared, reviewedFrom)
    },
    list: () => ({
      isInTeam: worksWithPrices(),
      isAway: !isHere(),
      drafts: listSharedDrafts(db).flatMap((shared) => {
        const draft = readDraftHead(db, shared.draftId)
        return draft === null ? [] : [shown(shared, draft)]
      }),
    }),
    limitOf: (draftId) => {
      const now = isOfTeam(readDraftHead(db, draftId)) ? limit() : null
      return now !== null && isLimitOn(now) ? now : null
    },
    share: async (draftId) => {
      const draft = readDraftHead(db, draftId)
      if (!isOfTeam(draft)) return notFound('afterFix')
      // Nothing is called shared that the team has not been asked about.
      if ((await followed.look(null)) === null) return failed(teamAway)
      if (readSharedDraft(db, draftId) !== null) return success(null)
      // What this desk alone has scheduled, the others would not know of.
      if (isDraftSealed(db, draftId)) return draftSealed
      const sharedId = randomUUID()
      const written = write(store, () => shareAnew(db, { draftId, sharedId }))
      if (!written.ok) return written
      await followed.bring(null)
      return success(null)
    },
    askFor: (draftId) =>
      asked(draftId, async (id) => {
        const taken = await team.take(id)
        return taken.ok && taken.value.standing === 'locked' ? team.ask(id) : taken
      }),
    ...decideOnApproval(store, { followed, isHere, agree, toldOfChange }),
    handOver: (draftId) =>
      asked(draftId, async (id) => {
        // What is on its way would take the draft back.
        await followed.bring(id)
        return team.give(id)
      }),
    change: (draftId, changed) => {
      const shared = readSharedDraft(db, draftId)
      const draft = readDraftHead(db, draftId)
      if (shared === null || draft === null) return null
      const { sharedId } = shared
      const change = async (): Promise<Result<null>> => {
        const wanted = { name: draft.name, isPutAway: draft.archivedAt !== null, ...changed }
        const answer = await team.change(sharedId, wanted)
        if (!answer.ok) return failureOfFault(answer.fault)
        await followed.bring(sharedId)
        return answer.value ? success(null) : editedBy(heard(sharedId))
      }
      return change()
    },
  }
}

/** What is shown of a draft of the team, as it was heard last. */
const showDraft =
  ({ db }: OpenStore, { heard, approvals }: FollowedDrafts, isHere: () => boolean) =>
  (shared: SharedDraft, { workspaceId, projectId, name }: DraftHead) => ({
    draftId: shared.draftId,
    workspaceId,
    projectId,
    name,
    ...countUntold(db, shared.draftId),
    ...whoIsAt(isHere() ? heard(shared.sharedId) : null),
    author: authorOf(heard(shared.sharedId)),
    approval: shownApproval(isHere() ? approvals.of(shared) : null),
  })

const authorOf = (draft: HeardDraft | null) =>
  draft && { name: draft.author, isOwn: draft.isAuthor }

const whoIsAt = (draft: HeardDraft | null) => {
  const { editor = null, asker = null, until = null } = draft ?? {}
  return {
    editor: editor && { name: editor.name, isOwn: editor.isOwn, until: until ?? 0 },
    asker,
  }
}

/** A desk may join a team and leave it while its drafts are open. */
export const openedDrafts = (drafts: () => SharedDrafts): SharedDrafts => ({
  schedule: {
    heard: () => drafts().schedule.heard(),
    isShared: (draftId) => drafts().schedule.isShared(draftId),
    hearAnew: (draftId) => drafts().schedule.hearAnew(draftId),
    seal: (sealed) => drafts().schedule.seal(sealed),
    move: (batchId, at) => drafts().schedule.move(batchId, at),
    claim: (batchId, by) => drafts().schedule.claim(batchId, by),
    end: (batchId, end, why) => drafts().schedule.end(batchId, end, why),
  },
  begin: (draftId) => drafts().begin(draftId),
  beginSending: (draftId, reviewedFrom) => drafts().beginSending(draftId, reviewedFrom),
  list: () => drafts().list(),
  share: (draftId) => drafts().share(draftId),
  askFor: (draftId) => drafts().askFor(draftId),
  limitOf: (draftId) => drafts().limitOf(draftId),
  askApproval: (asked) => drafts().askApproval(asked),
  decideApproval: (decided) => drafts().decideApproval(decided),
  handOver: (draftId) => drafts().handOver(draftId),
  change: (draftId, changed) => drafts().change(draftId, changed),
})
