import { isDeepStrictEqual } from 'node:util'
import type { ScreenName } from '#core/contract/app'
import type { Result } from '#core/contract/failure'
import type { FirstScreen } from './first-screen.ts'
import { moment } from './moment.ts'

export interface FirstScreenAnswers {
  /** Null where the store has to be asked. */
  readonly take: (name: unknown, input: unknown) => Result<unknown> | null
  /** Resolves when the page has drawn what was noted, or asks for anything else, or does neither. */
  readonly over: Promise<void>
}

interface AnswerFirstScreenInput {
  /** Null where the store is asked from the beginning. */
  readonly noted: Pick<FirstScreen, 'answers' | 'screen'> | null
  readonly onPainted: (screen: ScreenName) => void
  /** How long the store waits for a page that does not come so far. */
  readonly longestMs: number
}

/**
 * Answers what the page asks first before the store is open, so that nothing else has to be done before its first
 * screen is drawn. As soon as the page wants to know more, the store answers everything.
 */
export const answerFirstScreen = ({
  noted,
  onPainted,
  longestMs,
}: AnswerFirstScreenInput): FirstScreenAnswers => {
  const over = moment()
  if (noted === null) over.reach()
  const timer = setTimeout(over.reach, longestMs)
  void over.reached.then(() => clearTimeout(timer))
  return {
    over: over.reached,
    take: (name, input) => {
      if (noted === null || over.isReached()) return null
      const found = noted.answers.find(
        (one) => one.name === name && isDeepStrictEqual(one.input, input),
      )
      if (found !== undefined) return { ok: true, value: found.value }
      over.reach()
      const { screen } = noted
      if (name !== 'app.reportPainted' || !isDeepStrictEqual(input, { screen })) return null
      onPainted(screen)
      return { ok: true, value: null }
    },
  }
}
