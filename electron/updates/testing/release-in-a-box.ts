import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { z } from 'zod'
import type { feedSchema, UpdateFile } from '#core/updates/feed'

/** A feed as it is written. */
export type WrittenFeed = z.input<typeof feedSchema>

const blockBytes = 16_384

/** The blocks that an application is made of; a version differs from another one in some of them. */
export const someBlocks = (count: number): readonly Buffer[] =>
  Array.from({ length: count }, () => randomBytes(blockBytes))

const hashOf = (bytes: Buffer, algorithm: string) =>
  createHash(algorithm).update(bytes).digest('base64')

/** A file as electron-builder ends an AppImage: its blocks, a deflated map of them, and the length of that. */
export const appImageOf = (blocks: readonly Buffer[]): Buffer => {
  const map = {
    version: '2',
    files: [
      {
        name: 'file',
        offset: 0,
        checksums: blocks.map((block) => hashOf(block, 'sha256')),
        sizes: blocks.map(({ length }) => length),
      },
    ],
  }
  const deflated = deflateRawSync(JSON.stringify(map))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(deflated.length)
  return Buffer.concat([...blocks, deflated, length])
}

/** What a feed says of an AppImage. */
export const fileOf = (name: string, bytes: Buffer): UpdateFile => ({
  name,
  system: `${process.platform}-${process.arch}`,
  sha512: hashOf(bytes, 'sha512'),
  size: bytes.length,
  blockMapSize: bytes.readUInt32BE(bytes.length - 4),
})

/** A key pair that nobody has had before. */
export const newKeys = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    privateKey,
    publicText: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

export const signFeed = (feed: unknown, key: KeyObject): string => {
  const payload = typeof feed === 'string' ? feed : JSON.stringify(feed)
  const signature = sign(null, Buffer.from(payload), key).toString('base64')
  return JSON.stringify({ payload, signature })
}

export const someFeed = (
  changes: Partial<WrittenFeed> & Pick<WrittenFeed, 'files'>,
): WrittenFeed => ({
  channel: 'stable',
  version: '0.2.0',
  published: '2026-11-01T00:00:00.000Z',
  expires: '2126-11-01T00:00:00.000Z',
  percentage: 100,
  ...changes,
})
