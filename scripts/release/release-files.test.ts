import { generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { changesOf, obstacleOf, signatureOf, sumsOf } from './release-files.ts'

const files = ['b.deb', 'a.rpm'].map((name) => ({ name, bytes: Buffer.from(`of ${name}`) }))

test('the sums are those that people check files with, in the order of the hashes', () => {
  const empty = { name: 'empty.deb', bytes: Buffer.alloc(0) }
  const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  expect(sumsOf([empty])).toBe(`${hash}  empty.deb\n`)
  expect(sumsOf([...files, empty]).split('\n')).toHaveLength(4)
})

test('the signature is of these sums and of this key', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const other = generateKeyPairSync('ed25519').publicKey
  const sums = sumsOf(files)
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signature = Buffer.from(signatureOf(sums, key), 'base64')
  expect(verify(null, Buffer.from(sums), publicKey, signature)).toBe(true)
  expect(verify(null, Buffer.from(sums.replace('a.rpm', 'c.rpm')), publicKey, signature)).toBe(
    false,
  )
  expect(verify(null, Buffer.from(sums), other, signature)).toBe(false)
})

test('the changes of a version are those below its heading', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n- soon\n\n## [0.1.0] - 2026-11-24\n\n- first\n'
  expect(changesOf(changelog, '0.1.0')).toBe('- first\n')
  expect(changesOf(changelog, '0.1')).toBeNull()
})

test('a package of the development runtime is no release, and neither is a folder without one', () => {
  expect(obstacleOf(files, 'example.com')).toBeNull()
  expect(
    obstacleOf([...files, { name: 'unitdesk-0.1.0-amd64-trial.deb' }], 'example.com'),
  ).toContain('trial.deb')
  expect(obstacleOf([{ name: 'notices.json' }], 'example.com')).toBe(
    'there is no package among them',
  )
})

test('nothing is released while its addresses stand for others', () => {
  expect(obstacleOf(files, 'unitdesk.example')).toContain('unitdesk.example')
})
