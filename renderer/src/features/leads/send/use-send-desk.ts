import { useState } from 'react'
import type { AccountId, LeadDraftId, WorkspaceId } from '#core/ids'
import { useEachTime } from '../../../ui/timing/use-each-time.ts'
import { useLeadChoices } from './form/use-lead-choices.ts'
import { useLeadForm } from './form/use-lead-form.ts'
import { useRefusedField } from './form/use-refused-field.ts'
import { useLeadDraft } from './use-lead-draft.ts'
import { useSendLead } from './use-send-lead.ts'

export interface WantedDraft {
  readonly workspaceId: WorkspaceId
  /** A draft that somebody wants to see: of a lead that is missing. */
  readonly wanted: LeadDraftId | null
  readonly onOpened: () => void
}

const firstWrong = '[aria-invalid="true"]'

/** The form of a lead, its draft, and what is sent of it. */
export const useSendDesk = ({ workspaceId, wanted, onOpened }: WantedDraft) => {
  const draft = useLeadDraft(workspaceId)
  const choices = useLeadChoices(workspaceId)
  const [isReviewed, setReviewed] = useState(false)
  const sending = useSendLead(workspaceId, {
    onEnded: ({ state }) => {
      setReviewed(false)
      // A lead that the server has taken, or may have taken, is not left to be sent once more.
      if (state.kind === 'refused') return
      written.forget()
      draft.begin()
    },
    onNotLeft: () => setReviewed(false),
  })
  const written = useLeadForm(draft, choices, useRefusedField(sending.last))
  const leave = () => {
    sending.forget()
    written.forget()
  }
  const open = async (draftId: LeadDraftId) => {
    leave()
    await draft.open(draftId)
  }
  useEachTime(wanted, (draftId) => {
    onOpened()
    void open(draftId)
  })
  return {
    draft,
    /** The account of the lead's own project is the one that sends it. */
    place: { area: 'leads', projectId: draft.lead.projectId } as const,
    choices,
    sending,
    written,
    isReviewed,
    open,
    begin: () => {
      leave()
      draft.begin()
    },
    review: async () => {
      if (!written.ask()) {
        requestAnimationFrame(() => document.querySelector<HTMLElement>(firstWrong)?.focus())
        return
      }
      const kept = await draft.settle()
      if (kept?.ok) setReviewed(true)
    },
    send: async (accountId: AccountId) => {
      const kept = await draft.settle()
      if (kept?.ok) sending.send(kept.value, accountId)
    },
    closeReview: () => setReviewed(false),
  }
}
