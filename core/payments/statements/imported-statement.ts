import type { StatementId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { StatementFormat } from '../formats/statement-format.ts'
import type { FigureCheck } from './check-figures.ts'
import type { AccountDay } from './reconcile-month.ts'
import type { StatementFigures, StatementProblem } from './statement.ts'
import type { DayTotal } from './totals-by-day.ts'

/** A statement at the time of its import. */
export interface StatementImport {
  readonly id: StatementId
  readonly fileName: string
  readonly sha256: string
  readonly format: StatementFormat
  readonly importedAt: Timestamp
  /** The first problems; `problemCount` counts all. */
  readonly problems: readonly StatementProblem[]
  /** The number of all problems; older imports did not store it. */
  readonly problemCount?: number
  readonly checks: readonly FigureCheck[]
  /** Totals of all movements of the statement, by day and currency. */
  readonly totals: readonly DayTotal[]
  /** What the bank tells of each account, and what moved on it by day; older imports did not store them. */
  readonly figures?: readonly StatementFigures[]
  readonly days?: readonly AccountDay[]
  readonly notIncoming: number
  readonly added: number
}

/** An imported statement with what has become of its payments since. */
export interface ImportedStatement extends StatementImport {
  readonly payments: number
  readonly booked: number
  readonly unknown: number
  readonly open: number
}
