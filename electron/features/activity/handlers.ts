import type { Act, ActFilter } from '#core/activity/act'
import type { ApiCall, UnknownCall } from '#core/contract/activity'
import { notFound, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { toJson } from '#core/json'
import type { HandlersOf } from '../../ipc/handlers.ts'
import { type ChainOfActs, verifyActs } from './verify-acts.ts'

export interface ActivityDependencies {
  readonly audit: ChainOfActs & {
    readonly listActs: (page: ParsedInputOf<'activity.listActs'>) => readonly Act[]
    readonly countActs: (filter: ActFilter) => number
    readonly listActors: () => string[]
  }
  readonly listCalls: (filter: ParsedInputOf<'activity.listCalls'>) => {
    calls: ApiCall[]
    total: number
  }
  readonly clearCalls: () => Result<number>
  readonly listUnknownCalls: () => UnknownCall[]
  /** False when there was nothing to settle any more. */
  readonly settleUnknownCall: (
    settled: ParsedInputOf<'activity.settleUnknownCall'>,
  ) => Result<boolean>
}

type ActivityHandlers = HandlersOf<'activity'>

export const activityHandlers = (dependencies: ActivityDependencies): ActivityHandlers => ({
  'activity.listCalls': (filter) => success(dependencies.listCalls(filter)),

  'activity.clearCalls': () => {
    const removed = dependencies.clearCalls()
    return removed.ok ? success({ removed: removed.value }) : removed
  },

  'activity.listUnknownCalls': () => success(dependencies.listUnknownCalls()),

  'activity.settleUnknownCall': (settlement) => {
    const settled = dependencies.settleUnknownCall(settlement)
    if (!settled.ok) return settled
    return settled.value ? success(null) : notFound('never')
  },

  'activity.listActs': (page) =>
    success({
      acts: toJson(dependencies.audit.listActs(page)),
      total: dependencies.audit.countActs(page.filter),
    }),

  'activity.listActors': () => success(dependencies.audit.listActors()),

  'activity.verifyActs': (_, { signal }) => verifyActs(dependencies.audit, signal),
})
