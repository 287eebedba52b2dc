import type { Result } from '#core/contract/failure'
import type { CallName, InputOf, OutputOf } from '#core/contract/index'
import type { CallContext, Handlers } from '../handlers.ts'

/** Calls handlers as the window would, behind the border; a failure is thrown with its data. */
export const callHandlers =
  <Given extends Partial<Handlers>>(handlers: Given) =>
  async <N extends CallName & keyof Given>(name: N, input: InputOf<N>): Promise<OutputOf<N>> => {
    const handler = handlers[name] as unknown as (
      input: InputOf<N>,
      context: CallContext,
    ) => Result<OutputOf<N>>
    const result = await handler(input, { signal: new AbortController().signal })
    if (!result.ok) throw Object.assign(new Error(result.failure.kind), { failure: result.failure })
    return result.value
  }
