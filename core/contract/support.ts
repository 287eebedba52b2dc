import { z } from 'zod'
import { write } from './define.ts'

/** What a report is made of; each is a file of the archive. */
const reportPartNames = [
  'versions.json',
  'settings.json',
  'store.json',
  'faults.json',
  'activity.csv',
  'log.txt',
  'crashes.json',
] as const

const reportPartSchema = z.object({ name: z.enum(reportPartNames), text: z.string() })
export type ReportPart = z.infer<typeof reportPartSchema>

export const supportCalls = {
  /** Puts together what a helper would need, for the person to read; it is kept until the next one, and goes nowhere. */
  'support.prepareReport': write({
    input: z.strictObject({}),
    output: z.object({ id: z.string(), parts: z.array(reportPartSchema) }),
  }),
  /** Saves the report that the person was shown, and no other. Null when they decided otherwise. */
  'support.saveReport': write({
    input: z.strictObject({ id: z.string().min(1).max(64) }),
    output: z.object({ file: z.string() }).nullable(),
  }),
  'support.showLogFolder': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
}

export const supportEvents = {
  /** A person has chosen the report in the menu of the system. */
  'support.reportRequested': z.object({}),
}
