import type { QueryClient } from '@tanstack/react-query'
import type { AskRead } from '#core/first-screen'
import { query } from '../bridge/query.ts'

/** Reads through the cache, where main's news of a change finds each answer, also while no screen is there yet. */
export const askThrough =
  (client: QueryClient): AskRead =>
  async (name, input) => {
    const asked = query(name, input)
    await client.prefetchQuery(asked)
    return client.getQueryData(asked.queryKey) ?? null
  }
