import { z } from 'zod'
import type { UnitId } from '#core/ids'
import {
  projectIdSchema,
  raiseReminderIdSchema,
  screenIdSchema,
  unitIdSchema,
  viewIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import type { LastChange } from '#core/prices/building/last-change'
import { dealMappingSchema } from '#core/prices/deals/deal-columns'
import { dealEvidenceSchema } from '#core/prices/deals/deal-evidence'
import type { SalesSource } from '#core/prices/pace/sales-source'
import { premiumAnswerSchema, premiumAnswersSchema } from '#core/prices/premiums/premium-answers'
import type { Unit } from '#core/prices/pricelist/unit'
import { attributeTypeSchema } from '#core/prices/pricelist/unit'
import { maxUnitsPerChunk } from '#core/prices/pricelist/unit-chunk'
import { serverPairSchema } from '#core/prices/rules/price-pair'
import { priceRulesSchema } from '#core/prices/rules/price-rules'
import { keptReminderSchema, raiseReminderSchema } from '#core/prices/what-if/raise-reminder'
import type { Cell } from '#core/tables/table'
import { job, jsonOf, read, write } from './define.ts'
import { jobStartedSchema } from './jobs.ts'

export const projectSchema = z.object({
  id: projectIdSchema,
  name: z.string(),
  city: z.string().nullable(),
  freeUnits: z.int().nullable(),
  /** When the server last listed the project. */
  fetchedAt: z.int(),
})
export type Project = z.infer<typeof projectSchema>

export const pricelistSchema = z.object({
  projectId: projectIdSchema,
  projectName: z.string(),
  /** ISO 4217, as far as the server says. */
  currency: z.string().nullable(),
  fetchedAt: z.int(),
  /** Prices that somebody else of the team has sent since then have arrived. */
  isOvertaken: z.boolean(),
  unitCount: z.int(),
  /** Names of units that could not be read and are left out. */
  unreadUnits: z.array(z.string()),
  attributeTypes: z.array(attributeTypeSchema),
})
export type Pricelist = z.infer<typeof pricelistSchema>

/** A unit with what tells it from others of its number. */
export const foundUnitSchema = z.strictObject({
  projectId: projectIdSchema,
  unitId: unitIdSchema,
  number: z.string(),
  building: z.string(),
  floor: z.string(),
})
export type FoundUnit = z.infer<typeof foundUnitSchema>

const ofProject = { workspaceId: workspaceIdSchema, projectId: projectIdSchema }

/** A way to look at a pricelist, saved under a name. */
export const priceViewSchema = z.strictObject({
  id: viewIdSchema,
  name: z.string(),
  /** The screen's own record of columns, filters, order and search. */
  state: z.string(),
})
export type PriceView = z.infer<typeof priceViewSchema>

/** One price of one unit, and when it was first seen. */
export const seenPriceSchema = z.strictObject({
  at: z.int(),
  pair: serverPairSchema,
  statusCode: z.int().nullable(),
  /**
   * How the price came: with the first pricelist that was loaded, by a batch of this application, or from elsewhere.
   */
  origin: z.enum(['first', 'batch', 'elsewhere']),
  /** Who changed it, where that is known. */
  person: z.string().nullable(),
})
export type SeenPrice = z.infer<typeof seenPriceSchema>

/** A unit that is different in the pricelist than at an earlier moment. */
export const changedSinceSchema = z.strictObject({
  unitId: unitIdSchema,
  number: z.string(),
  /** Whether the unit was not there at that moment, so that it has no earlier price. */
  isNew: z.boolean(),
  before: serverPairSchema,
  now: serverPairSchema,
  statusBefore: z.int().nullable(),
  statusNow: z.int().nullable(),
})
export type ChangedSince = z.infer<typeof changedSinceSchema>

const sendLimitSchema = z.strictObject({ sumMinor: z.int().positive().nullable() })

export const pricesCalls = {
  'prices.listProjects': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: z.array(projectSchema),
    reads: ['projects'],
  }),
  /** The pricelist that was last loaded; null when the project was never loaded. */
  'prices.readPricelist': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema, projectId: projectIdSchema }),
    output: pricelistSchema.nullable(),
    reads: ['units', 'audit', 'workspaces'],
  }),
  'prices.readUnits': read({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      projectId: projectIdSchema,
      offset: z.int().min(0),
      limit: z.int().min(1).max(maxUnitsPerChunk),
    }),
    /** The units in the order of the server's tree. */
    output: z.object({ units: jsonOf<Unit[]>() }),
    reads: ['units'],
  }),
  /** The units of that number in every project that was loaded, the best first. */
  'prices.findUnits': read({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      number: z.string().trim().min(1).max(60),
      limit: z.int().min(1).max(50),
    }),
    output: z.array(foundUnitSchema),
    reads: ['units'],
  }),
  'prices.refreshProjects': job({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: jobStartedSchema,
  }),
  'prices.refreshPricelist': job({
    input: z.strictObject({ workspaceId: workspaceIdSchema, projectId: projectIdSchema }),
    output: jobStartedSchema,
  }),

  /** The screen by which a project is asked for, where the server refuses the one that was assumed. */
  'prices.chooseScreen': write({
    input: z.strictObject({ ...ofProject, screenId: screenIdSchema }),
    output: z.null(),
  }),
  'prices.readDealEvidence': read({
    input: z.strictObject(ofProject),
    output: z.strictObject({
      evidence: z.array(dealEvidenceSchema),
      /** When the products export that has the deals was made; null where it was never read. */
      exportedAt: z.int().nullable(),
    }),
    reads: ['dealEvidence'],
  }),
  /** Downloads the products export, which has the deals of units. */
  'prices.readDeals': job({
    input: z.strictObject(ofProject),
    output: jobStartedSchema,
  }),
  /**
   * The export whose titles are unknown, so that a person can say which columns have the deals; null where there is
   * none.
   */
  'prices.readDealTable': read({
    input: z.strictObject(ofProject),
    output: z
      .strictObject({
        exportedAt: z.int(),
        sheets: z.array(
          z.strictObject({ name: z.string(), rows: jsonOf<readonly (readonly Cell[])[]>() }),
        ),
      })
      .nullable(),
    reads: [],
  }),
  'prices.mapDeals': write({
    input: z.strictObject({
      ...ofProject,
      sheet: z.int().nonnegative(),
      mapping: dealMappingSchema,
    }),
    output: z.strictObject({ units: z.int(), deals: z.int() }),
  }),
  'prices.readRules': read({
    input: z.strictObject(ofProject),
    output: priceRulesSchema,
    reads: ['priceRules'],
  }),
  'prices.changeRules': write({
    input: z.strictObject({ ...ofProject, rules: priceRulesSchema }),
    output: z.null(),
  }),
  /** The sum with VAT above which a change is confirmed by typing its sum, in all projects of a workspace; null: none. */
  'prices.readSendLimit': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: sendLimitSchema,
    reads: ['priceRules'],
  }),
  'prices.changeSendLimit': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, ...sendLimitSchema.shape }),
    output: z.null(),
  }),
  /** What a person has said about the list that the CRM does not say. */
  'prices.readPremiumAnswers': read({
    input: z.strictObject(ofProject),
    output: premiumAnswersSchema,
    reads: ['premiumAnswers'],
  }),
  'prices.answerPremiums': write({
    input: z.strictObject({ ...ofProject, answer: premiumAnswerSchema }),
    output: z.null(),
  }),
  /** The reminders of a project, each with the draft that it has prepared. */
  'prices.listRaiseReminders': read({
    input: z.strictObject(ofProject),
    output: z.array(keptReminderSchema),
    reads: ['raiseReminders', 'drafts'],
  }),
  /** Units that are taken already count for nothing. */
  'prices.addRaiseReminder': write({
    input: z.strictObject({ ...ofProject, reminder: raiseReminderSchema }),
    output: raiseReminderIdSchema,
  }),
  'prices.removeRaiseReminder': write({
    input: z.strictObject({ reminderId: raiseReminderIdSchema }),
    output: z.null(),
  }),
  /** The person has seen the draft that was prepared, and keeps it or has it archived. */
  'prices.settleRaise': write({
    input: z.strictObject({
      reminderId: raiseReminderIdSchema,
      draft: z.enum(['keep', 'archive']),
    }),
    output: z.null(),
  }),
  'prices.listViews': read({
    input: z.strictObject(ofProject),
    output: z.array(priceViewSchema),
    reads: ['priceViews'],
  }),
  /** Saves a view; one of the same name is replaced. */
  'prices.saveView': write({
    input: z.strictObject({
      ...ofProject,
      name: z.string().trim().min(1).max(80),
      state: z.string().max(100_000),
    }),
    output: viewIdSchema,
  }),
  'prices.removeView': write({
    input: z.strictObject({ viewId: viewIdSchema }),
    output: z.null(),
  }),
  /** Units that have changed since a moment, in the order of the pricelist, as many as a person may want to read. */
  'prices.readChangedSince': read({
    input: z.strictObject({ ...ofProject, since: z.int() }),
    output: z.array(changedSinceSchema),
    reads: ['units'],
  }),
  /** Units whose price was seen before that moment and has not changed since. */
  'prices.listUnchangedSince': read({
    input: z.strictObject({ ...ofProject, since: z.int() }),
    /** The units in the order of the pricelist. */
    output: z.strictObject({ unitIds: jsonOf<readonly UnitId[]>() }),
    reads: ['units'],
  }),
  /** When the price of each unit was last seen to change. */
  'prices.listLastChanges': read({
    input: z.strictObject(ofProject),
    output: z.strictObject({ lastChanges: jsonOf<readonly (readonly [UnitId, LastChange])[]>() }),
    reads: ['units'],
  }),
  'prices.readPriceHistory': read({
    input: z.strictObject({ ...ofProject, unitId: unitIdSchema }),
    /** The prices, the oldest first. */
    output: z.array(seenPriceSchema),
    reads: ['units', 'batches', 'audit', 'workspaces'],
  }),
  /** What was taken and came back, as far as the price lists that were loaded show it; null before there are two. */
  'prices.readSeenSales': read({
    input: z.strictObject(ofProject),
    output: z.strictObject({ source: jsonOf<SalesSource | null>() }),
    reads: ['units'],
  }),
}
