import { minuteMs, type Timestamp } from '#core/time'
import type { RefusalCause, RunnerStatus } from './runner-status.ts'

/** Something at a runner that does not come right by itself. */
export type StatusTrouble =
  | { readonly kind: 'refused'; readonly cause: RefusalCause; readonly since: Timestamp }
  | { readonly kind: 'held'; readonly workspace: string; readonly account: string }
  | { readonly kind: 'failing'; readonly workspace: string; readonly report: string }
  | {
      readonly kind: 'overdue'
      readonly workspace: string
      readonly report: string
      readonly dueAt: Timestamp
    }
  | {
      readonly kind: 'missing' | 'rejected'
      readonly workspace: string
      readonly count: number
    }
  | { readonly kind: 'silent'; readonly workspace: string }

/** A report that is due leaves within a minute, unless something is in its way that nobody told. */
const latestMs = 5 * minuteMs

/** What needs somebody at a runner, wherever it is told. A missing password is told by the report that needs it. */
export const statusTroubles = ({ at, refusal, workspaces }: RunnerStatus): StatusTrouble[] => [
  ...(refusal === null ? [] : [{ kind: 'refused' as const, ...refusal }]),
  ...workspaces.flatMap((one) => troublesOf(one, at)),
]

const troublesOf = (
  { name: workspace, accounts, leads, reports }: RunnerStatus['workspaces'][number],
  at: Timestamp,
): StatusTrouble[] => {
  const counted = (kind: 'missing' | 'rejected', count: number): StatusTrouble[] =>
    count > 0 ? [{ kind, workspace, count }] : []
  return [
    ...accounts.flatMap(({ label: account, state }): StatusTrouble[] =>
      state === 'held' ? [{ kind: 'held', workspace, account }] : [],
    ),
    ...reports.flatMap(({ name: report, failuresInARow, runs: [last] }): StatusTrouble[] =>
      failuresInARow > 0 || last?.failedAt != null ? [{ kind: 'failing', workspace, report }] : [],
    ),
    ...reports.flatMap(({ name: report, nextRunAt: dueAt }): StatusTrouble[] =>
      dueAt !== null && dueAt < at - latestMs
        ? [{ kind: 'overdue', workspace, report, dueAt }]
        : [],
    ),
    ...counted('missing', leads?.missing ?? 0),
    ...counted('rejected', leads?.rejected ?? 0),
    ...(leads?.isSilent === true ? [{ kind: 'silent' as const, workspace }] : []),
  ]
}
