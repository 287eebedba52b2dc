import { z } from 'zod'
import { failureSchema } from '#core/contract/failure'
import {
  buildingIdSchema,
  floorIdSchema,
  type mediaFileIdSchema,
  pictureIdSchema,
  screenIdSchema,
  unitIdSchema,
  uploadIdSchema,
} from '#core/ids'
import type { ImageFacts } from '../facts/image-facts.ts'
import type { MediaType } from '../facts/media-type.ts'
import type { PdfFacts } from '../facts/pdf-facts.ts'
import type { MediaMatch } from '../naming/match-result.ts'
import type { DecodedPicture } from '../pictures/decoded-picture.ts'
import type { MediaEndpoint, MediaTarget } from '../shown/media-target.ts'
import { skipReasons } from './skip-reasons.ts'

export const mediaEndpoints = [
  'unitPdf',
  'unitPlan',
  'unitPicture',
  'floorPlan',
  'buildingPlan',
] as const satisfies readonly MediaEndpoint[]

const unitTarget = z.strictObject({ kind: z.literal('unit'), id: unitIdSchema })
const floorTarget = z.strictObject({ kind: z.literal('floor'), id: floorIdSchema })
const buildingTarget = z.strictObject({ kind: z.literal('building'), id: buildingIdSchema })
const mediaTargetSchema = z.discriminatedUnion('kind', [
  unitTarget,
  floorTarget,
  buildingTarget,
]) satisfies z.ZodType<MediaTarget>

const placedShape = { target: mediaTargetSchema, endpoint: z.enum(mediaEndpoints) }
type PlacedTargetSchema = z.ZodObject<typeof placedShape>
export type PlacedTarget = z.output<PlacedTargetSchema>

/** A place to which a file is sent, and the endpoint for it: each endpoint is for places of one kind. */
export const placedTargetSchema: z.ZodType<PlacedTarget, z.input<PlacedTargetSchema>> = z.union([
  z.strictObject({ target: unitTarget, endpoint: z.enum(['unitPdf', 'unitPlan', 'unitPicture']) }),
  z.strictObject({ target: floorTarget, endpoint: z.literal('floorPlan') }),
  z.strictObject({ target: buildingTarget, endpoint: z.literal('buildingPlan') }),
])

/** *waiting -> queued -> sending -> done | failed | unknown*, and what a person or a rule leaves out. */
export const uploadStateSchema = z.discriminatedUnion('kind', [
  /** The file is in the list, and nobody has said that it is to be sent. */
  z.strictObject({ kind: z.literal('waiting') }),
  z.strictObject({ kind: z.literal('queued') }),
  /** A person has paused the upload; it keeps its place and goes on when they say so. */
  z.strictObject({ kind: z.literal('paused') }),
  /** Committed before the first byte leaves. */
  z.strictObject({ kind: z.literal('sending'), since: z.int() }),
  z.strictObject({
    kind: z.literal('done'),
    at: z.int(),
    outcome: z.enum(['created', 'replaced', 'stored', 'added']),
    pictureId: pictureIdSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('failed'), at: z.int(), failure: failureSchema }),
  /** A picture that may have arrived: never sent again by itself. */
  z.strictObject({ kind: z.literal('unknown'), at: z.int() }),
  z.strictObject({
    kind: z.literal('skipped'),
    at: z.int(),
    reason: z.enum(skipReasons),
    /** The colleague. */
    by: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('cancelled'), at: z.int() }),
])
export type UploadState = z.infer<typeof uploadStateSchema>

/** One file that is sent to one place. */
export const mediaUploadSchema = z.strictObject({
  id: uploadIdSchema,
  ...placedShape,
  /** Null for a unit's PDF, which belongs to no screen. */
  screenId: screenIdSchema.nullable(),
  state: uploadStateSchema,
  /** The file that was there before is kept, and can be put back. */
  canPutBack: z.boolean(),
  /** Whether the upload has replaced a file of which there is no copy. */
  isWithoutCopy: z.boolean(),
  /** When this computer last sent the same bytes to the same place, with nothing else after them. */
  sentBeforeAt: z.int().nullable(),
})
export type MediaUpload = z.infer<typeof mediaUploadSchema>

/** What the bytes of a file say. */
export interface ReadFile {
  readonly type: MediaType | null
  readonly image: ImageFacts | null
  readonly pdf: PdfFacts | null
  readonly isCutShort: boolean
  /** Null until all of a picture has been drawn, and of what is no picture. */
  readonly decoded: DecodedPicture | null
  /** The hash in small hex letters. */
  readonly sha256: string
  readonly crc32: number
}

/** A file in the list of a project. */
export interface MediaFile {
  readonly id: z.infer<typeof mediaFileIdSchema>
  /** The path below the dropped folder, with the archive that the file came in. */
  readonly path: string
  readonly sizeBytes: number
  readonly read: ReadFile | null
  /** `moved` and `changed` since it was added: nothing of it is sent until a person has looked. */
  readonly source: 'there' | 'moved' | 'changed'
  /** Null until the bytes have been read. */
  readonly match: MediaMatch | null
  /** Who decided where the file goes; null while it waits for a person. */
  readonly placedBy: 'match' | 'person' | null
  /** What visitors read below a picture; null follows the project's template. */
  readonly name: string | null
  /** A person has said to send it despite warnings and duplicates. */
  readonly isAllowed: boolean
  /** The uploads of the file; while `placedBy` is null they are proposals of the match with the state `waiting`. */
  readonly uploads: readonly MediaUpload[]
}
