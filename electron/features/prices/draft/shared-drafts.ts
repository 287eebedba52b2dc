import { type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { DraftId } from '#core/ids'
import type { PriceLimit } from '#core/prices/batch/price-limit'
import { noTeamSchedule, type TeamSchedule } from '../batch/team-schedule.ts'

/** Drafts on which a team works together. A desk that is alone has none. */
export interface SharedDrafts {
  /** What waits for the whole team. */
  readonly schedule: TeamSchedule
  /** Whether somebody else edits the draft. Where that is not known the team is asked; without its team a desk goes on alone. */
  readonly begin: (draftId: DraftId) => Result<null> | Promise<Result<null>>
  /**
   * The same, and all that the team and this desk have of the draft is the same, and nobody else has changed it since the
   * revision with which its review began.
   */
  readonly beginSending: (
    draftId: DraftId,
    reviewedFrom?: number,
  ) => Result<null> | Promise<Result<null>>
  readonly list: () => OutputOf<'drafts.listShared'>
  readonly share: (draftId: DraftId) => Promise<Result<null>>
  /** Asks whoever edits the draft; has it at once where nobody does. */
  readonly askFor: (draftId: DraftId) => Promise<Result<null>>
  /** How much of a draft one person may send by themselves; null where there is no limit. */
  readonly limitOf: (draftId: DraftId) => PriceLimit | null
  /** Asks the others to approve the draft as it was reviewed. */
  readonly askApproval: (asked: ParsedInputOf<'drafts.askApproval'>) => Promise<Result<null>>
  readonly decideApproval: (
    decided: ParsedInputOf<'drafts.decideApproval'>,
  ) => Promise<Result<null>>
  readonly handOver: (draftId: DraftId) => Promise<Result<null>>
  /** Null where the draft is not shared: then it is this desk's alone. */
  readonly change: (
    draftId: DraftId,
    changed: { readonly name: string } | { readonly isPutAway: boolean },
  ) => Promise<Result<null>> | null
}

const nobody = (): Promise<Result<null>> => Promise.resolve(success(null))

export const noTeamOfDrafts: SharedDrafts = {
  schedule: noTeamSchedule,
  begin: () => success(null),
  beginSending: () => success(null),
  list: () => ({ isInTeam: false, isAway: false, drafts: [] }),
  share: nobody,
  askFor: nobody,
  limitOf: () => null,
  askApproval: nobody,
  decideApproval: nobody,
  handOver: nobody,
  change: () => null,
}
