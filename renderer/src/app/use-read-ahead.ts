import { useQueryClient } from '@tanstack/react-query'
import { readFirstScreen } from './read-first-screen.ts'
import { type Place, usePlace } from './use-place.ts'

/** Who points at a place will probably go there: what its screen shows first is read meanwhile. */
export const useReadAhead = () => {
  const client = useQueryClient()
  const { place } = usePlace()
  return (to: Partial<Place>) => void readFirstScreen(client, { ...place, ...to })
}
