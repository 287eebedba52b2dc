import { notDoneInArea, notFound, type Result } from '#core/contract/failure'
import type { TeamFault } from '#core/team/team-fault'

/** Why the team has not done what was asked of it about a draft. */
export const failureOfFault = (fault: TeamFault): Result<never> =>
  // The draft, or what was said of it: the database was restored.
  fault.kind === 'notHere' ? notFound('afterFix') : notDoneInArea('prices', fault)
