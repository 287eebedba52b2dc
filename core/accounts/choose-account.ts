import type { Area } from '#core/api/areas'
import type { AccountId, ProjectId } from '#core/ids'

/** What the choice of an account looks at; the order of a list of accounts is the person's. */
export interface ServingAccount {
  readonly id: AccountId
  readonly areas: readonly Area[]
  /** The projects that the account is to be used for; null means all that it sees. */
  readonly projects: readonly ProjectId[] | null
  /** The projects that the server has listed to the account; null while it was never asked. */
  readonly listedProjects: readonly ProjectId[] | null
}

interface ServingPlace<A extends ServingAccount> {
  readonly accounts: readonly A[]
  readonly area: Area
  /** The project that the call is about; null where it concerns no single project. */
  readonly projectId: ProjectId | null
}

// spec: Authentication 3: outside its projects an account is answered with 401, and failed logins are counted.
const fitness = (account: ServingAccount, projectId: ProjectId | null): number | null => {
  const { projects, listedProjects } = account
  if (projectId === null) return 0
  if (projects !== null) return projects.includes(projectId) ? 0 : null
  if (listedProjects === null) return 2
  return listedProjects.includes(projectId) ? 1 : null
}

/**
 * The accounts that may be used, the fittest first: those named for the project, then those that are seen to list it,
 * then those of which nobody knows.
 */
export const servingAccounts = <A extends ServingAccount>({
  accounts,
  area,
  projectId,
}: ServingPlace<A>): A[] =>
  accounts
    .filter(({ areas }) => areas.includes(area))
    .flatMap((account) => {
      const fit = fitness(account, projectId)
      return fit === null ? [] : [{ account, fit }]
    })
    .sort((one, other) => one.fit - other.fit)
    .map(({ account }) => account)

/**
 * The account that a feature calls with. An account on hold is chosen all the same: a person sees the hold and decides,
 * and no other login takes its place unseen.
 */
export const chooseAccount = <A extends ServingAccount>(
  wanted: ServingPlace<A> & { readonly preferred: AccountId | null },
): A | null => {
  const serving = servingAccounts(wanted)
  return serving.find(({ id }) => id === wanted.preferred) ?? serving[0] ?? null
}
