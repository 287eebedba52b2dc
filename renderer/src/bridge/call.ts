import type { Result } from '#core/contract/failure'
import type { CallName, InputOf, OutputOf } from '#core/contract/index'

let lastCall = 0

/** Makes one call to main. A failure is a value here; only TanStack's functions throw it. */
export const call = async <N extends CallName>(
  name: N,
  input: InputOf<N>,
  signal?: AbortSignal,
): Promise<Result<OutputOf<N>>> => {
  lastCall += 1
  const callId = `call-${lastCall}`
  const cancel = () => {
    // Main answers the cancelled call itself: nobody waits for this answer.
    void window.unitdesk.call('app.cancelCall', { callId }, `${callId}-cancel`)
  }
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return (await window.unitdesk.call(name, input, callId)) as Result<OutputOf<N>>
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}
