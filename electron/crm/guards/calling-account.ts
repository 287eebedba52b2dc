import type { AccountId } from '#core/ids'

/** Everything but the password that a call needs to know of the account it leaves with. */
export interface CallingAccount {
  readonly id: AccountId
  readonly workspaceName: string
  readonly label: string
  readonly login: string
  readonly baseUrl: string
  /** The zone of the server's clock, which times without a zone are on. */
  readonly timeZone: string
}
