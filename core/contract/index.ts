import type { z } from 'zod'
import { accountsCalls } from './accounts.ts'
import { activityCalls } from './activity.ts'
import { appCalls, appEvents } from './app.ts'
import { batchesCalls } from './batches.ts'
import { consoleCalls } from './console.ts'
import { customersCalls } from './customers.ts'
import type { AnyCall } from './define.ts'
import { draftsCalls } from './drafts.ts'
import { exportAlarmsCalls } from './export-alarms.ts'
import { exportBackupCalls } from './export-backup.ts'
import { exportContentsCalls } from './export-contents.ts'
import { exportDashboardCalls } from './export-dashboard.ts'
import { exportDeliveryCalls } from './export-delivery.ts'
import { exportRunnerCalls } from './export-runner.ts'
import { exportsCalls } from './exports.ts'
import { guideCalls } from './guide.ts'
import { jobsCalls, jobsEvents } from './jobs.ts'
import { leadsCalls } from './leads.ts'
import { mediaCalls, mediaEvents } from './media.ts'
import { milestonesCalls } from './milestones.ts'
import { paymentsCalls } from './payments.ts'
import { pricesCalls } from './prices.ts'
import { settingsCalls } from './settings.ts'
import { storeCalls, storeEvents } from './store.ts'
import { supportCalls, supportEvents } from './support.ts'
import { tablesCalls } from './tables.ts'
import { teamCalls } from './team.ts'
import { updatesCalls } from './updates.ts'

/** Everything that may be said across the border between the window and main. */
export const calls = {
  ...appCalls,
  ...settingsCalls,
  ...accountsCalls,
  ...pricesCalls,
  ...draftsCalls,
  ...batchesCalls,
  ...tablesCalls,
  ...mediaCalls,
  ...exportsCalls,
  ...exportContentsCalls,
  ...exportDeliveryCalls,
  ...exportBackupCalls,
  ...exportDashboardCalls,
  ...exportAlarmsCalls,
  ...exportRunnerCalls,
  ...paymentsCalls,
  ...milestonesCalls,
  ...consoleCalls,
  ...leadsCalls,
  ...customersCalls,
  ...jobsCalls,
  ...activityCalls,
  ...guideCalls,
  ...storeCalls,
  ...supportCalls,
  ...updatesCalls,
  ...teamCalls,
} as const satisfies Record<string, AnyCall>

export const events = {
  ...appEvents,
  ...mediaEvents,
  ...jobsEvents,
  ...storeEvents,
  ...supportEvents,
} as const satisfies Record<string, z.ZodType>

export type CallName = keyof typeof calls
export type EventName = keyof typeof events

/** `InputOf` is what the caller may write; `ParsedInputOf` is what the handler gets after the schema has read it. */
export type InputOf<N extends CallName> = z.input<(typeof calls)[N]['input']>
export type ParsedInputOf<N extends CallName> = z.output<(typeof calls)[N]['input']>
export type OutputOf<N extends CallName> = z.output<(typeof calls)[N]['output']>
export type PayloadOf<N extends EventName> = z.output<(typeof events)[N]>

type NamesOfKind<K extends AnyCall['kind']> = {
  [N in CallName]: (typeof calls)[N]['kind'] extends K ? N : never
}[CallName]
export type ReadName = NamesOfKind<'read'>
export type WriteName = NamesOfKind<'write'>
export type JobName = NamesOfKind<'job'>

export const isCallName = (name: unknown): name is CallName =>
  typeof name === 'string' && Object.hasOwn(calls, name)
