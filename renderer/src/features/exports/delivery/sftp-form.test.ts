import { expect, test } from 'vitest'
import { readSftp, toSftpForm, withPlace } from './sftp-form.ts'

const hostKey = `SHA256:${'a'.repeat(43)}`
const server = { host: 'sftp.example.com', port: 22, login: 'reports', folder: '/in', hostKey }
const typed = { ...toSftpForm(server), password: 'secret' }
const wrongOf = (read: ReturnType<typeof readSftp>) => (read.ok ? [] : [...read.wrong])

test('a server is saved with the key that a person has confirmed', () => {
  expect(readSftp(typed, null)).toEqual({
    ok: true,
    place: { server, secret: { kind: 'password', password: 'secret' } },
  })
  expect(wrongOf(readSftp({ ...typed, isConfirmed: false }, null))).toEqual(['hostKey'])
  expect(wrongOf(readSftp(withPlace(typed, { host: 'other.example.com' }), null))).toEqual([
    'hostKey',
  ])
})

test('a private key goes with its passphrase, and what is empty keeps what is in the keychain', () => {
  const key = '-----BEGIN OPENSSH PRIVATE KEY-----'
  const withKey = { ...typed, proof: 'key' as const, password: '', key, passphrase: 'open it' }
  expect(readSftp(withKey, null)).toMatchObject({
    place: { secret: { kind: 'key', key: `${key}\n`, passphrase: 'open it' } },
  })
  expect(readSftp({ ...typed, password: '' }, server)).toMatchObject({
    place: { secret: { kind: 'keep' } },
  })
})

test('another server is not sent the password of the one before', () => {
  const other = { ...typed, password: '', login: 'other' }
  expect(wrongOf(readSftp(other, server))).toEqual(['password'])
})

test('an empty host is no server', () => {
  expect(readSftp(toSftpForm(null), null)).toEqual({ ok: true, place: null })
})
