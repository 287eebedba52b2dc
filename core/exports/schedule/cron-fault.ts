import { cronPattern } from './cron-pattern.ts'
import { type CronFault, parseCron } from './parse-cron.ts'

/** What is wrong with a cron text, and where; null for one by which a report can run. */
export const cronFault = (text: string): CronFault | null => {
  const parsed = parseCron(text)
  if (!parsed.ok) return parsed.fault
  return cronPattern(parsed.fields) ? null : { field: null, at: 0, reason: 'neverComes' }
}
