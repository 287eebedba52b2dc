import { type LoginKey, loginKey } from '#core/accounts/login-key'
import type { StoredAccount } from '../../store/accounts/accounts.ts'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { DemoCrm } from './demo-crm.ts'

interface LoginAndServer {
  readonly workspace: Pick<StoredWorkspace, 'kind' | 'baseUrl'>
  readonly account: Pick<StoredAccount, 'login'>
}

/** The key by which the guards know an account; the demo has another address with every start. */
export const loginOf = (
  { address }: Pick<DemoCrm, 'address'>,
  { workspace: { kind, baseUrl }, account: { login } }: LoginAndServer,
): LoginKey => loginKey({ baseUrl: kind === 'demo' ? (address() ?? baseUrl) : baseUrl, login })
