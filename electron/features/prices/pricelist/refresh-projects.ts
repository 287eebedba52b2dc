import { type Failure, failed, type Result, success } from '#core/contract/failure'
import type { WorkspaceKey } from '#core/ids'
import { listedProjects } from '#core/prices/pricelist/listed-projects'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { ListedTo } from '../../../store/prices/pricelist/listings.ts'
import type { StoredProject } from '../../../store/prices/pricelist/projects.ts'
import type { JobControls } from '../../jobs/run-jobs.ts'
import type { PricesDependencies } from '../dependencies.ts'

type RefreshProjectsInput = WorkspaceKey & JobControls

/** Replaces the workspace's list of projects with what the server lists to its accounts now. */
export const refreshProjects = async (
  dependencies: Pick<PricesDependencies, 'store' | 'client' | 'accountsFor' | 'clock'>,
  { workspaceId, tell, signal }: RefreshProjectsInput,
): Promise<Result<null>> => {
  const { store, accountsFor, clock } = dependencies
  const accounts = await accountsFor(workspaceId)
  if (!accounts.ok) return accounts
  tell({ phase: 'downloading' })
  const { projects, listedTo, silent, unread, failure } = await askEach(
    dependencies,
    accounts.value,
    signal,
  )
  if (failure !== null && listedTo.length === 0) return failed(failure)

  tell({ phase: 'saving', unit: 'rows', total: projects.size })
  for (const { id: accountId } of silent) {
    // An account that could not be asked keeps the projects that it had.
    for (const project of store.listListedProjects({ workspaceId, accountId })) {
      if (!projects.has(project.id)) projects.set(project.id, project)
    }
  }
  const listing = { workspaceId, fetchedAt: clock.now(), projects: [...projects.values()] }
  const saved = store.write.replaceListing({ ...listing, listedTo })
  if (!saved.ok) return saved
  if (failure !== null) return failed(failure)
  return unread.size === 0 ? success(null) : failed(withoutProjects(unread))
}

/** The others are listed; that these are missing is told to whoever has asked. */
const withoutProjects = (unread: ReadonlySet<string>): Failure => ({
  kind: 'notThisServer',
  endpoint: 'get-projects-info',
  expected: 'projects',
  part: null,
  received: [...unread].join(', ').slice(0, 200),
  again: 'afterFix',
})

const askEach = async (
  { client }: Pick<PricesDependencies, 'client'>,
  accounts: readonly CallingAccount[],
  signal: AbortSignal,
) => {
  const projects = new Map<StoredProject['id'], StoredProject>()
  const listedTo: ListedTo[] = []
  const silent: CallingAccount[] = []
  const unread = new Set<string>()
  let failure: Failure | null = null
  for (const account of accounts) {
    const listing = await client.listProjects(account, { signal })
    if (!listing.ok) {
      failure ??= listing.failure
      silent.push(account)
      continue
    }
    const listed = listedProjects(listing.value)
    for (const name of listing.value.unreadProjects) unread.add(name)
    for (const project of listed) projects.set(project.id, project)
    listedTo.push({ id: account.id, listedProjects: listed.map(({ id }) => id) })
  }
  return { projects, listedTo, silent, unread, failure }
}
