import type { AccountId } from '#core/ids'

/** Everything but the password that a call needs to know of the account it leaves with. */
export interface CallingAccount {
  readonly id: AccountId
  readonly workspaceName: string
  readonly label: string
  readonly login: string
  readonly baseUrl: string
  /** Of the server: a time that names no zone is on its clock. */
  readonly timeZone: string
}
