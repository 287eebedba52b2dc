import { useTranslation } from 'react-i18next'
import { refusedParameter } from '#core/api/refused-parameter'
import type { LeadSending } from '#core/leads/send/lead-sending'

/** The field that the server has refused, with what it said of it. */
export const useRefusedField = (sending: LeadSending | null) => {
  const { t } = useTranslation()
  if (sending?.state.kind !== 'refused' || sending.state.failure.kind !== 'refused') return null
  const refused = refusedParameter(sending.state.failure.message)
  if (refused === null || refused.name === null) return null
  // Among two missing parameters the first one is shown.
  const field = refused.name.split(' ')[0] ?? refused.name
  return { field, words: t(`failures.parameter.${refused.kind}`, { name: field }) }
}
