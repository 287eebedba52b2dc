import type { FaultPlan } from '../faults/fault-plan.ts'
import type { Db } from '../state/db.ts'
import type { MovableSwitches } from '../switches.ts'
import type { MovableClock } from '../time/clock.ts'
import type { Recording } from './recording.ts'

/** The parts of the sandbox that the control interface reads and changes. */
export interface ControlledSandbox {
  readonly db: Db
  readonly clock: MovableClock
  readonly switches: MovableSwitches
  readonly recording: Recording
  readonly faults: FaultPlan
}

/** Author of the changes without the API in the history of a unit. */
export const changeAuthor = 'somebody in the CRM'
