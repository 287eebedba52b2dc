import { z } from 'zod'
import type { UnitId } from '#core/ids'
import {
  batchIdSchema,
  draftIdSchema,
  projectIdSchema,
  unitIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { priceLimitSchema } from '#core/prices/batch/price-limit'
import type { DraftChange, DraftPrice } from '#core/prices/draft/draft-price'
import { draftPriceSchema, maxUnitsPerStep, stepLabelSchema } from '#core/prices/draft/draft-price'
import { jsonInput, jsonOf, read, write } from './define.ts'

export const draftSchema = z.strictObject({
  id: draftIdSchema,
  name: z.string(),
  createdAt: z.int(),
  changedAt: z.int(),
  /** Units whose price it changes. */
  unitCount: z.int(),
  /** Grows with everything that happens to the draft. */
  revision: z.int(),
  /** What undo takes back, and redo does again; null where there is nothing. */
  undoes: stepLabelSchema.nullable(),
  redoes: stepLabelSchema.nullable(),
  /** The batch of it that waits for its time, or has missed it: until a person withdraws that, nothing is changed. */
  seal: z
    .strictObject({
      batchId: batchIdSchema,
      kind: z.enum(['scheduled', 'missed']),
      at: z.int(),
      /** Who has scheduled it, where that may be somebody else of a team. */
      by: z.string().nullable(),
    })
    .nullable(),
})
export type Draft = z.infer<typeof draftSchema>

/** A draft that was put away, until a person brings it back. */
export const archivedDraftSchema = z.strictObject({
  id: draftIdSchema,
  name: z.string(),
  unitCount: z.int(),
  archivedAt: z.int(),
})
export type ArchivedDraft = z.infer<typeof archivedDraftSchema>

/** A price that the server has because a draft of one's own was sent from this computer. */
export const ownSendSchema = z.strictObject({
  unitId: unitIdSchema,
  draftName: z.string(),
  sentAt: z.int(),
})
export type OwnSend = z.infer<typeof ownSendSchema>

export const draftStepSchema = z.strictObject({
  /** The first step is one; zero is the draft before it. */
  position: z.int(),
  label: stepLabelSchema,
  at: z.int(),
  unitCount: z.int(),
  /** Whether the step is in force; otherwise it was undone and can be redone. */
  isDone: z.boolean(),
  /** Went to the server: what lies before it is not taken back here but rolled back. */
  isBarrier: z.boolean(),
})
export type DraftStep = z.infer<typeof draftStepSchema>

/** The word of a second person about a shared draft as it is now, or that somebody waits for it. */
const approvalSchema = z.strictObject({
  id: z.string(),
  state: z.enum(['asked', 'approved', 'refused']),
  asker: z.strictObject({ name: z.string(), isOwn: z.boolean() }),
  /** Who has given it; empty as long as nobody has. */
  decider: z.string(),
  /** Why it was refused, or what was said with an approval. */
  word: z.string(),
  /** This person may give it: they have changed nothing in the draft. */
  mayDecide: z.boolean(),
})
export type Approval = z.infer<typeof approvalSchema>

/** A draft that the team of this desk works on too. */
const sharedDraftSchema = z.strictObject({
  draftId: draftIdSchema,
  workspaceId: workspaceIdSchema,
  projectId: projectIdSchema,
  name: z.string(),
  /** Who has shared it; null until the team was heard in this run. */
  author: z.strictObject({ name: z.string(), isOwn: z.boolean() }).nullable(),
  /** Who edits it now; null where nobody does, or the team is not heard. */
  editor: z
    .strictObject({
      name: z.string(),
      /** This desk, and not another one of the same person. */
      isOwn: z.boolean(),
      /** Others have it from then on, unless the editor goes on. */
      until: z.int(),
    })
    .nullable(),
  /** Who wants to be the next. */
  asker: z.strictObject({ name: z.string(), isOwn: z.boolean() }).nullable(),
  /** Units of which this desk has another price than the team. */
  untold: z.int(),
  /** Those that others have changed as well. */
  contested: z.int(),
  approval: approvalSchema.nullable(),
})
export type SharedDraft = z.infer<typeof sharedDraftSchema>

/** A unit of a shared draft on which a person decides; null: it costs what the server says. */
const contestedPriceSchema = z.strictObject({
  unitId: unitIdSchema,
  mine: draftPriceSchema.nullable(),
  theirs: draftPriceSchema.nullable(),
})
export type ContestedPrice = z.infer<typeof contestedPriceSchema>

const ofProject = z.strictObject({ workspaceId: workspaceIdSchema, projectId: projectIdSchema })

const openDraftSchema = z.strictObject({
  /** Null: a person looks at the prices of the server alone. */
  draftId: draftIdSchema.nullable(),
})
export type OpenDraft = z.infer<typeof openDraftSchema>

const ofDraft = z.strictObject({ draftId: draftIdSchema })
const reviewedSchema = z.strictObject({ ...ofDraft.shape, revision: z.int() })
const nameSchema = z.string().trim().min(1).max(80)

/** The answer to an appended step: who has sent its changes knows them, so ten thousand of them do not come back. */
const appendedStepSchema = z.strictObject({ revision: z.int() })
export type AppendedStep = z.infer<typeof appendedStepSchema>

/** What a move has changed: the screen follows without reading the draft again. */
const draftMoveSchema = z.strictObject({
  revision: z.int(),
  changes: jsonOf<readonly DraftChange[]>(),
})
export type DraftMove = z.infer<typeof draftMoveSchema>

export const draftsCalls = {
  /** The one changed last comes first. */
  'drafts.listDrafts': read({
    input: ofProject,
    output: z.array(draftSchema),
    reads: ['drafts', 'batches', 'sharedDrafts'],
  }),
  /** Lists the drafts that were put away, the one put away last first. */
  'drafts.listArchived': read({
    input: ofProject,
    output: z.array(archivedDraftSchema),
    reads: ['drafts'],
  }),
  'drafts.createDraft': write({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      projectId: projectIdSchema,
      name: nameSchema,
      /** The ID that the caller has for it; a draft of that ID is not made twice. */
      draftId: draftIdSchema.optional(),
    }),
    output: draftIdSchema,
  }),
  /** Which draft was open last; null where none ever was. */
  'drafts.readOpenDraft': read({
    input: ofProject,
    output: openDraftSchema.nullable(),
    reads: ['openDrafts'],
  }),
  /** A draft that is made is open at once. */
  'drafts.openDraft': write({
    input: z.strictObject({ ...ofProject.shape, ...openDraftSchema.shape }),
    output: z.null(),
  }),
  'drafts.renameDraft': write({
    input: z.strictObject({ draftId: draftIdSchema, name: nameSchema }),
    output: z.null(),
  }),
  /** Puts it away; `restoreDraft` brings it back with all its steps. */
  'drafts.discardDraft': write({ input: ofDraft, output: z.null() }),
  'drafts.restoreDraft': write({ input: ofDraft, output: z.null() }),
  'drafts.readDraft': read({
    input: ofDraft,
    output: z.strictObject({
      revision: z.int(),
      prices: jsonOf<readonly (DraftChange & { readonly price: DraftPrice })[]>(),
    }),
    /** The prices are read again after other writes; `appendStep`, `undo`, `redo` and `goToStep` answer with them. */
    reads: ['draftPrices'],
  }),
  /** How each price came into the draft, for those who look for a reason. */
  'drafts.readOrigins': read({
    input: ofDraft,
    output: z.strictObject({
      labels: z.array(stepLabelSchema),
      /** Each unit with the place of its label above. */
      units: jsonOf<readonly (readonly [UnitId, number])[]>(),
    }),
    reads: ['drafts'],
  }),
  /** The units of the draft whose present price on the server was sent from here: nobody else has changed it. */
  'drafts.listOwnSends': read({
    input: ofDraft,
    output: jsonOf<readonly OwnSend[]>(),
    reads: ['units', 'drafts', 'batches'],
  }),
  /** All that are shared, in all projects. Answered without a question to the team. */
  'drafts.listShared': read({
    input: z.strictObject({}),
    output: z.strictObject({
      isInTeam: z.boolean(),
      /** The team cannot be heard: what is done here goes to it later. */
      isAway: z.boolean(),
      drafts: z.array(sharedDraftSchema),
    }),
    reads: ['sharedDrafts', 'drafts', 'team'],
  }),
  /** The others of the team see it from now on, and may edit it one at a time. */
  'drafts.share': write({ input: ofDraft, output: z.null() }),
  /** Whoever edits it is told, and others have it when they stop. */
  'drafts.askFor': write({ input: ofDraft, output: z.null() }),
  'drafts.handOver': write({ input: ofDraft, output: z.null() }),
  /** How much of the draft one person may send by themselves; null where any, or where nobody has told it yet. */
  'drafts.readLimit': read({
    input: ofDraft,
    output: z.strictObject({ limit: priceLimitSchema.nullable() }),
    reads: ['team', 'drafts', 'workspaces'],
  }),
  /** Asks the others for an approval of the draft at the revision that was reviewed. */
  'drafts.askApproval': write({ input: reviewedSchema, output: z.null() }),
  'drafts.decideApproval': write({
    input: z.strictObject({
      ...reviewedSchema.shape,
      approvalId: z.string().min(1).max(100),
      decision: z.enum(['approved', 'refused']),
      /** Whoever refuses says why. */
      word: z.string().trim().max(1_000),
    }),
    output: z.null(),
  }),
  /** What this desk and somebody else have changed, each without knowing of the other. */
  'drafts.listContested': read({
    input: ofDraft,
    output: jsonOf<readonly ContestedPrice[]>(),
    reads: ['sharedDrafts', 'drafts'],
  }),
  'drafts.decideContested': write({
    input: z.strictObject({
      draftId: draftIdSchema,
      /** The prices as they were shown: where one of them has moved since, nothing is decided. */
      prices: z.array(contestedPriceSchema).min(1).max(maxUnitsPerStep),
      winner: z.enum(['mine', 'theirs']),
    }),
    output: draftMoveSchema,
  }),
  'drafts.listSteps': read({
    input: ofDraft,
    output: z.array(draftStepSchema),
    reads: ['drafts'],
  }),
  /** Committed before it answers. What had been taken back before it cannot be redone. */
  'drafts.appendStep': write({
    input: z.strictObject({
      draftId: draftIdSchema,
      label: stepLabelSchema,
      /** One text crosses the border three times faster than objects. */
      changes: jsonInput<readonly DraftChange[]>(20_000_000),
    }),
    output: appendedStepSchema,
  }),
  'drafts.undo': write({ input: ofDraft, output: draftMoveSchema }),
  'drafts.redo': write({ input: ofDraft, output: draftMoveSchema }),
  'drafts.goToStep': write({
    input: z.strictObject({ draftId: draftIdSchema, position: z.int().min(0) }),
    output: draftMoveSchema,
  }),
}
