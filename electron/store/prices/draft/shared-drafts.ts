import { z } from 'zod'
import type { ContestedPrice } from '#core/contract/drafts'
import { type DraftId, draftIdSchema } from '#core/ids'
import type { DraftChange, StepLabel } from '#core/prices/draft/draft-price'
import { applyChanges } from '#core/prices/draft/draft-steps'
import { compareWithTold, mergeTold } from '#core/prices/draft/merge-told'
import { isSameDraftPrice } from '#core/prices/draft/same-draft-price'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { listBatchesInState, removeBatch } from '../batch/batches.ts'
import { readDraftPrices, readPricesOf } from './draft-prices.ts'
import { appendToldStep } from './draft-steps.ts'
import { insertUnopenedDraft, listDrafts, type NewDraft, readDraftHead } from './drafts.ts'
import { readOpenDraft, writeOpenDraft } from './open-drafts.ts'
import { listDifferences, listUntoldPrices, removeUntold, writeUntold } from './untold-prices.ts'

const rowSchema = z
  .object({
    draft_id: draftIdSchema,
    shared_id: z.string(),
    followed: z.int(),
    token: z.string().nullable(),
    sending: z.string().nullable(),
  })
  .transform(({ draft_id, shared_id, ...row }) => ({
    draftId: draft_id,
    sharedId: shared_id,
    ...row,
  }))

/** A draft that the team has too. */
export type SharedDraft = z.infer<typeof rowSchema>

const columns = 'SELECT draft_id, shared_id, followed, token, sending FROM draft_shared'

export const readSharedDraft = (db: ReadableDb, draftId: DraftId): SharedDraft | null => {
  const row = db.prepare<[string]>(`${columns} WHERE draft_id = ?`).get(draftId)
  return row === undefined ? null : rowSchema.parse(row)
}

export const listSharedDrafts = (db: ReadableDb): SharedDraft[] =>
  db
    .prepare(`${columns} ORDER BY draft_id`)
    .all()
    .map((row) => rowSchema.parse(row))

interface UntoldCounts {
  readonly untold: number
  readonly contested: number
}

export const countUntold = (db: ReadableDb, draftId: DraftId): UntoldCounts =>
  db
    .prepare<[string], UntoldCounts>(
      `SELECT count(*) AS untold, coalesce(sum(is_contested), 0) AS contested
       FROM draft_untold WHERE draft_id = ?`,
    )
    .get(draftId) ?? { untold: 0, contested: 0 }

interface NewShared {
  readonly draftId: DraftId
  readonly sharedId: string
}

/** The team has nothing of it yet: neither of a draft that is shared for the first time, nor of one that it has lost. */
export const shareAnew = (db: WritableDb, { draftId, sharedId }: NewShared): void =>
  db.transaction(() => {
    db.prepare('DELETE FROM draft_shared WHERE draft_id = ?').run(draftId)
    db.prepare('INSERT INTO draft_shared (draft_id, shared_id) VALUES (?, ?)').run(
      draftId,
      sharedId,
    )
    db.prepare(
      `INSERT INTO draft_untold (draft_id, unit_id)
       SELECT draft_id, unit_id FROM draft_price WHERE draft_id = ?`,
    ).run(draftId)
  })()

/** A draft that somebody else has shared: whoever has opened none goes on as if it were not there. */
export const insertFollowedDraft = (db: WritableDb, draft: NewDraft, sharedId: string): void =>
  db.transaction(() => {
    const { workspaceId, projectId } = draft
    if (readOpenDraft(db, draft) === null) {
      const draftId = listDrafts(db, draft)[0]?.id ?? null
      writeOpenDraft(db, { workspaceId, projectId, draftId })
    }
    insertUnopenedDraft(db, draft)
    db.prepare('INSERT INTO draft_shared (draft_id, shared_id) VALUES (?, ?)').run(
      draft.id,
      sharedId,
    )
  })()

/** Ends the sharing of a draft, which stays as one of this desk alone. */
export const removeSharedDraft = (db: WritableDb, draftId: DraftId): void => {
  db.prepare('DELETE FROM draft_shared WHERE draft_id = ?').run(draftId)
}

/** Each stays as a draft of this desk alone. */
export const removeSharedDrafts = (db: WritableDb): void =>
  db.transaction(() => {
    // What the team has scheduled is sent by the team, and not once more by whoever has left it.
    const waiting = listBatchesInState(db, ['scheduled', 'missed'])
    for (const { id, draftId } of waiting) {
      if (draftId !== null && readSharedDraft(db, draftId) !== null) removeBatch(db, id)
    }
    db.prepare('DELETE FROM draft_shared').run()
  })()

/** Written before the step leaves: whoever is killed before the answer knows it by its name. */
export const writeSendingStep = (
  db: WritableDb,
  { draftId, token }: { readonly draftId: DraftId; readonly token: string },
): void => {
  db.prepare('UPDATE draft_shared SET sending = ? WHERE draft_id = ?').run(token, draftId)
}

interface ToldStep {
  readonly draftId: DraftId
  readonly revision: number
  readonly token: string
  readonly at: Timestamp
  readonly label: StepLabel
  readonly changes: readonly DraftChange[]
}

/** Follows a step that the team has, in one commit. Answers whether it changes prices here. */
export const followToldStep = (db: WritableDb, step: ToldStep): boolean =>
  db.transaction(() => {
    const { draftId, at, label, changes: told } = step
    const shared = readSharedDraft(db, draftId)
    if (shared === null) return false
    const merged = mergeTold({
      mine: readPricesOf(db, { draftId, unitIds: told.map(({ unitId }) => unitId) }),
      untold: new Map(listUntoldPrices(db, draftId).map((open) => [open.unitId, open])),
      told,
      isOwn: shared.sending === step.token,
    })
    const { changes, settled, untold } = merged
    if (changes.length > 0) {
      appendToldStep(db, { draftId, at, label, changes, isBarrier: label.kind === 'sent' })
    }
    removeUntold(db, { draftId, unitIds: settled })
    writeUntold(db, { draftId, changes: untold })
    writeFollowed(db, step)
    return changes.length > 0
  })()

/** Goes on from the newest step of a team of which the history is another one. */
export const compareWithTeam = (
  db: WritableDb,
  step: Pick<ToldStep, 'draftId' | 'revision' | 'token' | 'changes'>,
): void =>
  db.transaction(() => {
    const { draftId, changes } = step
    const told = applyChanges(new Map(), changes)
    db.prepare('DELETE FROM draft_untold WHERE draft_id = ?').run(draftId)
    writeUntold(db, { draftId, changes: compareWithTold(readDraftPrices(db, draftId), told) })
    writeFollowed(db, step)
  })()

export const listContested = (db: ReadableDb, draftId: DraftId): ContestedPrice[] =>
  listDifferences(db, draftId).flatMap(({ unitId, mine, known, isContested }) =>
    isContested ? [{ unitId, mine, theirs: known }] : [],
  )

interface Decision {
  readonly draftId: DraftId
  readonly at: Timestamp
  /** The contested prices as the person saw them. */
  readonly prices: readonly ContestedPrice[]
  /** `mine` is told to the team; `theirs` is what this desk has from then on. */
  readonly winner: 'mine' | 'theirs'
}

/** Answers with what that changes here; null where a price is another one than the person saw. */
export const decideContested = (
  db: WritableDb,
  { draftId, at, prices, winner }: Decision,
): { readonly revision: number; readonly changes: DraftChange[] } | null =>
  db.transaction(() => {
    const seen = new Map(prices.map((price) => [price.unitId, price]))
    const open = listContested(db, draftId).filter(({ unitId }) => seen.has(unitId))
    if (!open.every((price) => isAsSeen(price, seen.get(price.unitId)))) return null
    const revision = readDraftHead(db, draftId)?.revision ?? 0
    if (winner === 'mine') {
      const mine = open.map(({ unitId, theirs }) => ({ unitId, known: theirs, isContested: false }))
      writeUntold(db, { draftId, changes: mine })
      return { revision, changes: [] }
    }
    const changes = open.map(({ unitId, theirs }) => ({ unitId, price: theirs }))
    removeUntold(db, { draftId, unitIds: open.map(({ unitId }) => unitId) })
    if (changes.length === 0) return { revision, changes }
    const label = { kind: 'resolve', detail: null } as const
    return { revision: appendToldStep(db, { draftId, at, label, changes }), changes }
  })()

const isAsSeen = ({ mine, theirs }: ContestedPrice, seen: ContestedPrice | undefined): boolean =>
  seen !== undefined &&
  isSameDraftPrice(mine, seen.mine ?? undefined) &&
  isSameDraftPrice(theirs, seen.theirs ?? undefined)

const writeFollowed = (
  db: WritableDb,
  { draftId, revision, token }: Pick<ToldStep, 'draftId' | 'revision' | 'token'>,
): void => {
  db.prepare(
    `UPDATE draft_shared SET followed = ?, token = ?, sending = nullif(sending, ?)
     WHERE draft_id = ?`,
  ).run(revision, token, token, draftId)
}
