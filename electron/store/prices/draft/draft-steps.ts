import { z } from 'zod'
import type { DraftStep } from '#core/contract/drafts'
import type { DraftId } from '#core/ids'
import { type DraftChange, type StepLabel, stepLabelSchema } from '#core/prices/draft/draft-price'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'
import { readPricesOf, writeDraftPrices } from './draft-prices.ts'
import { fromStepText, type RecordedChange, toStepText } from './step-changes.ts'
import { isDraftShared, noteUntold } from './untold-prices.ts'

const rowSchema = z
  .object({
    position: z.int(),
    at: z.int(),
    label: jsonColumn(stepLabelSchema),
    unit_count: z.int(),
    is_barrier: z.int(),
    is_done: z.int(),
  })
  .transform(
    ({ unit_count, is_barrier, is_done, ...row }): DraftStep => ({
      ...row,
      unitCount: unit_count,
      isBarrier: is_barrier === 1,
      isDone: is_done === 1,
    }),
  )

export const listDraftSteps = (db: ReadableDb, draftId: DraftId): DraftStep[] =>
  db
    .prepare<[string]>(
      `SELECT draft_step.position, at, label, unit_count, is_barrier,
         draft_step.position <= draft.position AS is_done
       FROM draft_step JOIN draft ON draft.id = draft_step.draft_id
       WHERE draft_step.draft_id = ? ORDER BY draft_step.position`,
    )
    .all(draftId)
    .map((row) => rowSchema.parse(row))

/** The position of a draft among its steps, and the positions that it can move to. */
export interface DraftReach {
  readonly position: number
  readonly first: number
  readonly last: number
}

export const readDraftReach = (db: ReadableDb, draftId: DraftId): DraftReach | null =>
  db
    .prepare<[string], DraftReach>(
      `SELECT position,
         (SELECT coalesce(max(step.position), 0) FROM draft_step AS step
            WHERE step.draft_id = draft.id AND step.is_barrier = 1) AS first,
         (SELECT coalesce(max(step.position), 0) FROM draft_step AS step
            WHERE step.draft_id = draft.id) AS last
       FROM draft WHERE id = ?`,
    )
    .get(draftId) ?? null

interface NewStep {
  readonly draftId: DraftId
  readonly at: Timestamp
  readonly label: StepLabel
  /** The changes, each unit once. */
  readonly changes: readonly DraftChange[]
  readonly isBarrier?: boolean
}

/**
 * Adds a last step; those that had been taken back are gone. Where the draft is shared, the team has to be told of it.
 * Answers with the draft's new revision.
 */
export const appendDraftStep = (db: WritableDb, step: NewStep): number =>
  db.transaction(() => {
    const recorded = recordedChanges(db, step)
    if (isDraftShared(db, step.draftId)) {
      noteUntold(db, { draftId: step.draftId, changes: recorded })
    }
    return recordStep(db, step, recorded)
  })()

/** Adds a last step that the team has told. */
export const appendToldStep = (db: WritableDb, step: NewStep): number =>
  db.transaction(() => recordStep(db, step, recordedChanges(db, step)))()

const recordedChanges = (
  db: ReadableDb,
  { draftId, changes }: Pick<NewStep, 'draftId' | 'changes'>,
): RecordedChange[] => {
  const unitIds = changes.map(({ unitId }) => unitId)
  const before = readPricesOf(db, { draftId, unitIds })
  return changes.map(({ unitId, price }) => ({
    unitId,
    before: before.get(unitId) ?? null,
    after: price,
  }))
}

const recordStep = (
  db: WritableDb,
  { draftId, at, label, changes, isBarrier = false }: NewStep,
  recorded: readonly RecordedChange[],
): number => {
  const position = readDraftReach(db, draftId)?.position ?? 0
  db.prepare('DELETE FROM draft_step WHERE draft_id = ? AND position > ?').run(draftId, position)
  db.prepare(
    `INSERT INTO draft_step (draft_id, position, at, label, unit_count, is_barrier, changes)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    draftId,
    position + 1,
    at,
    JSON.stringify(label),
    changes.length,
    isBarrier ? 1 : 0,
    toStepText(recorded),
  )
  writeDraftPrices(db, { draftId, changes })
  return writePosition(db, { draftId, at, position: position + 1 })
}

interface Move {
  readonly draftId: DraftId
  readonly at: Timestamp
  /** A position within the draft's reach. */
  readonly to: number
}

/** Takes steps back or does them again. Answers what that changes. */
export const moveDraft = (
  db: WritableDb,
  { draftId, at, to }: Move,
): { readonly revision: number; readonly changes: DraftChange[] } =>
  db.transaction(() => {
    const position = readDraftReach(db, draftId)?.position ?? 0
    const changes =
      to < position ? back(db, draftId, to, position) : forth(db, draftId, position, to)
    if (isDraftShared(db, draftId)) {
      noteUntold(db, { draftId, changes: recordedChanges(db, { draftId, changes }) })
    }
    writeDraftPrices(db, { draftId, changes })
    return { revision: writePosition(db, { draftId, at, position: to }), changes }
  })()

const back = (db: ReadableDb, draftId: DraftId, to: number, from: number): DraftChange[] =>
  lastOfEach(stepsBetween(db, draftId, to, from).reverse(), ({ before }) => before)

const forth = (db: ReadableDb, draftId: DraftId, from: number, to: number): DraftChange[] =>
  lastOfEach(stepsBetween(db, draftId, from, to), ({ after }) => after)

const lastOfEach = (
  steps: readonly RecordedChange[][],
  priceOf: (change: RecordedChange) => DraftChange['price'],
): DraftChange[] => {
  const prices = new Map<DraftChange['unitId'], DraftChange['price']>()
  for (const step of steps) {
    for (const change of step) prices.set(change.unitId, priceOf(change))
  }
  return [...prices].map(([unitId, price]) => ({ unitId, price }))
}

const stepsBetween = (
  db: ReadableDb,
  draftId: DraftId,
  after: number,
  upTo: number,
): RecordedChange[][] =>
  db
    .prepare<[string, number, number], string>(
      `SELECT changes FROM draft_step WHERE draft_id = ? AND position > ? AND position <= ?
       ORDER BY position`,
    )
    .pluck()
    .all(draftId, after, upTo)
    .map(fromStepText)

const writePosition = (
  db: WritableDb,
  { draftId, at, position }: { draftId: DraftId; at: Timestamp; position: number },
): number =>
  db
    .prepare<[number, number, string], number>(
      'UPDATE draft SET position = ?, changed_at = ?, revision = revision + 1 WHERE id = ? RETURNING revision',
    )
    .pluck()
    .get(position, at, draftId) ?? 0
