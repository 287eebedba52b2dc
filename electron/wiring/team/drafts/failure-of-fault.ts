import { failed, notDoneByTeam, notFound, type Result } from '#core/contract/failure'
import type { TeamFault } from '#core/team/team-fault'

/** Why the team has not done what was asked of it about a draft. */
export const failureOfFault = (fault: TeamFault): Result<never> => {
  const { kind } = fault
  if (kind === 'noArea') return failed({ kind: 'outsideRole', area: 'prices', again: 'afterFix' })
  // The draft, or what was said of it: the database was restored.
  return kind === 'notHere' ? notFound('afterFix') : notDoneByTeam(fault)
}
