/** Why the team's database did not do what was asked of it. */
export const teamFaults = [
  /** Nobody answers there, or the connection was lost. */
  'unreachable',
  /** It has no TLS, or its certificate is not that of the host or not signed by a known authority. */
  'certificate',
  'timedOut',
  /** A login lets nobody in any more; a session that was open or on its way did not end in time. */
  'stillConnected',
  /** The login or its password is not let in. */
  'refused',
  /** There is no password for it in the keychain, or no keychain. */
  'noPassword',
  'noRights',
  /** The person does not work with what it is about. */
  'noArea',
  'noDatabase',
  /** The schema is not there, or is of somebody else. */
  'noTeam',
  /** Another team or somebody else has the name. */
  'nameTaken',
  /** The schema is newer than this Unitdesk understands. */
  'newerTeam',
  /** The schema is older: whoever looks after the team brings it up to date. */
  'olderTeam',
  /** A team has people in the database already: one of them, or whoever looks after it, invites others. */
  'teamThere',
  /** Its PostgreSQL is older than those that Unitdesk works with. */
  'oldServer',
  /** A person is at as many desks as anybody may be. */
  'tooManyDesks',
  /** The server has as many connections, of the person or of all, as it allows. */
  'tooManyConnections',
  /** The database of a team that is to be tried out did not start. */
  'notStarted',
  'alreadyHere',
  'notHere',
  /** Something that Unitdesk does not know; its code is that of PostgreSQL. */
  'other',
] as const
export type TeamFaultKind = (typeof teamFaults)[number]

export interface TeamFault {
  readonly kind: TeamFaultKind
  /** A code of PostgreSQL, of the network or of the keychain; no text of theirs, which may hold what was asked. */
  readonly code: string | null
}

const passingKinds: ReadonlySet<TeamFaultKind> = new Set([
  'unreachable',
  'timedOut',
  'stillConnected',
  'tooManyConnections',
])

/** A desk that was lost and comes again; of PostgreSQL: read-only, rolled back, out of room, being stopped, a broken disk. */
const passingCodes = /^(UD002|25|40|53|57|58)/

/** Whether the same may work a little later although nobody has mended anything. */
export const mayPass = ({ kind, code }: TeamFault): boolean =>
  passingKinds.has(kind) || passingCodes.test(code ?? '')

/** What a person is shown: what passes and has no kind of its own is as good as a team that is out of reach. */
export const shownKind = (fault: TeamFault): TeamFaultKind =>
  fault.kind === 'other' && mayPass(fault) ? 'unreachable' : fault.kind
