import { createPublicKey, verify } from 'node:crypto'
import { parseJson } from '#core/parse-json'
import { type Feed, feedSchema, signedFeedSchema } from '#core/updates/feed'

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
