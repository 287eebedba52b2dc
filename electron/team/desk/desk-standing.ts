import type { TeamFault } from '#core/team/team-fault'

/** Whether a desk is with its team at the moment. */
export type DeskStanding =
  /** It has not come yet in this run. */
  | { readonly kind: 'coming' }
  | { readonly kind: 'here' }
  /** It tries again by itself. */
  | { readonly kind: 'away'; readonly fault: TeamFault }
