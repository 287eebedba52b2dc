import { notFound, type Result, success } from '#core/contract/failure'
import { type ProjectKey, screenIdSchema } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import type { JobControls } from '../../jobs/run-jobs.ts'
import type { PricesDependencies } from '../dependencies.ts'

export type RefreshPricelistInput = ProjectKey & JobControls

// Prices do not depend on the screen, but the endpoint insists on one; where the server lists none,
// the first one is asked for and a refusal names it.
const firstScreen = screenIdSchema.parse(1)

export type RefreshPricelist = (wanted: RefreshPricelistInput) => Promise<Result<null>>

/** Loads a project beside the pricelist that is shown and swaps the two when the last unit is saved. */
export const refreshPricelist = async (
  dependencies: Pick<PricesDependencies, 'store' | 'client' | 'accountFor' | 'clock'>,
  { workspaceId, projectId, tell, signal }: RefreshPricelistInput,
): Promise<Result<null>> => {
  const { store, client, accountFor, clock } = dependencies
  const of = { workspaceId, projectId }
  const project = store.readProject(of)
  if (!project) return notFound('afterFix')
  const account = await accountFor(of)
  if (!account.ok) return account

  const asked = { fetchedAt: clock.now(), seenAct: store.readSeenAct() }
  const growing = growPricelist(store, { ...of, ...asked })
  tell({ phase: 'downloading' })
  const tree = await client.getProject(
    account.value,
    { projectId, developerId: project.developerId, screenId: project.screenIds[0] ?? firstScreen },
    {
      signal: AbortSignal.any([signal, growing.stopped]),
      onStart: growing.begin,
      onUnits: growing.append,
      onProgress: (done, total) => tell({ done, total }),
    },
  )
  const saved = growing.saved()
  if (!saved.ok || !tree.ok) {
    store.write.discardUnpublished(of)
    return saved.ok ? failedOf(tree) : saved
  }

  tell({ phase: 'saving' })
  const { projectName, currency, attributeTypes, unreadUnits } = tree.value
  const list = { pricelistId: saved.value, projectName, currency, attributeTypes, unreadUnits }
  const published = store.write.publishPricelist(list)
  if (!published.ok) store.write.discardUnpublished(of)
  return published
}

const failedOf = (result: Result<unknown>): Result<null> => (result.ok ? success(null) : result)

/** The pricelist that grows in the store while it is downloaded; the first refused write ends the download. */
const growPricelist = (
  store: PricesDependencies['store'],
  of: Parameters<PricesDependencies['store']['write']['beginPricelist']>[0],
) => {
  const stop = new AbortController()
  let pricelist: Result<number> = success(0)
  return {
    stopped: stop.signal,
    begin: () => {
      store.write.discardUnpublished(of)
      pricelist = store.write.beginPricelist(of)
      if (!pricelist.ok) stop.abort()
    },
    append: (units: readonly Unit[]) => {
      if (!pricelist.ok) return
      const appended = store.write.appendUnits({ pricelistId: pricelist.value, units })
      if (appended.ok) return
      pricelist = appended
      stop.abort()
    },
    saved: () => pricelist,
  }
}
