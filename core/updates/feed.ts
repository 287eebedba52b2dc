import { z } from 'zod'
import { isNewer, versionPattern } from './version.ts'

/** `early` gets a version before everybody does. */
export const updateChannels = ['stable', 'early'] as const
export type UpdateChannel = (typeof updateChannels)[number]

/** Why there is no new version, where nobody knows whether there should be one. */
export const updateTroubles = [
  'unreachable',
  'tooSlow',
  'proxy',
  'certificate',
  /** The server has answered, and not with what was asked for. */
  'refused',
  /** What has come was not signed by whoever makes Unitdesk, or was changed on its way. */
  'forged',
  /** It was signed, and this computer has seen a later one. */
  'replayed',
  'expired',
  /** Nothing was made for this system. */
  'otherSystem',
  /** The file is not the one that was signed for. */
  'wrongFile',
  'disk',
  'defect',
] as const
export type UpdateTrouble = (typeof updateTroubles)[number]

/** Far more than a feed ever has: a server may send anything. */
export const largestFeedBytes = 64 * 1024

/** The payload is text: what was signed is its very bytes, and it is parsed only when the signature was checked. */
export const signedFeedSchema = z.strictObject({
  payload: z.string(),
  /** In base64. */
  signature: z.string(),
})

const moment = z.iso.datetime().transform((text) => Date.parse(text))

const updateFileSchema = z.object({
  /** A file beside the feed. */
  name: z.string().regex(/^[A-Za-z0-9][\w.+-]{0,120}$/),
  /** The system and the processor that it runs on, as Node names them: `linux-x64`. */
  system: z.string().max(40),
  /** In base64. */
  sha512: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
  size: z.int().positive().max(1_000_000_000),
  /** The size of the map of its blocks at its end; null where it has none. */
  blockMapSize: z.int().positive().max(4_000_000).nullable(),
})
export type UpdateFile = z.infer<typeof updateFileSchema>

/** What is signed: the newest version of a channel, and how many get it. */
export const feedSchema = z.object({
  channel: z.enum(updateChannels),
  version: z.string().max(40).regex(versionPattern),
  published: moment,
  expires: moment,
  percentage: z.int().min(0).max(100),
  files: z.array(updateFileSchema).max(20).readonly(),
})
export type Feed = z.infer<typeof feedSchema>

export interface Installation {
  readonly version: string
  readonly channel: UpdateChannel
  readonly system: string
  /** A whole number below a hundred, drawn once: who gets a version early is nobody's choice. */
  readonly draw: number
  /** When the newest feed of this channel was published that was ever believed here; null where none was. */
  readonly newestSeen: number | null
}

export type FeedVerdict =
  | { readonly kind: 'refused'; readonly trouble: UpdateTrouble }
  | { readonly kind: 'current' }
  /** There is a newer version, and the turn of this computer has not come. */
  | { readonly kind: 'later'; readonly version: string }
  | { readonly kind: 'offered'; readonly version: string; readonly file: UpdateFile }

const refused = (trouble: UpdateTrouble): FeedVerdict => ({ kind: 'refused', trouble })

/** What a feed with a right signature means for this computer. */
export const judgeFeed = (
  { channel, version, published, expires, percentage, files }: Feed,
  installation: Installation,
  now: number,
): FeedVerdict => {
  // Another channel's feed in the place of this one was signed as well.
  if (channel !== installation.channel) return refused('forged')
  if (installation.newestSeen !== null && published < installation.newestSeen) {
    return refused('replayed')
  }
  if (expires <= now) return refused('expired')
  if (!isNewer(version, installation.version)) return { kind: 'current' }
  if (installation.draw >= percentage) return { kind: 'later', version }
  const file = files.find(({ system }) => system === installation.system)
  return file === undefined ? refused('otherSystem') : { kind: 'offered', version, file }
}
