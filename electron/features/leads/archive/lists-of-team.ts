import type { AccountId, WorkspaceId } from '#core/ids'
import { minuteMs, type Timestamp } from '#core/time'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { ListedLeads } from '../../../crm/wire/listed-leads.ts'

/** The time between two questions of one team for the same list. */
export const leadsApartMs = minuteMs

interface ClaimedList {
  readonly kind: 'claimed'
  /** Hands the others what the CRM has answered; null where it has answered nothing. */
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
  /** The CRM was asked then or later. */
  readonly askedAt: Timestamp
  /** The CRM had answered by then. */
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
