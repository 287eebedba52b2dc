import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import type { z } from 'zod'
import { feedSchema, type UpdateChannel, type UpdateFile } from '#core/updates/feed'
import type { ReleaseFile } from './release-files.ts'

/** A feed as it is written. */
type WrittenFeed = z.input<typeof feedSchema>

interface ReleaseFeedInput {
  readonly files: readonly ReleaseFile[]
  readonly channel: UpdateChannel
  readonly version: string
  /** How many of a hundred computers get it. */
  readonly percentage: number
  readonly published: Date
}

const dayMs = 24 * 60 * 60 * 1_000
/** A feed that nobody signs anew in this time is believed no longer: so long can an old one be held before people. */
const validDays = 60

/** What applications on a channel are told of a release. */
export const releaseFeed = ({
  files,
  channel,
  version,
  percentage,
  published,
}: ReleaseFeedInput): WrittenFeed => ({
  channel,
  version,
  percentage,
  published: published.toISOString(),
  expires: new Date(published.getTime() + validDays * dayMs).toISOString(),
  files: files.flatMap((file) => updateFile(file, version) ?? []),
})

/** Signs the bytes of the payload; throws where no application could read it. */
export const signFeed = (feed: WrittenFeed, key: string): string => {
  feedSchema.parse(feed)
  const payload = JSON.stringify(feed)
  const signature = sign(null, Buffer.from(payload), createPrivateKey(key)).toString('base64')
  return `${JSON.stringify({ payload, signature })}\n`
}

/** The public half of a key, as the list of known keys has it. */
export const publicHalf = (key: string): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')

interface FeedSigning {
  /** Empty where none was given. */
  readonly key: string
  readonly percentage: number
  /** The public halves that applications know. */
  readonly known: readonly string[]
}

/** Why a feed is not signed, and what to do about it; null where it may be. */
export const feedObstacle = ({ key, percentage, known }: FeedSigning) => {
  if (!(percentage >= 0 && percentage <= 100)) {
    return {
      cause: 'a version goes to so many of a hundred computers',
      remedy: 'give --percentage a number up to 100',
    }
  }
  if (key !== '' && known.includes(publicHalf(key))) return null
  return {
    cause: 'no application would believe this feed: its key is none of those in releaseKeys',
    remedy: 'name the file of a known key by --key, or put its public half into the source first',
  }
}

const processors: Readonly<Record<string, string>> = {
  x86_64: 'x64',
  x64: 'x64',
  arm64: 'arm64',
}
const systems: Readonly<Record<string, string>> = { AppImage: 'linux', exe: 'win32' }

/** Null for a package that its system updates. */
const updateFile = ({ name, bytes }: ReleaseFile, version: string): UpdateFile | null => {
  const [, of, processor = '', ending = ''] =
    /^unitdesk-(.+)-(x86_64|x64|arm64)\.(AppImage|exe)$/.exec(name) ?? []
  if (of !== version) return null
  return {
    name,
    system: `${systems[ending]}-${processors[processor]}`,
    sha512: createHash('sha512').update(bytes).digest('base64'),
    size: bytes.byteLength,
    blockMapSize: ending === 'AppImage' ? blockMapSize(bytes) : null,
  }
}

const lengthBytes = 4

/** An AppImage ends with the deflated map of its blocks and the length of that; null where it does not. */
const blockMapSize = (bytes: Uint8Array): number | null => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (whole.length < lengthBytes) return null
  const end = whole.length - lengthBytes
  const size = whole.readUInt32BE(end)
  if (size === 0 || size > end) return null
  try {
    const map: unknown = JSON.parse(inflateRawSync(whole.subarray(end - size, end)).toString())
    return typeof map === 'object' && map !== null && 'files' in map ? size : null
  } catch {
    return null
  }
}
