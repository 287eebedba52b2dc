export interface Deadline {
  /** Aborts with the call, and with a `TimeoutError` when it takes too long, as the platform's own time limits do. */
  readonly signal: AbortSignal
  readonly moveTo: (ms: number) => void
  /** Gives up whatever still goes on under the signal: a body that nobody reads holds its connection. */
  readonly end: () => void
}

// The error is made once: every call ends with it, and a stack trace takes time.
const finished = new DOMException('Finished', 'AbortError')

export const startDeadline = (ms: number, called: AbortSignal): Deadline => {
  const controller = new AbortController()
  // Cheaper than a signal that is put together of others: there is one of these for each call.
  const follow = () => controller.abort(called.reason)
  if (called.aborted) follow()
  else called.addEventListener('abort', follow)
  const expire = () => controller.abort(new DOMException('Too slow', 'TimeoutError'))
  let timer = setTimeout(expire, ms)
  return {
    signal: controller.signal,
    moveTo: (laterMs) => {
      clearTimeout(timer)
      timer = setTimeout(expire, laterMs)
    },
    end: () => {
      clearTimeout(timer)
      called.removeEventListener('abort', follow)
      controller.abort(finished)
    },
  }
}
