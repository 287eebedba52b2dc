/** The columns with contacts, by table. The row's own name is part of what they are sealed with. */
export const sealedColumns = [
  {
    table: 'sent_lead',
    row: 'key',
    columns: ['email', 'phone', 'phone_key'],
    index: 'sent_lead_with_contact',
    order: ['archive', 'at', 'key'],
    has: '(email IS NOT NULL OR phone IS NOT NULL)',
  },
  {
    table: 'sent_payload',
    row: 'key',
    columns: ['payload'],
    index: null,
    order: ['archive', 'key'],
    has: 'payload IS NOT NULL',
  },
  {
    table: 'lead_sending',
    row: 'id',
    columns: ['email', 'phone'],
    index: null,
    order: ['id'],
    has: '(email IS NOT NULL OR phone IS NOT NULL)',
  },
  {
    table: 'lead_draft',
    row: 'id',
    columns: ['lead'],
    index: null,
    order: ['id'],
    has: 'lead IS NOT NULL',
  },
  {
    table: 'revocation',
    row: 'id',
    columns: ['notes'],
    index: null,
    order: ['id'],
    has: 'notes IS NOT NULL',
  },
] as const

export type SealedColumns = (typeof sealedColumns)[number]
