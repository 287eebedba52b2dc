import { spawnSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../electron/testing/temporary-folder.ts'
import { verifyFeed } from '../../electron/updates/read-feed.ts'
import { appImageOf, fileOf, someBlocks } from '../../electron/updates/testing/release-in-a-box.ts'
import { inProject } from '../setup/project.ts'
import { readReleaseKey } from './read-release-key.ts'
import { feedObstacle, publicHalf, releaseFeed, signFeed } from './release-feed.ts'

const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const image = appImageOf(someBlocks(3))
const files = [
  { name: 'SHA256SUMS', bytes: Buffer.from('sums') },
  { name: 'unitdesk-0.2.0-amd64.deb', bytes: randomBytes(100) },
  { name: 'unitdesk-0.1.9-x86_64.AppImage', bytes: randomBytes(100) },
  { name: 'unitdesk-0.2.0-x86_64.AppImage', bytes: image },
  { name: 'unitdesk-0.2.0-arm64.AppImage', bytes: randomBytes(100) },
  { name: 'unitdesk-0.2.0-x64.exe', bytes: randomBytes(100) },
]
const feed = releaseFeed({
  files,
  channel: 'early',
  version: '0.2.0',
  percentage: 5,
  published: new Date('2026-11-24T00:00:00Z'),
})

test('a feed names the packages of its version that update themselves, with the maps of their blocks', () => {
  expect(feed.files.map(({ name, system }) => [name, system])).toEqual([
    ['unitdesk-0.2.0-x86_64.AppImage', 'linux-x64'],
    ['unitdesk-0.2.0-arm64.AppImage', 'linux-arm64'],
    ['unitdesk-0.2.0-x64.exe', 'win32-x64'],
  ])
  const { sha512, size, blockMapSize } = fileOf('any', image)
  expect(feed.files[0]).toMatchObject({ sha512, size, blockMapSize })
  expect(feed.files[1]?.blockMapSize).toBeNull()
  expect(feed).toMatchObject({ percentage: 5, expires: '2027-01-23T00:00:00.000Z' })
})

test('what is signed here is believed by an application that knows the key, and by no other', () => {
  const key = newKey()
  const text = signFeed(feed, key)
  expect(verifyFeed(text, [publicHalf(key)])).toMatchObject({ channel: 'early', version: '0.2.0' })
  expect(verifyFeed(text, [publicHalf(newKey())])).toBeNull()
})

test('a feed that no application could read is not signed', () => {
  expect(() => signFeed({ ...feed, percentage: 500 }, newKey())).toThrow()
})

test('a feed is signed by a key that applications know, for a share of them, and otherwise not at all', () => {
  const key = newKey()
  const known = [publicHalf(newKey()), publicHalf(key)]
  expect(feedObstacle({ key, percentage: 5, known })).toBeNull()
  expect(feedObstacle({ key, percentage: 5, known: [] })?.cause).toContain('none of those')
  expect(feedObstacle({ key: '', percentage: 5, known })?.cause).toContain('none of those')
  for (const percentage of [Number.NaN, -1, 101]) {
    expect(feedObstacle({ key, percentage, known })?.remedy).toContain('--percentage')
  }
})

test.skipIf(process.platform === 'win32')('a key that others may read is not used', () => {
  const file = join(temporaryFolder(), 'key.pem')
  writeFileSync(file, newKey(), { mode: 0o600 })
  expect(readReleaseKey(file)).toContain('PRIVATE KEY')
  chmodSync(file, 0o640)
  expect(() => readReleaseKey(file)).toThrow('others may read')
})

test('a new key is for its owner alone, signs, and replaces none', () => {
  const file = join(temporaryFolder(), 'key.pem')
  const make = () =>
    spawnSync(process.execPath, [inProject('scripts/release-key.ts'), file], { encoding: 'utf8' })
  const made = make()
  expect(made.stderr).toBe('')
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  const key = readFileSync(file, 'utf8')
  expect(made.stdout).toContain(publicHalf(key))
  expect(made.stdout).not.toContain('PRIVATE')
  expect(make().status).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe(key)
})
