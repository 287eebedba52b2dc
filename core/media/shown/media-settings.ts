import { z } from 'zod'
import { screenIdSchema } from '#core/ids'
import { usualMediaLimits } from '../facts/media-limits.ts'

/** A screen of the web site on which plans and pictures are shown; its number comes from the CRM's support. */
const mediaScreenSchema = z.strictObject({
  id: screenIdSchema,
  name: z.string().trim().max(80),
  /** Files go there unless a person says otherwise. */
  isChosen: z.boolean(),
})

/** What a project keeps for its files. */
export const mediaSettingsSchema = z.strictObject({
  screens: z.array(mediaScreenSchema).max(50),
  /** Tried before all else; empty: none. */
  namingRule: z.string().trim().max(200),
  galleryTemplate: z.string().trim().max(200),
  limits: z.strictObject({
    maxBytes: z.int().min(1).max(2_000_000_000),
    minSide: z.int().min(0).max(100_000),
    maxSide: z.int().min(1).max(100_000),
  }),
  /** How many files are on their way at once. */
  parallel: z.int().min(2).max(4),
})
export type MediaSettings = z.infer<typeof mediaSettingsSchema>

export const usualMediaSettings: MediaSettings = {
  screens: [],
  namingRule: '',
  galleryTemplate: '{name}',
  limits: usualMediaLimits,
  parallel: 2,
}
