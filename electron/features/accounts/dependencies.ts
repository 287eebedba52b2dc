import type { LoginKey } from '#core/accounts/login-key'
import type { Topic } from '#core/contract/define'
import type { Result } from '#core/contract/failure'
import type { AccountId, FileToken, WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { AskArea } from '../../crm/calls/ask-area.ts'
import type { Caller } from '../../crm/calls/caller.ts'
import type { Probe, ProbeOutcome } from '../../crm/calls/probe-server.ts'
import type { Authority } from '../../crm/transport/parse-authorities.ts'
import type { Listing } from '../../crm/wire/listing/listing.ts'
import type { PasswordVault } from '../../keychain/password-vault.ts'
import type { AccountChoice, ChoicePlace } from '../../store/accounts/account-choices.ts'
import type { StoredAccount } from '../../store/accounts/accounts.ts'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { DeniedEndpoint } from '../../store/guards/denied-endpoints.ts'
import type { Hold } from '../../store/guards/holds.ts'
import type { DemoCrm } from './demo-crm.ts'

interface CoolingEndpoint {
  readonly endpoint: string
  readonly until: Timestamp
}

export interface AccountsStore {
  readonly listWorkspaces: () => StoredWorkspace[]
  readonly readHold: (login: LoginKey) => Hold | null
  /** Since when nothing leaves to a server with any login. */
  readonly readOriginHold: (origin: string) => Timestamp | null
  readonly listDenied: (login: LoginKey) => DeniedEndpoint[]
  /** Whether the server has let in the password that it has now. */
  readonly isProven: (login: LoginKey) => boolean
  readonly listCooling: (login: LoginKey) => CoolingEndpoint[]
  readonly clearHold: (login: LoginKey) => Result<null>
  readonly insertWorkspace: (workspace: StoredWorkspace) => Result<null>
  readonly writeTimeZone: (zone: Pick<StoredWorkspace, 'id' | 'timeZone'>) => Result<null>
  readonly removeWorkspace: (workspaceId: WorkspaceId) => Result<null>
  readonly writePasswordPlace: (
    account: Pick<StoredAccount, 'id' | 'passwordPlace'>,
  ) => Result<null>
  readonly insertAccount: (account: StoredAccount) => Result<null>
  readonly changeAccount: (
    account: Pick<StoredAccount, 'id' | 'label' | 'areas' | 'projects'>,
  ) => Result<null>
  readonly removeAccount: (accountId: AccountId) => Result<null>
  /** Remembers an entry of the keychain that nobody needs, for the next start to remove. */
  readonly addEntryLeft: (entry: string) => Result<null>
  readonly readChoice: (place: ChoicePlace) => AccountId | null
  readonly listChoices: (workspaceId: WorkspaceId) => AccountChoice[]
  readonly writeChoice: (choice: AccountChoice) => Result<null>
  /** Adds what the server has listed to an account to the projects that the workspace knows. */
  readonly saveListing: (of: {
    workspaceId: WorkspaceId
    accountId: AccountId
    listing: Listing
  }) => Result<null>
  /** The workspace that the window shows. */
  readonly shownWorkspace: () => WorkspaceId | null
  /** The workspace that the window shows from now on; null shows the welcome again. */
  readonly enterWorkspace: (workspaceId: WorkspaceId | null) => Result<null>
}

/** The certificate authority that a person has added, kept in the profile. */
export interface KeptAuthority {
  readonly read: () => readonly Authority[]
  readonly parse: (text: string) => Authority[] | null
  readonly write: (authorities: readonly Authority[]) => Result<null>
  readonly remove: () => Result<null>
}

export interface AccountsDependencies {
  readonly authority: KeptAuthority
  readonly store: AccountsStore
  readonly vault: PasswordVault
  readonly demo: DemoCrm
  /** Whether a person lets anything leave to this address; asked before the first time. */
  readonly mayContact: (baseUrl: string) => Promise<boolean>
  /** Asks a server, with a credential that nothing is kept of, which areas it is let into. */
  readonly probe: (probe: Probe) => Promise<Result<ProbeOutcome>>
  /** No call of the login leaves while its password changes, and the first one after an untried one goes alone. */
  readonly changeCredential: Caller['changeCredential']
  /** A user's action: a held login may send one request, which goes alone. */
  readonly tryOnce: (login: LoginKey) => Promise<Result<null>>
  /** Sends one request with a stored account, only to see whether the server lets the account in. */
  readonly ask: AskArea
  /** Removes what else of a workspace is in the keychain. */
  readonly forgetSecrets: (workspaceId: WorkspaceId) => Promise<Result<null>>
  readonly newId: () => string
  /** Announces changes of what is in no store. */
  readonly announce: (topics: readonly Topic[]) => void
  readonly grantedPath: (token: FileToken) => Result<string>
  /** Nothing that a person has picked until now is opened any more. */
  readonly endFiles: () => void
  readonly files: {
    readonly read: (path: string) => Promise<Result<string>>
  }
}
