import { randomUUID } from 'node:crypto'
import {
  changedByTeam,
  draftSealed,
  failed,
  needsApproval,
  notFound,
  success,
} from '#core/contract/failure'
import { batchIdSchema, unitIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { whyStoppedSchema } from '#core/prices/batch/batch'
import type { ScheduledInTeam, TeamSchedule } from '../../../features/prices/batch/team-schedule.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { readDraftHead } from '../../../store/prices/draft/drafts.ts'
import {
  countUntold,
  listSharedDrafts,
  readSharedDraft,
} from '../../../store/prices/draft/shared-drafts.ts'
import type { TeamDesk } from '../../../team/desk/open-desk.ts'
import {
  type StoppedInTeam,
  type TeamScheduled,
  teamScheduled,
} from '../../../team/desk/team-scheduled.ts'
import { done } from '../../../team/team-result.ts'
import { failureOfFault } from './failure-of-fault.ts'

interface ScheduleServices {
  readonly desk: Pick<TeamDesk, 'ask' | 'act' | 'standing'>
  /** Brings a draft of the team and this desk together. */
  readonly bring: (sharedId: string) => Promise<void>
}

/** What a team has scheduled of its drafts, as it was heard last. */
export const scheduleOfTeam = (store: OpenStore, { desk, bring }: ScheduleServices) => {
  const { db } = store
  const team = teamScheduled(desk)
  const known = new Map<string, TeamScheduled & Pick<ScheduledInTeam, 'stopped'>>()
  let isHeard = false
  const isHere = () => desk.standing().kind === 'here'

  /** False where the team does not answer. */
  const look = async (only: string | null): Promise<boolean> => {
    const listed = await team.list(only)
    if (!listed.ok) return false
    const isAnyStopped = listed.value.some(({ state }) => state === 'stopped')
    const stopped = isAnyStopped ? await team.listStopped(only) : done([])
    if (!stopped.ok) return false
    const reasons = new Map(stopped.value.map((one) => [one.id, stoppedOf(one)]))
    for (const [id, { draft }] of known) if (only === null || draft === only) known.delete(id)
    for (const change of listed.value) {
      known.set(change.id, { ...change, stopped: reasons.get(change.id) ?? null })
    }
    if (only === null) isHeard = true
    return true
  }
  /** What a call has changed of it. */
  const lookAt = async (batchId: string): Promise<void> => {
    const draft = known.get(batchId)?.draft
    if (draft !== undefined) await look(draft)
  }

  const here = (): ScheduledInTeam[] => {
    // Asked whenever anything of the team has changed, and most teams have nothing scheduled.
    if (known.size === 0) return []
    const shared = new Map(listSharedDrafts(db).map((draft) => [draft.sharedId, draft]))
    return [...known.values()].flatMap(({ id, draft, revision, dueMs, leftOut, ...rest }) => {
      const found = shared.get(draft)
      if (found === undefined) return []
      const { draftId, followed } = found
      const isAsSealed = followed === revision && countUntold(db, draftId).untold === 0
      return {
        ...rest,
        batchId: batchIdSchema.parse(id),
        draftId,
        isAsSealed,
        at: dueMs,
        leftOut: leftOut.map((unitId) => unitIdSchema.parse(unitId)),
      }
    })
  }

  const schedule: TeamSchedule = {
    heard: () => (isHere() && isHeard ? here() : null),
    isShared: (draftId) => draftId !== null && readSharedDraft(db, draftId) !== null,
    hearAnew: async (draftId) => {
      const shared = readSharedDraft(db, draftId)
      return shared !== null && (await look(shared.sharedId))
    },
    seal: async ({ draftId, at, leftOut, note }) => {
      const shared = readSharedDraft(db, draftId)
      if (shared === null) return notFound('afterFix')
      const changeId = randomUUID()
      const sealed = await team.seal(shared.sharedId, {
        changeId,
        known: shared.followed,
        dueMs: at,
        leftOut,
        note,
      })
      await bring(shared.sharedId)
      if (!sealed.ok) return failureOfFault(sealed.fault)
      if (sealed.value.standing === 'locked') return draftSealed
      if (sealed.value.standing === 'unapproved') return needsApproval
      if (sealed.value.standing === 'behind') {
        return changedByTeam(readDraftHead(db, draftId)?.revision ?? 0)
      }
      return success(batchIdSchema.parse(changeId))
    },
    move: async (batchId, at) => {
      const moved = await team.move(batchId, at)
      await lookAt(batchId)
      if (!moved.ok) return failureOfFault(moved.fault)
      return moved.value.reschedule_change ? success(null) : notFound('never')
    },
    claim: async (batchId, by) => {
      const token = randomUUID()
      const claimed = await team.claim(batchId, token, by)
      if (!claimed.ok) return failureOfFault(claimed.fault)
      await lookAt(batchId)
      const { standing, holder } = claimed.value
      if (standing === 'claimed') return success({ isKept: () => team.send(batchId, token) })
      if (standing === 'lost') return success(null)
      if (standing === 'unapproved') return needsApproval
      return standing === 'busy'
        ? failed({ kind: 'taken', by: holder ?? '', standing, again: 'now' })
        : notFound('never')
    },
    end: (batchId, end, why) => {
      const ended = why === null ? team.end(batchId, end) : team.stop(batchId, toJson(why))
      void ended.then(() => lookAt(batchId))
    },
  }
  return { schedule, look }
}

const stoppedOf = ({ holder: by, why }: StoppedInTeam): ScheduledInTeam['stopped'] => {
  const read = whyStoppedSchema.safeParse(why)
  return read.success ? { by, why: read.data } : null
}
