import { type Answer, plainText } from '../answer.ts'
import type { Fault } from './fault.ts'

const maintenancePage = `<!DOCTYPE html>
<html><head><title>Maintenance</title></head>
<body><h1>We will be back soon</h1><p>The system is being updated.</p></body></html>
`

/** What is answered instead of the endpoint, which is then never asked; null when it is to be asked. */
export const answerOfFault = (fault: Fault | null): Answer | null => {
  switch (fault?.kind) {
    case 'status':
      return plainText(fault.status, 'Unexpected server error.')
    case 'htmlPage':
      return {
        status: fault.status,
        contentType: 'text/html; charset=utf-8',
        body: maintenancePage,
      }
    case 'tooMany':
      return {
        ...plainText(429, 'Too many requests.'),
        headers: { 'retry-after': String(fault.retryAfterSeconds) },
      }
    default:
      return null
  }
}
