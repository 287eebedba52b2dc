import { z } from 'zod'

/** What a person or a schedule has done: it reached the CRM, or changed what the application goes by. */
const actKinds = [
  'batch',
  'price',
  'media',
  'lead',
  'payment',
  'settlement',
  'consent',
  'call',
  'priceRules',
  'sendLimit',
  'raiseReminder',
  'paymentSettings',
  'report',
  'workspace',
  'account',
  'teamRole',
  'teamLogin',
  'priceLimit',
  'teamKey',
  'approval',
  'release',
  'forgotten',
  'store',
] as const

export const actOutcomes = [
  'sent',
  'confirmed',
  'differs',
  'rejected',
  'notApplied',
  'unknown',
  'culprit',
  'done',
  'refused',
  'created',
  'replaced',
  'stored',
  'added',
  'made',
  'changed',
  'removed',
  'restored',
  'asked',
  'approved',
] as const
export type ActOutcome = (typeof actOutcomes)[number]

const factSchema = z.record(z.string(), z.json()).nullable()

/** A row of the audit: nothing in it is a secret, and nobody is named but people of the team. */
export const actSchema = z.strictObject({
  id: z.int().min(1),
  at: z.int(),
  person: z.string(),
  /** The name of the computer. */
  desk: z.string(),
  workspace: z.string(),
  /** The server of the CRM that it concerns; `demo` for one that is inside, and empty for none. */
  crm: z.string(),
  kind: z.enum(actKinds),
  outcome: z.enum(actOutcomes),
  projectId: z.int().nullable(),
  unitId: z.int().nullable(),
  /** The number of a unit, as it was then; empty where the act is about none, or its list was not known. */
  unit: z.string(),
  /** What else the act is about: a project, an endpoint, a report, an account. */
  subject: z.string(),
  before: factSchema,
  after: factSchema,
  /** What ties acts together: a batch and its units. */
  source: z.string(),
  hash: z.string(),
})
export type Act = z.infer<typeof actSchema>

export const actFilterSchema = z.strictObject({
  /** A part of a unit's number; empty: any act. */
  unit: z.string().max(100),
  /** Null: anybody. */
  person: z.string().max(200).nullable(),
  /** From this moment on, and before that one. */
  from: z.int().nullable(),
  to: z.int().nullable(),
})
export type ActFilter = z.infer<typeof actFilterSchema>
