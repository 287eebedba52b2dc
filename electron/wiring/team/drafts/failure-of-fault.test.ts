import { expect, test } from 'vitest'
import { teamFault } from '../../../team/team-result.ts'
import { failureOfFault } from './failure-of-fault.ts'

const failureOf = (...fault: Parameters<typeof teamFault>) => {
  const answer = teamFault(...fault)
  if (answer.ok) throw new Error('a fault is none')
  return failureOfFault(answer.fault)
}

test.each([
  ['unreachable', null, { kind: 'team', fault: 'unreachable', again: 'now' }],
  ['timedOut', null, { kind: 'team', fault: 'timedOut', again: 'now' }],
  // A desk that was lost comes again by itself, and a disk has room some time.
  ['other', 'UD002', { kind: 'team', fault: 'other', again: 'now' }],
  ['other', '53100', { kind: 'team', fault: 'other', again: 'now' }],
  ['tooManyConnections', '53300', { kind: 'team', fault: 'tooManyConnections', again: 'now' }],
  ['other', '54000', { kind: 'team', fault: 'other', again: 'afterFix' }],
  ['noRights', 'UD001', { kind: 'team', fault: 'noRights', again: 'afterFix' }],
  ['noTeam', '3F000', { kind: 'team', fault: 'noTeam', again: 'afterFix' }],
  ['noArea', 'UD004', { kind: 'outsideRole', area: 'prices', again: 'afterFix' }],
  ['notHere', 'UD005', { kind: 'notAllowed', reason: 'notFound', again: 'afterFix' }],
] as const)(
  'what the team answers about a draft with %s (%s) is told as what it is',
  (kind, code, failure) => {
    expect(failureOf(kind, code)).toEqual({ ok: false, failure })
  },
)
