import type { z } from 'zod'
import { loginKeySchema } from '#core/accounts/login-key'
import { reportDefinitionSchema } from './report-definition.ts'

/** What all desks of a team have of a report: what it asks for, with which login, and when. */
export const teamReportSchema = reportDefinitionSchema
  .pick({ name: true, content: true, rules: true })
  .extend({ login: loginKeySchema })
export type TeamReport = z.infer<typeof teamReportSchema>
