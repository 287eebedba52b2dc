import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { createDeliveryVault } from './delivery-vault.ts'
import { keychainInABox } from './testing/keychain-in-a-box.ts'

test('what a mail server and a webhook are sent with is found for them alone', async () => {
  const { keychain, entries } = keychainInABox()
  const vault = createDeliveryVault(keychain)
  const mail = { channel: 'email', host: 'smtp.example.com', port: 465, login: 'me' } as const
  const webhook = { channel: 'webhook', url: 'https://example.com/in' } as const
  await vault.keep(mail, toSecret('one'))
  await vault.keep(webhook, toSecret('two'))
  expect([...entries]).toEqual([
    ['mail-me@smtp.example.com:465', 'one'],
    ['webhook-https://example.com/in', 'two'],
  ])
  const missing = { ok: false, failure: { kind: 'keychain', cause: 'missing' } }
  expect(await vault.read({ ...mail, host: 'smtp.evil.example' })).toMatchObject(missing)
  expect(await vault.read({ ...webhook, url: 'https://evil.example/in' })).toMatchObject(missing)
})
