import type { TFunction } from 'i18next'
import type { ApiCall } from '#core/contract/activity'
import { expectedAnswers, unreachableCauses } from '#core/contract/failure'
import { receivedWords } from '../../bridge/received-words.ts'

/** How main writes down an answer that could not be read. */
const unreadable = /^expected (\w+);(?: (.*?);)? received (.*)$/s

/** The note of a call in the person's language; what a server has said stays in the server's words. */
export const noteWords = (
  { outcome, note }: Pick<ApiCall, 'outcome' | 'note'>,
  t: TFunction,
): string | null => {
  if (outcome === 'unreachable') {
    const cause = unreachableCauses.find((known) => known === note)
    return cause === undefined ? note : t(`activity.cause.${cause}`)
  }
  const [, wanted, part, received] = unreadable.exec(note ?? '') ?? []
  const expected = expectedAnswers.find((known) => known === wanted)
  if (outcome !== 'unreadable' || expected === undefined || received === undefined) return note
  return t('activity.unread', {
    expected:
      part === undefined ? t(`expected.${expected}`) : `${t(`expected.${expected}`)} (${part})`,
    received: receivedWords(received, t),
  })
}
