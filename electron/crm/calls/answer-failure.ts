import { type ExpectedAnswer, type Failure, failed, type Result } from '#core/contract/failure'
import type { Timestamp } from '#core/time'
import { retryAfterMs } from '../guards/retry-after.ts'
import { withoutPersonalData } from './personal-data.ts'

interface ErrorAnswer {
  readonly endpoint: string
  readonly host: string
  readonly status: number
  readonly text: string
  readonly retryAfter: string | null
  readonly now: Timestamp
}

const consentNeeded = 403
const deprecated = 418
const tooSlow = 408
const rateLimited = 429
// A proxy in front of the server says these, while the server itself may still be at work.
const gatewayStatuses: readonly number[] = [502, 503, 504]

/** spec: Errors, the status table: what an answer that is no success means. 401 is the hold's matter. */
export const failureOfAnswer = (answer: ErrorAnswer): Failure => {
  const { endpoint, status, host, now, retryAfter } = answer
  if (status === rateLimited) {
    const until = now + retryAfterMs(retryAfter)
    return { kind: 'cooling', endpoint, until, again: { at: until } }
  }
  // The proxy in front of the server has waited long enough; the server may have heard it all.
  if (status === tooSlow) return { kind: 'unreachable', host, cause: 'timedOut', again: 'now' }
  if (status >= 500) {
    const cause = gatewayStatuses.includes(status) ? 'gateway' : 'serverError'
    return { kind: 'unreachable', host, cause, again: 'now' }
  }
  if (status < 400) {
    return {
      kind: 'notThisServer',
      endpoint,
      expected: 'answer',
      part: null,
      received: `status ${status}`,
      again: 'afterFix',
    }
  }
  return {
    kind: 'refused',
    endpoint,
    status,
    message: withoutPersonalData(answer.text),
    about: status === consentNeeded ? 'consent' : null,
    again: status === deprecated ? 'never' : 'afterFix',
  }
}

/**
 * An answer with the right status that holds something else than was asked for. What was received is still as
 * the server said it: whoever sent the call takes out what must not be kept.
 */
export const notThisServer = (what: {
  readonly endpoint: string
  readonly expected: ExpectedAnswer
  readonly part?: string | null
  readonly received: string
}): Result<never> =>
  failed({
    kind: 'notThisServer',
    endpoint: what.endpoint,
    expected: what.expected,
    part: what.part ?? null,
    received: what.received,
    again: 'afterFix',
  })
