import type { TFunction } from 'i18next'
import type { LeadSending } from '#core/leads/send/lead-sending'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'

export type SendingStanding =
  | 'sending'
  | 'refused'
  | 'arrived'
  | 'awaited'
  | 'notThere'
  | 'ambiguous'
  | 'unknown'
  | 'unknownNotThere'
  | 'unknownArrived'
  | 'unknownAmbiguous'
  | 'settled'

/** What is known of a lead that was sent: the answer, and whether the list shows it. */
export const standingOf = ({ state, watch, isSettled }: LeadSending): SendingStanding => {
  if (state.kind === 'sending' || state.kind === 'refused') return state.kind
  const isUnknown = state.kind === 'unknown'
  switch (watch?.kind) {
    case 'appeared':
      return isUnknown ? 'unknownArrived' : 'arrived'
    case 'ambiguous':
      if (isSettled) return 'settled'
      return isUnknown ? 'unknownAmbiguous' : 'ambiguous'
    case 'notThere':
      if (isSettled) return 'settled'
      return isUnknown ? 'unknownNotThere' : 'notThere'
    default:
      if (isSettled) return 'settled'
      return isUnknown ? 'unknown' : 'awaited'
  }
}

export const standingMarks: Readonly<Record<SendingStanding, readonly [MarkShape, MarkTone]>> = {
  sending: ['clock', 'waiting'],
  refused: ['cross', 'bad'],
  arrived: ['check', 'good'],
  awaited: ['clock', 'waiting'],
  notThere: ['warning', 'bad'],
  ambiguous: ['question', 'waiting'],
  unknown: ['question', 'bad'],
  unknownNotThere: ['question', 'bad'],
  unknownArrived: ['check', 'good'],
  unknownAmbiguous: ['question', 'waiting'],
  settled: ['disc', 'quiet'],
}

/** In one line, for the list. */
export const standingWords = (t: TFunction, sending: LeadSending): string => {
  const { state } = sending
  return t(`leads.sending.standing.${standingOf(sending)}`, {
    customer: state.kind === 'answered' ? state.customerId : '',
  })
}

const open = ['unknown', 'unknownNotThere', 'unknownAmbiguous', 'ambiguous', 'notThere'] as const
type OpenStanding = (typeof open)[number]

/** How a person finds out what became of it; null where nobody has to. */
export const openStanding = (sending: LeadSending): OpenStanding | null => {
  const standing = standingOf(sending)
  return open.find((one) => one === standing) ?? null
}

/** What became of a lead, in the title of its notice. */
export const endedTitle = (t: TFunction, sending: LeadSending): string => {
  const { name, state } = sending
  if (state.kind === 'answered') {
    return t('leads.sending.takenTitle', { name, customer: state.customerId })
  }
  const standing = standingOf(sending)
  const isKnown = standing === 'unknownArrived' || standing === 'settled'
  return t(`leads.sending.${isKnown ? standing : 'unknown'}Title`, { name })
}
