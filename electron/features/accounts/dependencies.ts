import type { Topic } from '#core/contract/define'
import type { Result } from '#core/contract/failure'
import type { AccountId, FileToken, WorkspaceId } from '#core/ids'
import type { Listing } from '../../crm/wire/listing.ts'
import type { PasswordVault } from '../../keychain/password-vault.ts'
import type { Hold } from '../../store/holds.ts'
import type { StoredAccount, StoredWorkspace } from '../../store/workspaces.ts'
import type { DemoCrm } from './demo-crm.ts'

export interface AccountsStore {
  readonly listWorkspaces: () => StoredWorkspace[]
  readonly readHold: (accountId: AccountId) => Hold | null
  readonly clearHold: (accountId: AccountId) => Result<null>
  readonly insertWorkspace: (workspace: StoredWorkspace) => Result<null>
  readonly removeWorkspace: (workspaceId: WorkspaceId) => Result<null>
  readonly writePasswordPlace: (
    account: Pick<StoredAccount, 'id' | 'passwordPlace'>,
  ) => Result<null>
  readonly saveListing: (of: { workspaceId: WorkspaceId; listing: Listing }) => Result<null>
  /** The workspace that the window shows. */
  readonly shownWorkspace: () => WorkspaceId | null
  /** The workspace that the window shows from now on; null shows the welcome again. */
  readonly enterWorkspace: (workspaceId: WorkspaceId | null) => Result<null>
}

export interface Probe {
  readonly baseUrl: string
  readonly login: string
  readonly password: string
  readonly signal: AbortSignal
}

export interface AccountsDependencies {
  readonly store: AccountsStore
  readonly vault: PasswordVault
  readonly demo: DemoCrm
  /** Asks a server, with a credential that nothing is kept of, which projects it lists. */
  readonly probe: (probe: Probe) => Promise<Result<Listing>>
  /** No call of the account leaves while its password changes, and the first one after it goes alone. */
  readonly changeCredential: <T>(accountId: AccountId, work: () => Promise<T>) => Promise<T>
  readonly newId: () => string
  readonly announce: (topics: readonly Topic[]) => void
  /** Asks where to save; null when the user cancelled. */
  readonly pickSaveFile: (suggestedName: string) => Promise<string | null>
  readonly grantedPath: (token: FileToken) => Result<string>
  readonly files: {
    readonly read: (path: string) => Promise<Result<string>>
    readonly write: (path: string, text: string) => Promise<Result<null>>
  }
}
