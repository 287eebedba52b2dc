import { failed, notFound, type Result, teamAway } from '#core/contract/failure'
import { isForLater, type TeamFault } from '../../../team/team-result.ts'

/** Why the team has not done what was asked of it about a draft. */
export const failureOfFault = (fault: TeamFault): Result<never> => {
  const { kind } = fault
  if (kind === 'noArea') return failed({ kind: 'outsideRole', area: 'prices', again: 'afterFix' })
  // The draft, or what was said of it: the database was restored.
  if (kind === 'notHere') return notFound('afterFix')
  if (kind === 'timedOut') return failed({ kind: 'team', fault: kind, again: 'now' })
  // Codes that pass have no sentence of their own.
  if (kind === 'unreachable' || (kind === 'other' && isForLater(fault))) return failed(teamAway)
  return failed({ kind: 'team', fault: kind, again: 'afterFix' })
}
