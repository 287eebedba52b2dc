/** Why the team's database did not do what was asked of it. */
export const teamFaults = [
  /** Nobody answers there, or the connection was lost. */
  'unreachable',
  /** It has no TLS, or its certificate is not that of the host or not signed by a known authority. */
  'certificate',
  'timedOut',
  /** The login or its password is not let in. */
  'refused',
  'noRights',
  'noDatabase',
  /** The schema is not there, or is of somebody else. */
  'noTeam',
  /** Another team or somebody else has the name. */
  'nameTaken',
  /** The schema is newer than this Unitdesk understands. */
  'newerTeam',
  /** The schema is older: whoever looks after the team brings it up to date. */
  'olderTeam',
  'alreadyHere',
  'notHere',
  /** Something that Unitdesk does not know; its code is that of PostgreSQL. */
  'other',
] as const
export type TeamFaultKind = (typeof teamFaults)[number]

export interface TeamFault {
  readonly kind: TeamFaultKind
  /** A code of PostgreSQL or of the network; no text of theirs, which may hold what was asked. */
  readonly code: string | null
}

export type TeamResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: TeamFault }

export const done = <T>(value: T): TeamResult<T> => ({ ok: true, value })

export const teamFault = (kind: TeamFaultKind, code: string | null = null): TeamResult<never> => ({
  ok: false,
  fault: { kind, code },
})
