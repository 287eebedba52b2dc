import { createHash, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openRun, type SealedRun, sealRun } from './seal-run.ts'
import { drawKey, teamKeyOf } from './team-key.ts'

const { sealing } = teamKeyOf(drawKey())
const came = randomBytes(150_000)

const runOf = (changes: Partial<SealedRun> = {}): SealedRun => ({
  subject: 'a'.repeat(64),
  sha256: createHash('sha256').update(came).digest('hex'),
  format: 'xlsx',
  bytes: came.byteLength,
  isPacked: false,
  ...changes,
})

const sealed = sealRun(sealing, runOf(), came)

test('what was sealed opens with the same key, packed or not, and tells nothing without it', async () => {
  expect(sealed).toHaveLength(3)
  expect(await openRun(sealing, runOf(), sealed)).toEqual(came)
  const packed = deflateRawSync(came)
  const ofPacked = runOf({ isPacked: true })
  expect(await openRun(sealing, ofPacked, sealRun(sealing, ofPacked, packed))).toEqual(packed)
  const again = sealRun(sealing, runOf(), came)
  expect(again[0]).not.toEqual(sealed[0])
  expect(Buffer.concat(sealed).includes(came.subarray(0, 16))).toBe(false)
})

const [first, second, third] = sealed as [Buffer, Buffer, Buffer]
const flipped = (chunk: Buffer, at: number): Buffer => {
  const changed = Buffer.from(chunk)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

test.each<[what: string, run: SealedRun, chunks: Buffer[]]>([
  ['of another report', runOf({ subject: 'b'.repeat(64) }), sealed],
  ['of another format', runOf({ format: 'xls' }), sealed],
  ['of another hash', runOf({ sha256: 'c'.repeat(64) }), sealed],
  ['of another length', runOf({ bytes: came.byteLength - 1 }), sealed],
  ['said to be packed', runOf({ isPacked: true }), sealed],
  ['without its end', runOf(), [first, second]],
  ['without anything', runOf(), []],
  ['in another order', runOf(), [second, first, third]],
  ['with a part twice', runOf(), [first, second, third, third]],
  ['with another byte', runOf(), [first, flipped(second, 40), third]],
  ['with another nonce', runOf(), [flipped(first, 0), second, third]],
  ['with another tag', runOf(), [first, second, flipped(third, 14)]],
  ['with a part that is cut off', runOf(), [first, second.subarray(0, 20), third]],
])('a run %s is not opened', async (_what, run, chunks) => {
  expect(await openRun(sealing, run, chunks)).toBeNull()
})

test('a run is not opened with another key, nor where its bytes are not those of its hash', async () => {
  expect(await openRun(teamKeyOf(drawKey()).sealing, runOf(), sealed)).toBeNull()
  const forged = runOf({ sha256: 'c'.repeat(64) })
  expect(await openRun(sealing, forged, sealRun(sealing, forged, came))).toBeNull()
  // What would unpack to more than it says is given up before it is there.
  const bomb = deflateRawSync(Buffer.alloc(50_000_000))
  const small = runOf({ isPacked: true, bytes: 1_000 })
  expect(await openRun(sealing, small, sealRun(sealing, small, bomb))).toBeNull()
})
