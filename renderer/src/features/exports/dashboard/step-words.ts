import type { TFunction } from 'i18next'
import type { SendingStep } from '#core/exports/dashboard/sending-turn'
import type { Formats } from '#core/format/formats'
import { markClasses } from '../../../ui/mark.ts'
import type { WordsOfFailure } from '../../../ui/notices/failure-words.ts'

interface Words {
  readonly t: TFunction
  readonly formats: Formats
  readonly ofFailure: WordsOfFailure
}

/** How the dashboard fared on one of its ways, in a sentence. */
export const stepWords = (
  { way, state, at, failure, refused }: SendingStep,
  { t, formats, ofFailure }: Words,
): string => {
  const said = t(`exports.dashboard.state.${state}`, {
    way: t(`exports.dashboard.way.${way}`),
    at: formats.dateTime(at),
  })
  if (refused.length > 0) {
    return `${said} ${t('exports.sending.refused', { addresses: refused.join(', ') })}`
  }
  if (failure === null) return said
  const { sentence, nextStep } = ofFailure(failure)
  return `${said} ${sentence} ${nextStep}`
}

const marks = {
  waiting: markClasses('clock', 'quiet'),
  sending: markClasses('half', 'waiting'),
  sent: markClasses('check', 'good'),
  failed: markClasses('cross', 'bad'),
  unknown: markClasses('question', 'waiting'),
} as const

export const markOfStep = ({ state, refused }: Pick<SendingStep, 'state' | 'refused'>): string =>
  state === 'sent' && refused.length > 0 ? markClasses('warning', 'waiting') : marks[state]
