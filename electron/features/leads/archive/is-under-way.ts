import type { LeadSending } from '#core/leads/send/lead-sending'

/** A lead that was sent from here and of which nobody knows yet whether it is there. */
export const isUnderWay = (sending: LeadSending | undefined): boolean => {
  if (sending === undefined || sending.isSettled || sending.state.kind === 'refused') return false
  return sending.watch?.kind !== 'appeared'
}

/** Whether the CRM has taken the lead with any of its sendings. */
export const wasTaken = (sendings: readonly LeadSending[]): boolean =>
  sendings.some(({ state, watch }) => state.kind === 'answered' || watch?.kind === 'appeared')
