import type { TeamFaultKind } from '#core/team/team-fault'

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

/** The last two while a schema is restored, or until a person is let in again: nothing else can be told then either. */
const passingKinds: ReadonlySet<TeamFaultKind> = new Set([
  'unreachable',
  'timedOut',
  'noTeam',
  'noRights',
])

/** A desk that was lost and comes again; of PostgreSQL: read-only, rolled back, out of room, being stopped, a broken disk. */
const passing = /^(UD002|25|40|53|57|58)/

/** Whether the same may be told once more, because what stands in its way can pass. */
export const isForLater = ({ kind, code }: TeamFault): boolean =>
  passingKinds.has(kind) || passing.test(code ?? '')
