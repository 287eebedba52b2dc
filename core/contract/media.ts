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
  /** The path below the dropped folder: a hint for matching, never a place to read from. */
  path: z.string().min(1).max(1_000),
})

export const mediaCalls = {
  'media.readSettings': read({
    input: inProject,
    output: mediaSettingsSchema,
    // Where nobody has chosen screens, they are the first ones of the project.
    reads: ['mediaSettings', 'projects'],
  }),
  'media.saveSettings': write({
    input: z.strictObject({ ...ofProject, settings: mediaSettingsSchema }),
    output: z.null(),
    /** A new rule or template matches again the files that no person has placed. */
  }),
  /** Buildings, floors and units that files can go to, from the pricelist and from what the server shows. */
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
      /** The files in the order in which they are sent. */
      files: jsonOf<readonly MediaFile[]>(),
      /** Whether the queue sends as long as there is something to send. */
      isRunning: z.boolean(),
      /**
       * What holds the queue up although nobody has paused it; it goes on by itself, or as soon as the cause is mended.
       */
      pausedBy: failureSchema.nullable(),
      /** When the queue goes on by itself, where that is known. */
      triedAgainAt: z.int().nullable(),
      /** Why the present state of the places could not be read before files left; null where it could. */
      unseenBecause: failureSchema.nullable(),
      /** Whether files wait for the first reading of what their places have. */
      isLooking: z.boolean(),
    }),
    reads: ['mediaFiles'],
  }),
  /** The folder whose new files come into the list by themselves. */
  'media.readFolder': read({
    input: inProject,
    output: z.strictObject({ name: z.string(), isThere: z.boolean() }).nullable(),
    reads: ['mediaSettings'],
  }),
  /** Asks a person for the folder; nothing changes when the person cancels. */
  'media.chooseFolder': write({ input: inProject, output: z.null() }),
  'media.forgetFolder': write({ input: inProject, output: z.null() }),
  /** Takes files, folders and zip archives: checks every byte, matches, and stores what was found. */
  'media.addFiles': job({
    input: z.strictObject({
      ...ofProject,
      dropped: z.array(droppedFileSchema).min(1).max(maxFilesPerDrop),
    }),
    output: jobStartedSchema,
  }),
  /** Points to the same file in another place, or checks it again after it has changed. */
  'media.findFile': job({
    input: z.strictObject({ fileId: mediaFileIdSchema, file: fileTokenSchema.nullable() }),
    output: jobStartedSchema,
  }),
  /** Checks all files again that were gone from their places. */
  'media.findMissing': job({ input: inProject, output: jobStartedSchema }),
  /** Accepts the proposals of the match. */
  'media.confirmMatches': write({
    input: z.strictObject({ files }),
    output: z.null(),
  }),
  /** Places all given files as a person decides; an empty list withdraws the decision. */
  'media.placeFiles': write({
    input: z.strictObject({
      files,
      targets: z.array(placedTargetSchema).max(500),
      /** Null stands for the screens of the project's settings. */
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
  /** Sends the files despite warnings and duplicates, or withdraws that permission. */
  'media.allowFiles': write({
    input: z.strictObject({ files, isAllowed: z.boolean() }),
    output: z.null(),
  }),
  /** Moves files in front of another file; null moves them to the end. */
  'media.moveFiles': write({
    input: z.strictObject({ files, before: mediaFileIdSchema.nullable() }),
    output: z.null(),
  }),
  /** Removes files from the list; what was sent stays in the ledger. `restoreFiles` brings them back. */
  'media.removeFiles': write({
    input: z.strictObject({ files }),
    /** Files that are under way, or may have arrived, stay in the list. */
    output: z.strictObject({ removed: z.array(mediaFileIdSchema) }),
  }),
  'media.restoreFiles': write({
    input: z.strictObject({ files }),
    output: z.null(),
  }),
  /** Queues what is ready, of the whole project or of these files, and sends it. */
  'media.startSending': write({
    input: z.strictObject({ ...ofProject, files: files.nullable() }),
    output: z.strictObject({ queued: z.int() }),
  }),
  /** Lets the uploads under way end and begins no other one, even after a restart, until `resumeSending`. */
  'media.pauseSending': write({ input: inProject, output: z.null() }),
  'media.resumeSending': write({ input: inProject, output: z.null() }),
  'media.cancelUploads': write({
    input: z.strictObject({ uploads }),
    output: z.null(),
  }),
  /** Pauses some uploads of the queue while the others go on; `resumeUploads` takes them up again. */
  'media.pauseUploads': write({
    input: z.strictObject({ uploads }),
    output: z.null(),
  }),
  'media.resumeUploads': write({
    input: z.strictObject({ uploads }),
    output: z.null(),
  }),
  /**
   * Sends failed and cancelled uploads as if for the first time. A picture with an unknown outcome has to be settled
   * before.
   */
  'media.retryUploads': write({
    input: z.strictObject({ uploads }),
    output: z.null(),
  }),
  /** Compares the galleries of a fresh `get-project` with those known before. */
  'media.lookWhetherArrived': job({
    input: inProject,
    output: jobStartedSchema,
  }),
  /** Records what a person found out about an unknown outcome. */
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
  /** What was dropped and is not in the list, announced when `addFiles` has ended. */
  'media.filesLeftOut': z.strictObject({
    ...ofProject,
    /** The first of the files that were left out; the count has them all. */
    leftOut: z.array(leftOutSchema).max(maxLeftOutTold),
    count: z.int(),
  }),
  /** The progress since the last announcement, at most ten times a second. */
  'media.uploadsProgressed': z.strictObject({
    ...ofProject,
    uploads: z.array(
      z.strictObject({
        id: uploadIdSchema,
        fileId: mediaFileIdSchema,
        state: uploadStateSchema,
        sentBytes: z.number(),
        totalBytes: z.number(),
        /** The speed since the first byte of the upload left. */
        bytesPerSecond: z.number(),
        /** When a lost attempt is followed by another one; null while none was lost. */
        triedAgainAt: z.int().nullable(),
      }),
    ),
    total: z.strictObject({
      files: z.int(),
      filesDone: z.int(),
      bytes: z.number(),
      bytesDone: z.number(),
      /** The speed in the last seconds. */
      bytesPerSecond: z.number(),
    }),
  }),
}
