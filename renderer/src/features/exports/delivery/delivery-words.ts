import type { TFunction } from 'i18next'
import type { Delivery } from '#core/exports/delivery/delivery'
import type { Formats } from '#core/format/formats'
import type { WordsOfFailure } from '../../../ui/notices/failure-words.ts'

interface Words {
  readonly t: TFunction
  readonly formats: Formats
  readonly ofFailure: WordsOfFailure
}

/** How a run fared on one of its ways, in a sentence. */
export const deliveryWords = (
  { channel, state, at, failure, refused }: Delivery,
  { t, formats, ofFailure }: Words,
): string => {
  const way = t(`exports.sending.way.${channel}`)
  const said = t(`exports.sending.state.${state}`, { way, at: formats.dateTime(at) })
  if (refused.length > 0) {
    return `${said} ${t('exports.sending.refused', { addresses: refused.join(', ') })}`
  }
  if (failure === null) return said
  const { sentence, nextStep } = ofFailure(failure)
  return `${said} ${sentence} ${nextStep}`
}
