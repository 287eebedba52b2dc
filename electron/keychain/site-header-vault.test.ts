import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { workspaceIdSchema } from '#core/ids'
import { createSiteHeaderVault } from './site-header-vault.ts'
import { keychainInABox } from './testing/keychain-in-a-box.ts'

test('what a web site lets in with is found for it and its workspace alone', async () => {
  const { keychain, entries } = keychainInABox()
  const vault = createSiteHeaderVault(keychain)
  const owner = { workspaceId: workspaceIdSchema.parse('w1'), origin: 'https://www.example.cz' }
  await vault.keep(owner, toSecret('Bearer x'))
  expect([...entries]).toEqual([['site-w1@https://www.example.cz', 'Bearer x']])
  const missing = { ok: false, failure: { kind: 'keychain', cause: 'missing' } }
  const other = workspaceIdSchema.parse('w2')
  expect(await vault.read({ ...owner, origin: 'https://evil.example' })).toMatchObject(missing)
  expect(await vault.read({ ...owner, workspaceId: other })).toMatchObject(missing)
})
