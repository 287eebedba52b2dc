import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ProjectKey } from '#core/ids'
import type { PremiumAnswer } from '#core/prices/premiums/premium-answers'
import { mutation } from '../../../bridge/mutation.ts'

export type Answer = (answer: PremiumAnswer) => void

/** Remembers for the project what a person says of its list. */
export const useAnswer = (of: ProjectKey): Answer => {
  const { mutate } = useMutation(mutation('prices.answerPremiums'))
  return useCallback((answer) => mutate({ ...of, answer }), [mutate, of])
}
