import { notFound, type Result, success } from '#core/contract/failure'
import type { ProjectKey, ScreenId } from '#core/ids'
import { firstScreens } from '#core/media/shown/first-screens'
import type { PlaceMedia } from '#core/media/shown/place-media'
import type { CrmClient } from '../../../crm/calls/client.ts'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { StoredProject } from '../../../store/prices/pricelist/projects.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import type { MediaDependencies, MediaStore } from '../dependencies.ts'

interface RefreshShownInput extends ProjectKey {
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
  /** Screens that need not be chosen. */
  readonly also?: readonly ScreenId[]
}

interface ShownDependencies extends Pick<MediaDependencies, 'accountFor' | 'clock'> {
  readonly store: Pick<MediaStore, 'readMediaSettings' | 'pricelistFetchedAt'> & {
    readonly write: Pick<MediaStore['write'], 'writeMediaShown'>
  } & {
    readonly readProject: (of: ProjectKey) => StoredProject | null
  }
  readonly client: Pick<CrmClient, 'getProject'>
  /** The units on which files are put come from the pricelist. */
  readonly refreshPricelist: (wanted: RefreshShownInput) => Promise<Result<null>>
}

/** Loads what the server shows on each chosen screen; a screen that it does not know spoils no other. */
export const refreshShown = async (
  dependencies: ShownDependencies,
  wanted: RefreshShownInput,
): Promise<Result<null>> => {
  const { store, accountFor, refreshPricelist } = dependencies
  const { tell, also = [], ...of } = wanted
  if (store.pricelistFetchedAt(of) === null) {
    const refreshed = await refreshPricelist(wanted)
    if (!refreshed.ok) return refreshed
  }
  const project = store.readProject(of)
  if (!project) return notFound('afterFix')
  const account = await accountFor(of)
  if (!account.ok) return account
  const chosen = screensToAsk(store.readMediaSettings(of).screens, project)
  const screens = [...new Set([...chosen, ...also])]
  let outcome: Result<null> = success(null)
  for (const [index, screenId] of screens.entries()) {
    tell({ phase: 'downloading', done: 0, total: null })
    const asked = await askScreen(dependencies, wanted, {
      screenId,
      account: account.value,
      developerId: project.developerId,
      // Every screen shows the same places: the first one tells how much is still to come.
      tell: (done, total) =>
        tell({
          done: done + index * (total ?? 0),
          total: total === null ? null : total * screens.length,
        }),
    })
    if (asked.ok) continue
    outcome = asked
    if (asked.failure.kind !== 'refused' || asked.failure.status !== invalidParameters) break
  }
  return outcome
}

const invalidParameters = 400

const screensToAsk = (
  screens: readonly { readonly id: ScreenId; readonly isChosen: boolean }[],
  { screenIds }: StoredProject,
): readonly ScreenId[] => {
  const offered = screens.length > 0 ? screens : firstScreens(screenIds)
  const chosen = offered.filter(({ isChosen }) => isChosen)
  return (chosen.length > 0 ? chosen : offered.slice(0, 1)).map(({ id }) => id)
}

interface RefreshScreenInput {
  readonly screenId: ScreenId
  readonly account: CallingAccount
  readonly developerId: StoredProject['developerId']
  readonly tell: (done: number, total: number | null) => void
}

const askScreen = async (
  { store, client, clock }: ShownDependencies,
  { workspaceId, projectId, signal }: RefreshShownInput,
  { screenId, account, developerId, tell }: RefreshScreenInput,
): Promise<Result<null>> => {
  const fetchedAt = clock.now()
  let places: PlaceMedia[] = []
  const shown = await client.getProject(
    account,
    { projectId, developerId, screenId },
    {
      signal,
      onStart: () => {
        places = []
      },
      onUnits: () => undefined,
      onMedia: (more) => places.push(...more),
      onProgress: tell,
    },
  )
  if (!shown.ok) return shown
  return store.write.writeMediaShown({
    workspaceId,
    projectId,
    screenId,
    fetchedAt,
    places,
  })
}
