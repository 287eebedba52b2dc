import { mayPass, type TeamFault, type TeamFaultKind } from '#core/team/team-fault'

export type TeamResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: TeamFault }

export const done = <T>(value: T): TeamResult<T> => ({ ok: true, value })

export const teamFault = (kind: TeamFaultKind, code: string | null = null): TeamResult<never> => ({
  ok: false,
  fault: { kind, code },
})

/** While a schema is restored, or until a person is let in again: nothing else can be told then either. */
const untilMended: ReadonlySet<TeamFaultKind> = new Set(['noTeam', 'noRights'])

/** Whether a desk keeps what it has to tell and tells it once more, because what stands in its way can pass. */
export const isForLater = (fault: TeamFault): boolean =>
  mayPass(fault) || untilMended.has(fault.kind)
