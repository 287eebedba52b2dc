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

/** A draft on its way to the server. */
const wanted = {
  draftId: draftIdSchema,
  /** The one that was reviewed: a draft that has changed since is not sent. */
  revision: z.int(),
  /** Stay in the draft and are not sent. */
  leftOut: z.array(unitIdSchema).max(maxUnitsPerStep),
  note: z.string().trim().max(1_000),
}

export const batchesCalls = {
  /** Newest first. */
  'batches.listBatches': read({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      projectId: projectIdSchema,
      /** Batches made before this one; null begins with the newest. */
      before: batchIdSchema.nullable(),
      limit: z.int().min(1).max(200),
      /** Only those with a unit whose number holds this text; empty: all. */
      unit: z.string().trim().max(60),
      /** Only those in one of these states; empty: all. */
      states: z.array(z.enum(batchKinds)).max(20),
    }),
    output: z.array(batchSchema),
    reads: ['batches'],
  }),
  /** In any workspace and project: those that a person must look at (unknown, missed, found out and not yet told). */
  'batches.listOpenBatches': read({
    input: z.strictObject({}),
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
    input: z.strictObject(wanted),
    output: z.strictObject({ jobId: jobIdSchema, batchId: batchIdSchema }),
  }),
  'batches.schedule': write({
    input: z.strictObject({ ...wanted, at: z.int() }),
    output: batchIdSchema,
  }),
  /** A batch that waits for its time or was missed, at once. */
  'batches.sendNow': job({
    input: ofBatch,
    output: jobStartedSchema,
  }),
  /** One that waits for its time, or has missed it, gets another one. */
  'batches.reschedule': write({
    input: z.strictObject({ batchId: batchIdSchema, at: z.int() }),
    output: z.null(),
  }),
  'batches.withdraw': write({ input: ofBatch, output: z.null() }),
  /** Withdraws whatever of the draft waits for its time, so that it can be changed. */
  'batches.unsealDraft': write({
    input: z.strictObject({ draftId: draftIdSchema }),
    output: z.null(),
  }),
  /** Finds out by a fresh read what became of a batch whose answer never came. */
  'batches.compare': job({
    input: ofBatch,
    output: jobStartedSchema,
  }),
  /** What was found out has been read by a person. */
  'batches.acknowledge': write({ input: ofBatch, output: z.null() }),
  /** A new draft with the prices of before; units that it cannot take back are left out and named. */
  'batches.rollBack': write({
    input: ofBatch,
    output: z.strictObject({
      draftId: draftIdSchema,
      /** Their price is no longer the batch's. */
      changedSince: z.array(namedUnit),
      /** Had none before, or only one of the two: the API takes no price away. */
      withoutPrice: z.array(namedUnit),
    }),
  }),
}
