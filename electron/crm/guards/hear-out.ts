import { secondMs } from '#core/time'

export interface HeardRequest {
  /** The signal that the request goes with. */
  readonly signal: AbortSignal
  /** What there was to hear was heard. */
  readonly heard: () => void
  readonly end: () => void
}

const patienceMs = 2 * secondMs

/**
 * A request that may just be costing a failed login, or creating something, is not dropped the moment a person cancels
 * it: what the server answers within a moment is still heard, so that cancelling again and again costs no more logins
 * than waiting would. Called before anybody has cancelled.
 */
export const hearOut = (cancelled: AbortSignal, mustHear: () => boolean): HeardRequest => {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const drop = () => controller.abort(cancelled.reason)
  const onCancelled = () => {
    if (mustHear()) timer = setTimeout(drop, patienceMs)
    else drop()
  }
  cancelled.addEventListener('abort', onCancelled)
  return {
    signal: controller.signal,
    heard: () => {
      if (cancelled.aborted) drop()
    },
    end: () => {
      clearTimeout(timer)
      cancelled.removeEventListener('abort', onCancelled)
    },
  }
}
