import type { OutputOf } from '#core/contract/index'
import type { DraftId } from '#core/ids'
import { fromJson } from '#core/json'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { applyChanges, type DraftPrices } from '#core/prices/draft/draft-steps'

/** A draft as the store has it: nothing is in it that was not committed. */
export interface HeldDraft {
  readonly draftId: DraftId | null
  readonly revision: number
  readonly prices: DraftPrices
}

export const noDraft: HeldDraft = { draftId: null, revision: -1, prices: new Map() }

/** The answer to a read of the draft. */
export const heldDraft = (draftId: DraftId, read: OutputOf<'drafts.readDraft'>): HeldDraft => ({
  draftId,
  revision: read.revision,
  prices: applyChanges(noDraft.prices, fromJson(read.prices)),
})

interface Step {
  readonly draftId: DraftId
  /** The draft's after it. */
  readonly revision: number
  readonly changes: readonly DraftChange[]
}

/** Holds what a read has brought, unless more is known by now. */
export const afterRead = (held: HeldDraft, read: HeldDraft): HeldDraft =>
  held.draftId === read.draftId && read.revision <= held.revision ? held : read

/**
 * Follows a step without reading the draft. A draft also changes in other ways, as when a part of it is sent: over a
 * gap nothing can be followed, and the draft has to be read.
 */
export const afterStep = (
  held: HeldDraft,
  { draftId, revision, changes }: Step,
): HeldDraft | 'readAgain' => {
  // A newer state was read meanwhile, or another draft was opened.
  if (held.draftId !== draftId || revision <= held.revision) return held
  if (revision !== held.revision + 1) return 'readAgain'
  return { draftId, revision, prices: applyChanges(held.prices, changes) }
}
