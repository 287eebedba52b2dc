import { createContext, useContext } from 'react'
import type { Failure } from '#core/contract/failure'

/** What a person reads about a failure: what happened, what was kept, what to do. */
export interface FailureText {
  readonly title: string
  readonly sentence: string
  readonly nextStep: string
}

export type WordsOfFailure = (failure: Failure) => FailureText

export const FailureWords = createContext<WordsOfFailure | null>(null)

/** The application's one table of failures in the user's language. */
export const useFailureWords = (): WordsOfFailure => {
  const words = useContext(FailureWords)
  if (!words) throw new Error('FailureWords is missing above this component')
  return words
}
