import type { AccountId, WorkspaceId } from '#core/ids'
import { minuteMs, type Timestamp } from '#core/time'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { ListedLeads } from '../../../crm/wire/listed-leads.ts'

/** One team asks for the same list no more often. */
export const leadsApartMs = minuteMs

interface ClaimedList {
  readonly kind: 'claimed'
  /** The others get what was answered; null: nothing was. */
  readonly end: (answered: ListedLeads | null) => void
}

type ListClaim =
  | ClaimedList
  /** Somebody else of the team asks at the moment, or has done so within the minute. */
  | { readonly kind: 'others' }

/** What the CRM has answered to the computer of a colleague, by the clock of this one. */
export interface ListOfColleague extends ListedLeads {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  readonly by: string
  /** Not after the CRM was asked. */
  readonly askedAt: Timestamp
  /** Not before it had answered. */
  readonly answeredAt: Timestamp
}

/** Lists of leads that one computer of a team asks for and all get. */
export interface ListsOfTeam {
  readonly claim: (account: CallingAccount) => Promise<ListClaim>
  /** Says who takes what colleagues have asked for. */
  readonly follow: (take: (list: ListOfColleague) => Promise<void>) => void
}

/** This computer asks, and tells nobody. */
export const askedAlone: ClaimedList = { kind: 'claimed', end: () => undefined }

export const noTeamLists: ListsOfTeam = {
  claim: () => Promise.resolve(askedAlone),
  follow: () => undefined,
}
