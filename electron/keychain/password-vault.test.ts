import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import { createPasswordVault } from './password-vault.ts'
import { keychainInABox, locked } from './testing/keychain-in-a-box.ts'

const owner = {
  accountId: accountIdSchema.parse('a1'),
  login: 'novak',
  baseUrl: 'https://crm.example.com',
}

const revealed = async (reading: ReturnType<ReturnType<typeof createPasswordVault>['read']>) => {
  const secret = await reading
  return secret.ok ? secret.value.reveal() : secret.failure
}

test('a password is kept in the keychain under its account and server, and read back as a secret', async () => {
  const { keychain, entries } = keychainInABox()
  const vault = createPasswordVault(keychain)
  expect(await vault.keep(owner, toSecret('tajné'))).toEqual(success(null))
  expect([...entries]).toEqual([['a1@https://crm.example.com', 'tajné']])
  const secret = await vault.read(owner)
  expect(`${inspect(secret, { depth: 9 })} ${JSON.stringify(secret)}`).not.toContain('tajné')
  expect(await revealed(vault.read(owner))).toBe('tajné')
})

test('moved to another server an account has no password', async () => {
  const vault = createPasswordVault(keychainInABox().keychain)
  await vault.keep(owner, toSecret('tajné'))
  expect(await revealed(vault.read({ ...owner, baseUrl: 'https://evil.example' }))).toEqual({
    kind: 'keychain',
    cause: 'missing',
    again: 'afterFix',
  })
})

test('a keychain that is locked is told, and the password is not kept elsewhere unasked', async () => {
  const { keychain, state } = keychainInABox()
  const vault = createPasswordVault(keychain)
  state.isLocked = true
  expect(await vault.keep(owner, toSecret('tajné'))).toEqual(locked)
  expect(await vault.read(owner)).toEqual(locked)
  expect(vault.keptForThisRun(owner)).toBe(false)
})

test('what is kept for this run needs no keychain and is gone when it is forgotten', async () => {
  const { keychain, entries, state } = keychainInABox()
  const vault = createPasswordVault(keychain)
  state.isLocked = true
  vault.keepForThisRun(owner, toSecret('tajné'))
  expect(vault.keptForThisRun(owner)).toBe(true)
  expect(await revealed(vault.read(owner))).toBe('tajné')
  expect(entries.size).toBe(0)
  await vault.forget(owner)
  expect(await vault.read(owner)).toEqual(locked)
})

test('a password that the keychain takes again replaces the one of this run', async () => {
  const vault = createPasswordVault(keychainInABox().keychain)
  vault.keepForThisRun(owner, toSecret('old'))
  await vault.keep(owner, toSecret('new'))
  expect(vault.keptForThisRun(owner)).toBe(false)
  expect(await revealed(vault.read(owner))).toBe('new')
})
