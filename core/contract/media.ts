import { z } from 'zod'
import {
  fileTokenSchema,
  mediaFileIdSchema,
  projectIdSchema,
  screenIdSchema,
  uploadIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { leftOutSchema } from '#core/media/queue/left-out'
import type { MediaFile } from '#core/media/queue/media-file'
import { placedTargetSchema, uploadStateSchema } from '#core/media/queue/media-file'
import type { MediaPlaces } from '#core/media/shown/media-places'
import { mediaSettingsSchema } from '#core/media/shown/media-settings'
import type { PlaceMedia } from '#core/media/shown/place-media'
import { job, jsonOf, read, write } from './define.ts'
import { failureSchema } from './failure.ts'
import { jobStartedSchema } from './jobs.ts'

export const maxFilesPerDrop = 10_000
export const maxLeftOutTold = 200

const ofProject = { workspaceId: workspaceIdSchema, projectId: projectIdSchema }
const inProject = z.strictObject(ofProject)
/** A list grows with every drop, and a file goes to many places. */
const maxRowsPerCall = 200_000
const files = z.array(mediaFileIdSchema).min(1).max(maxRowsPerCall)
const uploads = z.array(uploadIdSchema).min(1).max(maxRowsPerCall)

const droppedFileSchema = z.strictObject({
  file: fileTokenSchema,
  /** With the folders below the one that was dropped: a hint, never a place to read from. */
  path: z.string().min(1).max(1_000),
})

export const mediaCalls = {
  'media.readSettings': read({
    input: inProject,
    output: mediaSettingsSchema,
    reads: ['mediaSettings'],
  }),
  'media.saveSettings': write({
    input: z.strictObject({ ...ofProject, settings: mediaSettingsSchema }),
    output: z.null(),
    /** A rule or a template says anew where files go that no person has placed. */
  }),
  /** Buildings, floors and units as far as files are put on them; the pricelist and what is shown tell them. */
  'media.readPlaces': read({
    input: inProject,
    output: z.strictObject({
      places: jsonOf<MediaPlaces>(),
    }),
    reads: ['units', 'mediaShown'],
  }),
  /** What the server showed of each place when it was last asked, by screen. */
  'media.readShown': read({
    input: inProject,
    output: z.array(
      z.strictObject({
        screenId: screenIdSchema,
        fetchedAt: z.int(),
        places: jsonOf<readonly PlaceMedia[]>(),
      }),
    ),
    reads: ['mediaShown'],
  }),
  /** Asks the server on every chosen screen. */
  'media.refreshShown': job({
    input: inProject,
    output: jobStartedSchema,
  }),
  'media.listFiles': read({
    input: inProject,
    output: z.strictObject({
      /** In the order in which they are sent. */
      files: jsonOf<readonly MediaFile[]>(),
      /** The queue sends as long as there is something to send. */
      isRunning: z.boolean(),
      /** What holds it up although nobody has paused it; it goes on by itself, or once that is put right. */
      pausedBy: failureSchema.nullable(),
      /** When it goes on by itself, where that is known. */
      triedAgainAt: z.int().nullable(),
      /** Why what the places have now could not be looked at before files left; null: it could. */
      unseenBecause: failureSchema.nullable(),
      /** Files wait for the first look at what their places have. */
      isLooking: z.boolean(),
    }),
    reads: ['mediaFiles'],
  }),
  /** Files, folders and zip archives: looks at every byte, matches, and keeps what was found. */
  'media.addFiles': job({
    input: z.strictObject({
      ...ofProject,
      dropped: z.array(droppedFileSchema).min(1).max(maxFilesPerDrop),
    }),
    output: jobStartedSchema,
  }),
  /** The same file found again in another place, or looked at again after it has changed. */
  'media.findFile': job({
    input: z.strictObject({ fileId: mediaFileIdSchema, file: fileTokenSchema.nullable() }),
    output: jobStartedSchema,
  }),
  /** Takes the offers of the match as they are. */
  'media.confirmMatches': write({
    input: z.strictObject({ files }),
    output: z.null(),
  }),
  /** What a person decides for all of them; an empty list takes the decision back. */
  'media.placeFiles': write({
    input: z.strictObject({
      files,
      targets: z.array(placedTargetSchema).max(500),
      /** Null: the screens of the project's settings. */
      screens: z.array(screenIdSchema).min(1).max(50).nullable(),
    }),
    output: z.null(),
  }),
  'media.nameFile': write({
    input: z.strictObject({
      fileId: mediaFileIdSchema,
      name: z.string().trim().max(200).nullable(),
    }),
    output: z.null(),
  }),
  /** Send them despite warnings and duplicates, or not after all. */
  'media.allowFiles': write({
    input: z.strictObject({ files, isAllowed: z.boolean() }),
    output: z.null(),
  }),
  /** In front of another file; null: to the end. */
  'media.moveFiles': write({
    input: z.strictObject({ files, before: mediaFileIdSchema.nullable() }),
    output: z.null(),
  }),
  /** Out of the list; what was sent stays in the ledger. `restoreFiles` brings them back. */
  'media.removeFiles': write({
    input: z.strictObject({ files }),
    /** What is on its way, or may have arrived, stays in the list. */
    output: z.strictObject({ removed: z.array(mediaFileIdSchema) }),
  }),
  'media.restoreFiles': write({
    input: z.strictObject({ files }),
    output: z.null(),
  }),
  /** Queues what is ready (all of the project's, or these), and sends. */
  'media.startSending': write({
    input: z.strictObject({ ...ofProject, files: files.nullable() }),
    output: z.strictObject({ queued: z.int() }),
  }),
  /** What is on its way ends; nothing new begins, also after a restart, until `resumeSending`. */
  'media.pauseSending': write({ input: inProject, output: z.null() }),
  'media.resumeSending': write({ input: inProject, output: z.null() }),
  'media.cancelUploads': write({
    input: z.strictObject({ uploads }),
    output: z.null(),
  }),
  /** Puts some of the line aside; the others go on. `resumeUploads` puts them back. */
  'media.pauseUploads': write({
    input: z.strictObject({ uploads }),
    output: z.null(),
  }),
  'media.resumeUploads': write({
    input: z.strictObject({ uploads }),
    output: z.null(),
  }),
  /**
   * Failed and cancelled ones, looked at as if they were sent for the first time; a picture with an unknown outcome
   * only after it was settled.
   */
  'media.retryUploads': write({
    input: z.strictObject({ uploads }),
    output: z.null(),
  }),
  /** Compares the galleries of a fresh `get-project` with what is known of them before. */
  'media.lookWhetherArrived': job({
    input: inProject,
    output: jobStartedSchema,
  }),
  /** What a person found out about an unknown outcome. */
  'media.settleUpload': write({
    input: z.strictObject({ uploadId: uploadIdSchema, hasArrived: z.boolean() }),
    output: z.null(),
  }),
  /** Sends the file that was there before. */
  'media.putBack': write({
    input: z.strictObject({ uploadId: uploadIdSchema }),
    output: z.null(),
  }),
}

export const mediaEvents = {
  /** What was dropped and is not in the list, when `addFiles` has ended. */
  'media.filesLeftOut': z.strictObject({
    ...ofProject,
    /** The first of them; the rest is in the count. */
    leftOut: z.array(leftOutSchema).max(maxLeftOutTold),
    count: z.int(),
  }),
  /** What has moved since the last time; at most ten times a second. */
  'media.uploadsProgressed': z.strictObject({
    ...ofProject,
    uploads: z.array(
      z.strictObject({
        id: uploadIdSchema,
        fileId: mediaFileIdSchema,
        state: uploadStateSchema,
        sentBytes: z.number(),
        totalBytes: z.number(),
        /** Since its first byte left. */
        bytesPerSecond: z.number(),
      }),
    ),
    total: z.strictObject({
      files: z.int(),
      filesDone: z.int(),
      bytes: z.number(),
      bytesDone: z.number(),
      /** Of the last seconds. */
      bytesPerSecond: z.number(),
    }),
  }),
}
