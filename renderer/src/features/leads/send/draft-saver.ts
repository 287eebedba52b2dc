import type { Result } from '#core/contract/failure'
import type { LeadDraftId } from '#core/ids'
import type { NewLead } from '#core/leads/archive/lead'

export interface WrittenLead {
  readonly lead: NewLead
  readonly isTest: boolean
}

export interface KeptDraft {
  readonly draftId: LeadDraftId
  readonly revision: number
}

type Save = (draftId: LeadDraftId | null, written: WrittenLead) => Promise<Result<KeptDraft>>

interface DraftSaver {
  /** The newest state is kept; those that were overtaken on the way are not. */
  readonly keep: (written: WrittenLead) => void
  /** Resolves with the stored draft when everything is stored; a failure is that of the last attempt. */
  readonly settle: () => Promise<Result<KeptDraft> | null>
  /** What the last try has brought; null: nothing was kept yet. */
  readonly last: () => Result<KeptDraft> | null
}

/** Keeps what is typed, one save after the other: a new draft is made once, however fast somebody types. */
export const createDraftSaver = (first: KeptDraft | null, save: Save): DraftSaver => {
  let last: Result<KeptDraft> | null = first === null ? null : { ok: true, value: first }
  let draftId = first?.draftId ?? null
  let waiting: WrittenLead | null = null
  let running: Promise<void> | null = null
  const run = async () => {
    while (waiting !== null) {
      const written: WrittenLead = waiting
      waiting = null
      last = await save(draftId, written)
      if (last.ok) draftId = last.value.draftId
    }
    running = null
  }
  return {
    keep: (written) => {
      waiting = written
      running ??= run()
    },
    settle: async () => {
      await running
      return last
    },
    last: () => last,
  }
}
