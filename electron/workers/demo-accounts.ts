import { projectIdSchema } from '#core/ids'
import type { SandboxAccount } from '../../sandbox/accounts/accounts.ts'
import type { ReadyDemo } from './demo-crm-message.ts'

/** The accounts of the demo that work. */
export const demoAccounts = (accounts: readonly SandboxAccount[]): ReadyDemo['accounts'] =>
  accounts
    .filter(({ state, areas }) => state === 'active' && areas.length > 0)
    .map(({ label, login, password, areas, projects }) => ({
      label,
      login,
      password,
      areas: [...areas],
      // Who reaches one project alone is asked for that one, before those who reach others.
      projects: projects.length === 1 ? projects.map((id) => projectIdSchema.parse(id)) : null,
    }))
