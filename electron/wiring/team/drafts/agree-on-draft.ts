import { randomUUID } from 'node:crypto'
import type { DraftId } from '#core/ids'
import type { Clock } from '#core/time'
import type { OpenStore } from '../../../store/file/open.ts'
import { listDraftSteps } from '../../../store/prices/draft/draft-steps.ts'
import {
  compareWithTeam,
  followToldStep,
  readSharedDraft,
  type SharedDraft,
  shareAnew,
  writeSendingStep,
} from '../../../store/prices/draft/shared-drafts.ts'
import { readUntold, removeUntold } from '../../../store/prices/draft/untold-prices.ts'
import type { TeamDraftStep, TeamDrafts } from '../../../team/desk/team-drafts.ts'
import { write } from '../../stores/write.ts'

interface AgreeingServices {
  readonly team: TeamDrafts
  readonly clock: Clock
  /** The prices of a draft have changed here. */
  readonly onPrices: (draftId: DraftId) => void
  /** Asks who edits the draft. */
  readonly look: (sharedId: string) => Promise<unknown>
}

/** Brings a draft of this desk and of its team together, as far as nobody has to decide. */
export const agreeOnDraft = (
  store: OpenStore,
  { team, clock, onPrices, look }: AgreeingServices,
) => {
  const { db } = store

  /** Follows the steps that others have made up to the newest, page by page; false where they could not be read. */
  const pull = async (shared: SharedDraft, newest: number): Promise<boolean> => {
    let known = shared.followed
    for (;;) {
      const read = await team.read(shared.sharedId, known)
      if (!read.ok) return false
      const [first] = read.value
      if (known > 0 && known === shared.followed && !isStepOf(shared, first)) {
        return compareAll(shared)
      }
      for (const step of read.value.filter(({ revision }) => revision > known)) {
        const followed = followOne(store, shared.draftId, step)
        if (followed === null) return false
        if (followed) onPrices(shared.draftId)
      }
      const last = read.value.at(-1)
      if (last === undefined || last.revision === known || last.revision >= newest) break
      known = last.revision
    }
    return true
  }

  const compareAll = async (shared: SharedDraft): Promise<boolean> => {
    const steps: TeamDraftStep[] = []
    for (;;) {
      const known = steps.at(-1)?.revision ?? 0
      const read = await team.read(shared.sharedId, known)
      if (!read.ok) return false
      const further = read.value.filter(({ revision }) => revision > known)
      if (further.length === 0) break
      steps.push(...further)
    }
    const last = steps.at(-1)
    const { draftId, sharedId } = shared
    return write(store, () => {
      if (last === undefined) shareAnew(db, { draftId, sharedId })
      else {
        const { revision, token } = last
        const changes = steps.flatMap((step) => step.changes)
        compareWithTeam(db, { draftId, revision, token, changes })
      }
    }).ok
  }

  /** Tells the team what only this desk has; what somebody else has done meanwhile is followed first. */
  const push = async (draftId: DraftId): Promise<void> => {
    for (;;) {
      const shared = readSharedDraft(db, draftId)
      const { toTell: changes, settled: unitIds } = readUntold(db, draftId)
      if (unitIds.length > 0) write(store, () => removeUntold(db, { draftId, unitIds }))
      if (shared === null || changes.length === 0) return
      const { sharedId, followed: known } = shared
      const token = randomUUID()
      if (!write(store, () => writeSendingStep(db, { draftId, token })).ok) return
      const label = lastLabel(store, draftId)
      const written = await team.write(sharedId, { known, token, label, changes })
      if (!written.ok) return
      const { standing, revision } = written.value
      if (standing === 'locked') {
        await look(sharedId)
        return
      }
      if (standing === 'written') {
        const step = { revision, token, at: clock.now(), label, changes }
        if (followOne(store, draftId, step) === null) return
      } else if (!(await pull(shared, revision))) return
    }
  }

  return { pull, push }
}

const isStepOf = ({ followed, token }: SharedDraft, step: TeamDraftStep | undefined): boolean =>
  step?.revision === followed && step.token === token

/** Null where the disk refuses it. */
const followOne = (store: OpenStore, draftId: DraftId, step: TeamDraftStep): boolean | null => {
  let isChanged = false
  const written = write(store, () => {
    isChanged = followToldStep(store.db, { draftId, ...step })
  })
  return written.ok ? isChanged : null
}

const lastLabel = ({ db }: OpenStore, draftId: DraftId) =>
  listDraftSteps(db, draftId).findLast(({ isDone }) => isDone)?.label ??
  ({ kind: 'edit', detail: null } as const)
