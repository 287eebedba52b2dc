import type { Result } from '#core/contract/failure'
import type { AccountId, FileToken, WorkspaceId } from '#core/ids'
import type { Clock } from '#core/time'
import type { Caller } from '../../crm/calls/caller.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type { FilePart } from '../../crm/transport/file-part.ts'

export interface ConsoleAccount {
  readonly accountId: AccountId
  readonly label: string
  readonly areas: string[]
  readonly baseUrl: string
}

export interface ConsoleDependencies {
  /** Whether a person has switched it on. */
  readonly isOn: () => boolean
  /** Whether others share the CRM, and agree on what leaves. */
  readonly isInTeam: (workspaceId: WorkspaceId) => boolean
  readonly caller: Pick<Caller, 'once' | 'create'>
  readonly listAccounts: (workspaceId: WorkspaceId) => ConsoleAccount[]
  readonly accountFor: (of: {
    workspaceId: WorkspaceId
    accountId: AccountId
  }) => Promise<Result<CallingAccount>>
  readonly filePart: (file: FileToken) => Promise<Result<FilePart>>
  readonly pickSaveFile: (suggestedName: string) => Promise<string | null>
  readonly writeFile: (path: string, bytes: Uint8Array) => Promise<Result<null>>
  readonly nameOf: (path: string) => string
  readonly clock: Clock
  /** Writes down who has replaced something at the CRM. */
  readonly tellReplaced: (replaced: {
    readonly workspaceId: WorkspaceId
    readonly endpoint: string
    readonly outcome: 'done' | 'refused' | 'unknown'
  }) => void
}
