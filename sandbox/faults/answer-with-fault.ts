import { type Answer, plainText } from '../http/answer.ts'
import type { Fault } from './fault.ts'

const maintenancePage = `<!DOCTYPE html>
<html><head><title>Maintenance</title></head>
<body><h1>We will be back soon</h1><p>The system is being updated.</p></body></html>
`

/** Null when the endpoint's own answer is to be sent. */
const answerInstead = (fault: Fault | null): Answer | null => {
  switch (fault?.kind) {
    case 'status':
      return plainText(fault.status, 'Unexpected server error.')
    case 'htmlPage':
      return {
        status: fault.status,
        contentType: 'text/html; charset=utf-8',
        body: maintenancePage,
      }
    case 'otherAnswer':
      return { status: fault.status, contentType: fault.contentType, body: fault.body }
    case 'tooMany':
      return {
        ...plainText(429, 'Too many requests.'),
        headers: { 'retry-after': String(fault.retryAfterSeconds) },
      }
    default:
      return null
  }
}

/** The endpoint's answer, or the fault that replaces it before the endpoint is asked or after its change. */
export const answerWithFault = (fault: Fault | null, ask: () => Answer): Answer => {
  const instead = answerInstead(fault)
  if (instead === null) return ask()
  if (fault !== null && 'when' in fault && fault.when === 'after') ask()
  return instead
}
