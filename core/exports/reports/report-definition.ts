import { z } from 'zod'
import { accountIdSchema, fileTokenSchema } from '#core/ids'
import { alertRuleSchema } from '../alerts/content-alerts.ts'
import { deliveryRulesSchema } from '../delivery/delivery.ts'
import { retentionSchema } from '../runs/retention.ts'
import { runRulesSchema } from '../schedule/job-progress.ts'
import { exportEndpoint } from './export-endpoint.ts'
import { parameterFault } from './export-parameter.ts'
import { readExportName } from './read-export-name.ts'

/** Which table a report asks for, and how it is narrowed. */
export const reportContentSchema = z
  .strictObject({
    /** The export's name without the prefix; it need not be in the catalogue. */
    name: z.string().max(64),
    format: z.enum(['xls', 'xlsx']),
    /** Parameters by their names in the API; an empty one is not sent. */
    parameters: z.record(z.string().max(64), z.string().max(5_000)),
  })
  .superRefine(({ name, parameters }, context) => {
    const fault = (path: string[]) => context.addIssue({ code: 'custom', path, message: '' })
    const read = readExportName(exportEndpoint(name))
    if (read.kind === 'refused') return fault(['name'])
    const known = read.kind === 'known' ? read.entry.parameters : read.parameters
    for (const parameter of Object.keys(parameters)) {
      // The format says it.
      const isKnown = parameter !== 'xlsx' && known.some((one) => one.name === parameter)
      if (!isKnown) fault(['parameters', parameter])
    }
    for (const parameter of known) {
      if (parameterFault(parameter, parameters[parameter.name] ?? '') !== null) {
        fault(['parameters', parameter.name])
      }
    }
  })
export type ReportContent = z.infer<typeof reportContentSchema>

// What no file name may hold on any system, or begin and end with.
const fileNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((name) => !/[\\/:*?"<>|\p{Cc}]|^\.|[. ]$/u.test(name))

export const latestFormatSchema = z.enum(['asFetched', 'xlsx', 'csv'])
export type LatestFormat = z.infer<typeof latestFormatSchema>

/** What a person keeps of a report. */
export const reportDefinitionSchema = z.strictObject({
  name: z.string().trim().min(1).max(120),
  content: reportContentSchema,
  /** Null takes whichever account serves exports. */
  accountId: accountIdSchema.nullable(),
  /** Null for a report that runs only when a person starts it. */
  rules: runRulesSchema.nullable(),
  /** Null for a report that is kept by the rules of all reports. */
  retention: retentionSchema.pick({ maxCount: true, maxAgeMs: true }).nullable(),
  alerts: z.array(alertRuleSchema).max(20),
  /** A file that is replaced after every run. */
  latest: z
    .strictObject({
      /** The answer of `exports.pickFolder`; null keeps the folder that the report has. */
      folder: fileTokenSchema.nullable(),
      /** The file name without its ending. */
      fileName: fileNameSchema,
      format: latestFormatSchema,
    })
    .nullable(),
  /** Null for a report that is sent to nobody. */
  delivery: deliveryRulesSchema.nullable().default(null),
  /** A table of the backup: it is asked for after the others of it, and nothing else follows from its runs. */
  isOfBackup: z.literal(true).optional(),
  /** What all desks of a team know it by: a change of it is one for all. */
  ofTeam: z.string().min(1).max(64).optional(),
})
export type ReportDefinition = z.infer<typeof reportDefinitionSchema>
