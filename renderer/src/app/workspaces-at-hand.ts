import type { QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#core/contract/index'
import { query } from '../bridge/query.ts'

const list = query('accounts.listWorkspaces', {})

/**
 * Those that there are by now, or as they were read before; null where nobody knows.
 * Why they cannot be read is said where they are shown: whoever is led somewhere is led all the same.
 */
export const workspacesAtHand = (
  client: QueryClient,
): Promise<OutputOf<'accounts.listWorkspaces'> | null> =>
  client.fetchQuery(list).catch(() => client.getQueryData(list.queryKey) ?? null)
