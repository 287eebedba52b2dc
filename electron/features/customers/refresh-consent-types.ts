import type { Result } from '#core/contract/failure'
import type { WorkspaceKey } from '#core/ids'
import type { JobControls } from '../jobs/run-jobs.ts'
import type { CustomersDependencies } from './dependencies.ts'

type RefreshConsentTypesInput = WorkspaceKey & JobControls

export const refreshConsentTypes = async (
  { store, client, accountFor, clock }: CustomersDependencies,
  { workspaceId, tell, signal }: RefreshConsentTypesInput,
): Promise<Result<null>> => {
  const account = await accountFor(workspaceId)
  if (!account.ok) return account
  tell({ phase: 'downloading' })
  const fetchedAt = clock.now()
  const types = await client.listConsentTypes({ account: account.value, signal })
  if (!types.ok) return types
  return store.write.writeConsentList({ workspaceId, fetchedAt, types: types.value })
}
