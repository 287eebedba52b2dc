import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkLead } from '#core/leads/send/check-lead'
import { faultWords } from '../lead-words.ts'
import type { LeadDraft } from '../use-lead-draft.ts'
import type { LeadChoices, LeadForm } from './lead-form.ts'
import { shownFaults } from './shown-faults.ts'

const nothing: ReadonlySet<string> = new Set()

/** The rules of a lead beside its fields, while it is written. */
export const useLeadForm = (
  { lead, isTest, change, markTest }: LeadDraft,
  choices: LeadChoices,
  /** What the server has said of a field. */
  refused: { readonly field: string; readonly words: string } | null,
) => {
  const { t } = useTranslation()
  const [left, setLeft] = useState(nothing)
  const [isAsked, setAsked] = useState(false)
  const { faults, warnings } = useMemo(() => {
    const { attributes, consentTypes } = choices
    return checkLead(lead, { attributes, consentTypes: consentTypes?.map(({ id }) => id) ?? null })
  }, [lead, choices])
  const shown = shownFaults({ faults, left, isAsked })
  const form: LeadForm = {
    lead,
    isTest,
    choices,
    change,
    markTest,
    warnings,
    problemOf: (field) => {
      const fault = shown.get(field)
      if (fault) return faultWords(t, fault)
      return refused?.field === field ? refused.words : null
    },
  }
  return {
    form,
    faults,
    isAsked,
    onLeave: (field: string) => setLeft((fields) => new Set([...fields, field])),
    /** Whether it may go on. */
    ask: (): boolean => {
      setAsked(true)
      return faults.length === 0
    },
    /** Called with another lead: faults of the one before are not shown for it. */
    forget: () => {
      setAsked(false)
      setLeft(nothing)
    },
  }
}
