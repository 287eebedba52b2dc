import { expect, test } from 'vitest'
import type { MailServer } from '#core/exports/delivery/delivery'
import { isSameOwner, ownersOf } from './secret-owners.ts'
import { mail, sftp, url } from './testing/places.ts'

test('a secret belongs to a login of a place, and a place that needs none has none', () => {
  expect(ownersOf({ mail, webhook: url, sftp })).toEqual({
    email: { channel: 'email', host: 'smtp.example', port: 465, login: 'us' },
    webhook: { channel: 'webhook', url },
    sftp: { channel: 'sftp', host: 'sftp.example', port: 22, login: 'us' },
  })
  const none = { email: null, webhook: null, sftp: null }
  expect(ownersOf({ mail: null, webhook: null, sftp: null })).toEqual(none)
  expect(ownersOf({ mail: { ...mail, login: '' }, webhook: null, sftp: null })).toEqual(none)
})

test('another address, port or login is another owner', () => {
  const ownerOf = (given: Partial<MailServer>) => {
    const { email } = ownersOf({ mail: { ...mail, ...given }, webhook: null, sftp: null })
    return email ?? expect.fail('a login has an owner')
  }
  const owner = ownerOf({})
  expect(isSameOwner(owner, ownerOf({ from: 'others@x.example' }))).toBe(true)
  for (const given of [{ host: 'b.example' }, { port: 587 }, { login: 'them' }]) {
    expect(isSameOwner(owner, ownerOf(given))).toBe(false)
  }
  expect(isSameOwner(owner, null)).toBe(false)
})
