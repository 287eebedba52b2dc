import { useQueryClient } from '@tanstack/react-query'
import { readFirstScreen } from '#core/first-screen'
import { askThrough } from './ask-through.ts'
import { type Place, usePlace } from './use-place.ts'

/** Reads what a screen shows first as soon as somebody points at the way to it, and will probably go there. */
export const useReadAhead = () => {
  const client = useQueryClient()
  const { place } = usePlace()
  return (to: Partial<Place>) => void readFirstScreen(askThrough(client), { ...place, ...to })
}
