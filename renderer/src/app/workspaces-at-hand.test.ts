import { expect, test } from 'vitest'
import { query } from '../bridge/query.ts'
import { createQueryClient } from './query-client.ts'
import { workspacesAtHand } from './workspaces-at-hand.ts'

const { queryKey } = query('accounts.listWorkspaces', {})

test('where nobody answers, the workspaces that were read before are those that there are', async () => {
  const client = createQueryClient()
  client.setQueryData(queryKey, [])
  await client.invalidateQueries({ queryKey })
  expect(await workspacesAtHand(client)).toEqual([])
})

test('where nobody answers and none were read before, nobody knows them', async () => {
  expect(await workspacesAtHand(createQueryClient())).toBeNull()
})
