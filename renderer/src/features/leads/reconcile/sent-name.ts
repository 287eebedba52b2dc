import type { TFunction } from 'i18next'
import { sealedMask } from '#core/leads/privacy/mask-contact'
import type { SentRow } from '#core/leads/sent/sent-row'

/** How a lead is called: by its name, or by what else tells it from others. Never nothing. */
export const sentName = (
  t: TFunction,
  { lead, contact }: Pick<SentRow, 'lead' | 'contact'>,
): string => {
  const name = lead.name.trim()
  if (name !== '') return name
  const reached = [contact?.email, contact?.phone].find((text) => text && text !== sealedMask)
  if (reached) return reached
  return lead.customerId === null
    ? t('leads.sent.unnamed')
    : t('leads.sent.nameless', { id: lead.customerId })
}
