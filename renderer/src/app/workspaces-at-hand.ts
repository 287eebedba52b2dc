import type { QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#core/contract/index'
import { query } from '../bridge/query.ts'

const list = query('accounts.listWorkspaces', {})

/**
 * The workspaces that exist now, or as they were read before; null where they are not known. Why they cannot be read is
 * said where they are listed: a click elsewhere leads to its place all the same.
 */
export const workspacesAtHand = (
  client: QueryClient,
): Promise<OutputOf<'accounts.listWorkspaces'> | null> =>
  client.fetchQuery(list).catch(() => client.getQueryData(list.queryKey) ?? null)
