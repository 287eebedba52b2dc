import { createPublicKey, verify } from 'node:crypto'
import { parseJson } from '#core/parse-json'
import { minuteMs } from '#core/time'
import {
  type Feed,
  feedSchema,
  largestFeedBytes,
  signedFeedSchema,
  type UpdateChannel,
} from '#core/updates/feed'
import { startDeadline } from '../crm/transport/deadline.ts'
import type { Reply, Transport } from '../crm/transport/transport.ts'
import { UpdateRefused } from './update-refused.ts'

interface FeedSource {
  readonly transport: Pick<Transport, 'get'>
  /** The address of the folder that the feeds are in. */
  readonly folder: string
  readonly keys: readonly string[]
  readonly longestMs?: number
}

/** Asks for the feed of a channel; throws where there is none that can be believed. */
export const feedReader =
  ({ transport, folder, keys, longestMs = minuteMs / 2 }: FeedSource) =>
  async (channel: UpdateChannel, signal: AbortSignal): Promise<Feed> => {
    const deadline = startDeadline(longestMs, signal)
    try {
      const reply = await transport.get({
        url: new URL(`${channel}.json`, folder).href,
        headers: { accept: 'application/json', 'accept-encoding': 'identity' },
        signal: deadline.signal,
      })
      if (reply.status !== 200) throw new UpdateRefused('refused')
      const feed = verifyFeed(await readText(reply), keys)
      if (feed === null) throw new UpdateRefused('forged')
      return feed
    } finally {
      deadline.end()
    }
  }

const readText = async ({ body }: Reply): Promise<string> => {
  const pieces: Uint8Array[] = []
  let read = 0
  for await (const piece of body) {
    read += piece.byteLength
    if (read > largestFeedBytes) throw new UpdateRefused('forged')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** A feed that one of these keys has signed; null for everything else. Nothing of it is read before that is known. */
export const verifyFeed = (text: string, keys: readonly string[]): Feed | null => {
  const signed = signedFeedSchema.safeParse(parseJson(text))
  if (!signed.success) return null
  const payload = Buffer.from(signed.data.payload)
  const signature = Buffer.from(signed.data.signature, 'base64')
  const isOurs = keys.some((key) => verify(null, payload, publicKeyOf(key), signature))
  if (!isOurs) return null
  const feed = feedSchema.safeParse(parseJson(signed.data.payload))
  return feed.success ? feed.data : null
}

const publicKeyOf = (key: string) =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
