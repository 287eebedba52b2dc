import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusedParameter } from '#core/api/refused-parameter'
import type { AccountId, LeadDraftId, WorkspaceId } from '#core/ids'
import type { LeadSending } from '#core/leads/send/lead-sending'
import { query } from '../../../bridge/query.ts'
import { useEachTime } from '../../../ui/timing/use-each-time.ts'
import type { LeadChoices } from './form/lead-form.ts'
import { useLeadForm } from './form/use-lead-form.ts'
import { useLeadDraft } from './use-lead-draft.ts'
import { useSendLead } from './use-send-lead.ts'

export interface OpenedDraft {
  readonly workspaceId: WorkspaceId
  /** A draft that somebody wants to see: of a lead that is missing. */
  readonly wanted: LeadDraftId | null
  readonly onOpened: () => void
}

const firstWrong = '[aria-invalid="true"]'

/** The form of a lead, its draft, and what is sent of it. */
export const useSendDesk = ({ workspaceId, wanted, onOpened }: OpenedDraft) => {
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
    onStopped: () => setReviewed(false),
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

const none = [] as const

/** What the fields of a lead are chosen from, as far as it is known here. */
const useLeadChoices = (workspaceId: WorkspaceId): LeadChoices => {
  const projects = useQuery(query('prices.listProjects', { workspaceId })).data
  const settings = useQuery(query('leads.readSettings', { workspaceId })).data
  const consents = useQuery(query('customers.listConsentTypes', { workspaceId })).data
  return useMemo(
    () => ({
      workspaceId,
      projects: projects ?? none,
      attributes: settings?.settings.attributes ?? none,
      consentTypes: consents?.types ?? null,
    }),
    [workspaceId, projects, settings, consents],
  )
}

/** The field that the server has refused, with what it said of it. */
const useRefusedField = (sending: LeadSending | null) => {
  const { t } = useTranslation()
  if (sending?.state.kind !== 'refused' || sending.state.failure.kind !== 'refused') return null
  const refused = refusedParameter(sending.state.failure.message)
  if (refused === null || refused.name === null) return null
  // Among two missing parameters the first one is shown.
  const field = refused.name.split(' ')[0] ?? refused.name
  return { field, words: t(`failures.parameter.${refused.kind}`, { name: field }) }
}
