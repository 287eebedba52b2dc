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
  /** Saves the newest state; one that was replaced while another was being saved is left out. */
  readonly keep: (written: WrittenLead) => void
  /** Resolves with the stored draft when everything is stored; a failure is that of the last attempt. */
  readonly settle: () => Promise<Result<KeptDraft> | null>
  /** The outcome of the last attempt; null before the first. */
  readonly last: () => Result<KeptDraft> | null
}

/** Keeps what is typed, one save after the other: a new draft is made once, however fast somebody types. */
export const createDraftSaver = (first: KeptDraft | null, save: Save): DraftSaver => {
  let last: Result<KeptDraft> | null = first === null ? null : { ok: true, value: first }
  let draftId = first?.draftId ?? null
  let waiting: WrittenLead | null = null
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      while (waiting !== null) {
        const written: WrittenLead = waiting
        last = await save(draftId, written)
        if (last.ok) draftId = last.value.draftId
        if (waiting === written) waiting = null
      }
    } finally {
      // What a defect has stopped still waits: the next change or look saves it.
      running = null
    }
  }
  return {
    keep: (written) => {
      waiting = written
      running ??= run()
    },
    settle: async () => {
      if (waiting !== null) running ??= run()
      await running
      return last
    },
    last: () => last,
  }
}
