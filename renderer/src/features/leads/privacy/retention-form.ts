import type { LeadRetention } from '#core/leads/privacy/retention'

/** The periods as they are typed. */
export interface RetentionForm {
  readonly isForever: boolean
  readonly archiveDays: string
  readonly contactDays: string
}

export const retentionBounds = { archiveDays: [8, 3_650], contactDays: [1, 90] } as const

const usualDays = 800

export const toRetentionForm = ({ archiveDays, contactDays }: LeadRetention): RetentionForm => ({
  isForever: archiveDays === null,
  archiveDays: String(archiveDays ?? usualDays),
  contactDays: String(contactDays),
})

export const isWrongDays = (field: keyof typeof retentionBounds, text: string): boolean => {
  const [least, most] = retentionBounds[field]
  return !/^\d+$/.test(text.trim()) || Number(text) < least || Number(text) > most
}

/** Null where a period is no whole number within its bounds. */
export const readRetention = (form: RetentionForm): LeadRetention | null => {
  const { isForever, archiveDays, contactDays } = form
  if (isWrongDays('contactDays', contactDays)) return null
  if (!isForever && isWrongDays('archiveDays', archiveDays)) return null
  return {
    archiveDays: isForever ? null : Number(archiveDays),
    contactDays: Number(contactDays),
  }
}
