import type { Trouble } from '#core/exports/alarms/trouble'

/** A lead that is missing, as the leads tell of it. */
export const lostLead: Trouble = {
  kind: 'lead',
  key: 'lead:w1:abc',
  workspace: 'Acme',
  status: 'missing',
  at: Date.UTC(2026, 10, 23, 8),
  project: 'Rezidence Podviní',
}
