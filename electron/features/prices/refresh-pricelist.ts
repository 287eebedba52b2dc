import { failed, type Result, success } from '#core/contract/failure'
import { type ProjectId, screenIdSchema, type WorkspaceId } from '#core/ids'
import type { Unit } from '#core/prices/unit'
import type { Progress } from '../jobs/run-jobs.ts'
import type { PricesDependencies } from './dependencies.ts'

interface Wanted {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

// Prices do not depend on the screen, but the endpoint insists on one; where the server lists none,
// the first one is asked for and a refusal names it.
const firstScreen = screenIdSchema.parse(1)

/** Loads a project beside the pricelist that is shown and swaps the two when the last unit is saved. */
export const refreshPricelist = async (
  { store, client, accountFor, clock, announce }: PricesDependencies,
  { workspaceId, projectId, tell, signal }: Wanted,
): Promise<Result<null>> => {
  const project = store.readProject({ workspaceId, projectId })
  if (!project || project.developerId === null) {
    return failed({ kind: 'notAllowed', reason: 'notFound', again: 'afterFix' })
  }
  const account = await accountFor(workspaceId)
  if (!account.ok) return account

  const of = { workspaceId, projectId }
  const begun = store.beginPricelist({ ...of, fetchedAt: clock.now() })
  if (!begun.ok) return begun
  const pricelistId = begun.value
  const stopped = new AbortController()
  let saving: Result<null> = success(null)
  const onUnits = (units: readonly Unit[]) => {
    saving = store.appendUnits({ pricelistId, units })
    if (!saving.ok) stopped.abort()
  }

  tell({ phase: 'downloading' })
  const tree = await client.getProject(
    account.value,
    { projectId, developerId: project.developerId, screenId: project.screenIds[0] ?? firstScreen },
    {
      signal: AbortSignal.any([signal, stopped.signal]),
      onProgress: (done, total) => tell({ done, total }),
      onUnits,
    },
  )
  const loaded: Result<unknown> = saving.ok ? tree : saving
  if (!loaded.ok || !tree.ok) {
    store.discardUnpublished(of)
    return loaded.ok ? success(null) : loaded
  }

  tell({ phase: 'saving' })
  const { projectName, currency, attributeTypes } = tree.value
  const published = store.publishPricelist({ pricelistId, projectName, currency, attributeTypes })
  if (published.ok) announce(['units'])
  else store.discardUnpublished(of)
  return published
}
