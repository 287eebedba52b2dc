import type { Result } from '#core/contract/failure'
import { type CallName, calls, type InputOf, type OutputOf } from '#core/contract/index'
import { readUnderWay } from '../../store/testing/read-under-way.ts'
import type { CallContext, Handlers } from '../handlers.ts'

/** Calls handlers as the window would, behind the border; a failure is thrown with its data. */
export const callHandlers =
  <Given extends Partial<Handlers>>(handlers: Given) =>
  async <N extends CallName & keyof Given>(name: N, input: InputOf<N>): Promise<OutputOf<N>> => {
    const handler = handlers[name] as unknown as (
      input: InputOf<N>,
      context: CallContext,
    ) => Result<OutputOf<N>>
    const context = { signal: new AbortController().signal }
    const call = calls[name]
    // What a read shows and is not told of is a fault of its topics.
    const result = await (call.kind === 'read'
      ? readUnderWay.run({ name, topics: call.reads }, () => handler(input, context))
      : handler(input, context))
    if (!result.ok) throw Object.assign(new Error(result.failure.kind), { failure: result.failure })
    return result.value
  }
