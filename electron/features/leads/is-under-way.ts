import type { LeadSending } from '#core/leads/lead-sending'

/** A lead that was sent from here and of which nobody knows yet whether it is there. */
export const isUnderWay = (sending: LeadSending | null): boolean => {
  if (sending === null || sending.isSettled || sending.state.kind === 'refused') return false
  return sending.watch?.kind !== 'appeared'
}
