import type { QueryClient } from '@tanstack/react-query'
import type { Settings } from '#core/contract/settings'
import { type AskRead, readFirstScreen as readScreen } from '#core/first-screen'
import { query } from '../bridge/query.ts'

/** Fills the cache before the first frame, so that it is drawn once and whole. */
export const readFirstScreen = (client: QueryClient, place: Settings['place']): Promise<void> => {
  const ask: AskRead = async (name, input) => {
    const asked = query(name, input)
    await client.prefetchQuery(asked)
    return client.getQueryData(asked.queryKey) ?? null
  }
  return readScreen(ask, place)
}
