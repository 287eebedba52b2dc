import type { TFunction } from 'i18next'
import type { LeadSending } from '#core/leads/send/lead-sending'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'

export type SendingStatus =
  | 'sending'
  | 'refused'
  | 'leftToColleague'
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
export const sendingStatusOf = (sending: LeadSending): SendingStatus =>
  takenBy(sending.state) === null ? statusHere(sending) : 'leftToColleague'

const statusHere = ({
  state,
  watch,
  isSettled,
}: LeadSending): Exclude<SendingStatus, 'leftToColleague'> => {
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

/** The colleague who sends it, or has sent it, so that nothing left from here. */
const takenBy = (state: LeadSending['state']) =>
  state.kind === 'refused' && state.failure.kind === 'taken' ? state.failure : null

export const statusMarks: Readonly<Record<SendingStatus, readonly [MarkShape, MarkTone]>> = {
  sending: ['clock', 'waiting'],
  refused: ['cross', 'bad'],
  leftToColleague: ['minus', 'quiet'],
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
  const taken = takenBy(state)
  if (taken !== null) return t(`team.taken.${taken.standing}.title`, { name: taken.by })
  return t(`leads.sending.status.${statusHere(sending)}`, {
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
