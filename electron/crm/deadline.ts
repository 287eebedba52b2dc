export interface Deadline {
  /** Aborts with a `TimeoutError`, as the platform's own time limits do. */
  readonly signal: AbortSignal
  readonly moveTo: (ms: number) => void
  /** Whatever still goes on under the signal is given up: a body that nobody reads holds its connection. */
  readonly end: () => void
}

// Made once: every call ends with it, and an error's trace takes time.
const finished = new DOMException('Finished', 'AbortError')

export const startDeadline = (ms: number): Deadline => {
  const controller = new AbortController()
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
      controller.abort(finished)
    },
  }
}
