import type { FaultPlan } from '../faults/fault-plan.ts'
import type { Db } from '../state/db.ts'
import type { MovableSwitches } from '../switches.ts'
import type { MovableClock } from '../time/clock.ts'
import type { Recording } from './recording.ts'

/** What the control interface reads and moves. */
export interface Controlled {
  readonly db: Db
  readonly clock: MovableClock
  readonly switches: MovableSwitches
  readonly recording: Recording
  readonly faults: FaultPlan
}
