import type { appCalls } from '#core/contract/app'
import type { Failure } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import type { jobsCalls } from '#core/contract/jobs'
import type { JobId } from '#core/ids'
import type { AnsweringDependencies } from './answering.ts'
import type { CallContext, Handlers, RoutedHandlers } from './handlers.ts'
import type { TellPage } from './tell-page.ts'

// Never run: each expected error is one that the compiler must find, and each line without one must compile.

type JobsHandlers = Pick<Handlers, keyof typeof jobsCalls>

const listJobs = () => ({ ok: true as const, value: [] })
const cancelJob = (_input: { readonly jobId: JobId }, _context: CallContext) => ({
  ok: true as const,
  value: null,
})
const both = { 'jobs.listJobs': listJobs, 'jobs.cancelJob': cancelJob }
both satisfies JobsHandlers

// @ts-expect-error a handler is missing
export const missing: JobsHandlers = { 'jobs.listJobs': listJobs }
export const surplus: JobsHandlers = {
  ...both,
  // @ts-expect-error the contract has no such call
  'jobs.dropJob': cancelJob,
}
export const answers: JobsHandlers = {
  'jobs.cancelJob': cancelJob,
  // @ts-expect-error the answer of another call
  'jobs.listJobs': () => ({ ok: true, value: null }),
}
export const bare: JobsHandlers = {
  'jobs.cancelJob': cancelJob,
  // @ts-expect-error an answer is a result, never a bare value
  'jobs.listJobs': () => [],
}
export const thrown: JobsHandlers = {
  'jobs.listJobs': listJobs,
  // @ts-expect-error a failure is data of a known kind, not an error
  'jobs.cancelJob': () => ({ ok: false, failure: new Error('broken') }),
}
export const wider: JobsHandlers = {
  'jobs.listJobs': listJobs,
  // @ts-expect-error the input is what the schema of this call has read
  'jobs.cancelJob': ({ workspaceId }) => workspaceId,
}

declare const failure: Failure
export const later: JobsHandlers = {
  'jobs.listJobs': async () => ({ ok: false, failure }),
  'jobs.cancelJob': cancelJob,
}

declare const partial: Omit<RoutedHandlers, 'jobs.cancelJob'>
declare const whole: RoutedHandlers
export const routed: AnsweringDependencies['handlers'] = () => whole
// @ts-expect-error a call without a handler is not routed
export const unrouted: AnsweringDependencies['handlers'] = () => partial
// @ts-expect-error the cancelling of calls is the router's own
whole satisfies Pick<Handlers, Extract<keyof typeof appCalls, 'app.cancelCall'>>

declare const tell: TellPage
tell('app.subjectRequested', { subject: { kind: 'uploads' } })
// @ts-expect-error the contract has no such event
tell('app.subjectAsked', { subject: { kind: 'uploads' } })
// @ts-expect-error there is no such subject
tell('app.subjectRequested', { subject: { kind: 'upload' } })
// @ts-expect-error the payload of another event
tell('store.topicsChanged', { subject: { kind: 'uploads' } })

export const about: OutputOf<'app.reportDefect'> = { id: 'd1' }
