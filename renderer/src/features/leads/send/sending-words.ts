import type { TFunction } from 'i18next'
import type { LeadSending } from '#core/leads/send/lead-sending'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'

export type SendingStatus =
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
export const sendingStatusOf = ({ state, watch, isSettled }: LeadSending): SendingStatus => {
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

export const statusMarks: Readonly<Record<SendingStatus, readonly [MarkShape, MarkTone]>> = {
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

/** The status of a sending in one line, for the list. */
export const statusWords = (t: TFunction, sending: LeadSending): string => {
  const { state } = sending
  return t(`leads.sending.status.${sendingStatusOf(sending)}`, {
    customer: state.kind === 'answered' ? state.customerId : '',
  })
}

const open = ['unknown', 'unknownNotThere', 'unknownAmbiguous', 'ambiguous', 'notThere'] as const
type OpenStatus = (typeof open)[number]

/** How a person finds out what became of it; null where nobody has to. */
export const openStatus = (sending: LeadSending): OpenStatus | null => {
  const status = sendingStatusOf(sending)
  return open.find((one) => one === status) ?? null
}

/** What became of a lead, in the title of its notice. */
export const endedTitle = (t: TFunction, sending: LeadSending): string => {
  const { name, state } = sending
  if (state.kind === 'answered') {
    return t('leads.sending.takenTitle', { name, customer: state.customerId })
  }
  const status = sendingStatusOf(sending)
  const isKnown = status === 'unknownArrived' || status === 'settled'
  return t(`leads.sending.${isKnown ? status : 'unknown'}Title`, { name })
}
