import { z } from 'zod'
import {
  batchIdSchema,
  draftIdSchema,
  jobIdSchema,
  projectIdSchema,
  unitIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import type { BatchUnit } from '#core/prices/batch/batch'
import { batchKinds, batchSchema, openBatchSchema } from '#core/prices/batch/batch'
import { maxUnitsPerStep } from '#core/prices/draft/draft-price'
import { job, jsonOf, read, write } from './define.ts'
import { jobStartedSchema } from './jobs.ts'

const namedUnit = z.strictObject({ unitId: unitIdSchema, number: z.string() })

const ofBatch = z.strictObject({ batchId: batchIdSchema })

/** A draft that is to be sent. */
const sendInput = {
  draftId: draftIdSchema,
  /** The revision that was reviewed: a draft that has changed since is not sent. */
  revision: z.int(),
  /** The revision with which the review began: what others have changed since may have been overlooked. */
  reviewedFrom: z.int().optional(),
  /** Units that stay in the draft and are not sent. */
  leftOut: z.array(unitIdSchema).max(maxUnitsPerStep),
  note: z.string().trim().max(1_000),
}

export const batchesCalls = {
  /** Lists batches, the newest first. */
  'batches.listBatches': read({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      projectId: projectIdSchema,
      /** Batches made before this one; null begins with the newest. */
      before: batchIdSchema.nullable(),
      limit: z.int().min(1).max(200),
      /** Only batches with a unit whose number holds this text; an empty text means all. */
      unit: z.string().trim().max(60),
      /** Only batches in one of these states; an empty list means all. */
      states: z.array(z.enum(batchKinds)).max(20),
    }),
    output: z.array(batchSchema),
    reads: ['batches'],
  }),
  /**
   * Batches of any workspace and project that a person must look at: unknown, missed, or with an outcome that was found
   * out and not yet read.
   */
  'batches.listOpenBatches': read({
    input: z.strictObject({}),
    output: z.array(openBatchSchema),
    reads: ['batches', 'projects'],
  }),
  /** Batches of any project of a workspace that wait for their time or have missed it, the earliest time first. */
  'batches.listScheduled': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: z.array(openBatchSchema),
    reads: ['batches', 'projects'],
  }),
  'batches.readBatch': read({
    input: ofBatch,
    output: z
      .strictObject({
        batch: batchSchema,
        units: jsonOf<readonly BatchUnit[]>(),
      })
      .nullable(),
    reads: ['batches'],
  }),
  /** Reads the pricelist again, stops at any conflict or lock, sends one request, reads again. */
  'batches.send': job({
    input: z.strictObject(sendInput),
    output: z.strictObject({ jobId: jobIdSchema, batchId: batchIdSchema }),
  }),
  'batches.schedule': write({
    input: z.strictObject({ ...sendInput, at: z.int() }),
    output: batchIdSchema,
  }),
  /** Sends a batch at once that waits for its time or has missed it. */
  'batches.sendNow': job({
    input: ofBatch,
    output: jobStartedSchema,
  }),
  /** Gives another time to a batch that waits for its time or has missed it. */
  'batches.reschedule': write({
    input: z.strictObject({ batchId: batchIdSchema, at: z.int() }),
    output: z.null(),
  }),
  'batches.withdraw': write({ input: ofBatch, output: z.null() }),
  /** Withdraws the batches of a draft that wait for their time, so that the draft can be changed. */
  'batches.unsealDraft': write({
    input: z.strictObject({ draftId: draftIdSchema }),
    output: z.null(),
  }),
  /** Reads the pricelist to find out what became of a batch whose answer never came. */
  'batches.compare': job({
    input: ofBatch,
    output: jobStartedSchema,
  }),
  /** A person has read what was found out. */
  'batches.acknowledge': write({ input: ofBatch, output: z.null() }),
  /**
   * Makes a new draft with the prices from before the batch. Units that cannot be taken back are left out and named.
   */
  'batches.rollBack': write({
    input: ofBatch,
    output: z.strictObject({
      draftId: draftIdSchema,
      /** Units whose price is no longer the one that the batch has set. */
      changedSince: z.array(namedUnit),
      /** Units that had no price before, or only one of the two: the API takes no price away. */
      withoutPrice: z.array(namedUnit),
    }),
  }),
}
