import type { Area } from '#core/api/areas'

export const permissions = ['WRITE_CMS_DATA', 'READ_CUSTOMER_DATA', 'WRITE_CUSTOMER_DATA'] as const
export type Permission = (typeof permissions)[number]

/** An invitation may wait for its acceptance; terms may wait for theirs in the web interface. */
export const accountStates = ['active', 'invited', 'consentMissing'] as const
export type AccountState = (typeof accountStates)[number]

/** The languages in which an account's exports can be written. */
export const accountLanguages = ['cs', 'en'] as const
export type AccountLanguage = (typeof accountLanguages)[number]

export interface SandboxAccount {
  readonly login: string
  readonly password: string
  readonly label: string
  readonly areas: readonly Area[]
  readonly permissions: readonly Permission[]
  /** IDs of the projects that the account may reach. */
  readonly projects: readonly number[]
  readonly state: AccountState
  readonly language: AccountLanguage
}

type AccountPlan = Omit<SandboxAccount, 'password' | 'projects'>

const active = (
  login: string,
  label: string,
  areas: readonly Area[],
  granted: readonly Permission[] = [],
): AccountPlan => ({ login, label, areas, permissions: granted, state: 'active', language: 'cs' })

const plans: readonly AccountPlan[] = [
  active('prices@demo', 'Pricelist', ['prices']),
  active('media@demo', 'Website media', ['media', 'prices'], ['WRITE_CMS_DATA']),
  active('leads@demo', 'Website leads', ['leads']),
  active(
    'customers@demo',
    'Customer care',
    ['customers'],
    ['READ_CUSTOMER_DATA', 'WRITE_CUSTOMER_DATA'],
  ),
  active('exports@demo', 'Reports', ['exports']),
  // The one project whose sales have dates that its prices obey; the figures of the others stay without it.
  active('history@demo', 'Sales history', ['exports']),
  active('payments@demo', 'Accounting', ['payments']),
  active('nothing@demo', 'No areas', []),
  { ...active('invited@demo', 'Invitation not accepted', ['prices']), state: 'invited' },
  { ...active('consent@demo', 'Terms not accepted', ['prices']), state: 'consentMissing' },
]

/** The demo has one account for each area, and one for each way in which an account does not work. */
export const makeAccounts = ({
  newPassword,
  projects,
  pricedProjects,
}: {
  newPassword: (login: string) => string
  projects: readonly number[]
  /** What the account that only has to do with prices reaches besides, and that of their history alone. */
  pricedProjects: readonly number[]
}): SandboxAccount[] =>
  plans.map((plan) => ({
    ...plan,
    password: newPassword(plan.login),
    projects: projectsOf(plan.login, projects, pricedProjects),
  }))

const projectsOf = (
  login: string,
  projects: readonly number[],
  pricedProjects: readonly number[],
): readonly number[] => {
  if (login === 'history@demo') return pricedProjects
  return login === 'prices@demo' ? [...projects, ...pricedProjects] : projects
}
