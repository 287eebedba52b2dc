import type { StatementId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { StatementFormat } from '../formats/statement-format.ts'
import type { FigureCheck } from './check-figures.ts'
import type { StatementProblem } from './statement.ts'
import type { DayTotal } from './totals-by-day.ts'

/** A statement that was taken over, as it was then. */
export interface NewStatement {
  readonly id: StatementId
  readonly fileName: string
  readonly sha256: string
  readonly format: StatementFormat
  readonly importedAt: Timestamp
  /** The first of them. */
  readonly problems: readonly StatementProblem[]
  /** All; statements of long ago do not tell. */
  readonly problemCount?: number
  readonly checks: readonly FigureCheck[]
  /** Of every movement on it, by day and currency. */
  readonly totals: readonly DayTotal[]
  readonly notIncoming: number
  readonly added: number
}

/** And what has become of its payments since. */
export interface KeptStatement extends NewStatement {
  readonly payments: number
  readonly booked: number
  readonly unknown: number
  readonly open: number
}
