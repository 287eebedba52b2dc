import type { Result } from '#core/contract/failure'
import type { WorkspaceId } from '#core/ids'
import type { Progress } from '../jobs/run-jobs.ts'
import type { CustomersDependencies } from './dependencies.ts'

interface RefreshConsentTypesInput {
  readonly workspaceId: WorkspaceId
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

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
  const written = store.write.writeConsentList({ workspaceId, fetchedAt, types: types.value })
  return written
}
