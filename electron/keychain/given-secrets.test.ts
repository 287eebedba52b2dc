import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { accountIdSchema } from '#core/ids'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { keychainWithGiven, noKeychain, openGivenSecrets, vaultWithGiven } from './given-secrets.ts'
import { createPasswordVault } from './password-vault.ts'
import { createTeamVault } from './team-vault.ts'
import { keychainInABox } from './testing/keychain-in-a-box.ts'

const owner = {
  accountId: accountIdSchema.parse('a1'),
  login: 'novak@example.com',
  baseUrl: 'https://crm.example.com:8443/api',
}

const opened = (path: string, guardedBy: 'mode' | 'system' = 'mode') => {
  const place = openGivenSecrets({ path, guardedBy })
  if (place.kind === 'refused') throw new Error(place.fault)
  return place.secrets
}

const folderWith = (files: Readonly<Record<string, string>>, mode = 0o600): string => {
  const folder = join(temporaryFolder(), 'secrets')
  mkdirSync(folder, { mode: 0o700 })
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
    chmodSync(join(folder, name), mode)
  }
  return folder
}

const passwordOf = async (path: string) => {
  const vault = vaultWithGiven(createPasswordVault(noKeychain), [opened(path)])
  const read = await vault.read(owner)
  return read.ok ? read.value.reveal() : read.failure
}

test('a password stands in a file of its login and server, without the end of its line', async () => {
  const folder = folderWith({ 'novak@example.com@crm.example.com_8443': 'tajné heslo \n' })
  expect(await passwordOf(folder)).toBe('tajné heslo ')
})

test('a file of JSON names them as people do', async () => {
  const path = join(
    folderWith({ all: '{"novak@example.com@crm.example.com:8443": "tajné"}' }),
    'all',
  )
  expect(await passwordOf(path)).toBe('tajné')
})

test('the password of another server is not found', async () => {
  const folder = folderWith({ 'novak@example.com@crm.example.com': 'tajné' })
  expect(await passwordOf(folder)).toMatchObject({ kind: 'keychain', cause: 'missing' })
})

test('no name leads out of the folder', async () => {
  const folder = folderWith({})
  writeFileSync(join(folder, '..', 'other'), 'x')
  expect(opened(folder).read('../other')).toBeNull()
})

test.each([0o640, 0o604, 0o644, 0o660])('what has the mode %o is refused', (mode) => {
  const folder = folderWith({ all: '{}' }, mode)
  const path = join(folder, 'all')
  const refused = { kind: 'refused', fault: 'open', path }
  expect(openGivenSecrets({ path, guardedBy: 'mode' })).toEqual(refused)
  expect(openGivenSecrets({ path: folder, guardedBy: 'mode' })).toEqual(refused)
  expect(openGivenSecrets({ path: folder, guardedBy: 'system' }).kind).toBe('opened')
})

test('a file that becomes open to others is read no longer', () => {
  const folder = folderWith({ name: 'x' })
  const secrets = opened(folder)
  expect(secrets.read('name')?.reveal()).toBe('x')
  chmodSync(join(folder, 'name'), 0o644)
  expect(secrets.read('name')).toBeNull()
})

test('what is not there, or no such thing, is told apart', () => {
  const folder = folderWith({ list: '["x"]', text: 'x' })
  const faultOf = (path: string) => openGivenSecrets({ path, guardedBy: 'mode' })
  expect(faultOf(join(folder, 'none'))).toMatchObject({ fault: 'missing' })
  expect(faultOf(join(folder, 'list'))).toMatchObject({ fault: 'unreadable' })
  expect(faultOf(join(folder, 'text'))).toMatchObject({ fault: 'unreadable' })
})

test('a place that the system does not let anybody look into is refused, and read no longer', () => {
  const folder = folderWith({ name: 'x' })
  const secrets = opened(folder)
  const endless = join(folder, 'endless')
  symlinkSync(endless, endless)
  expect(secrets.read('endless')).toBeNull()
  for (const path of [endless, folder]) {
    const refused = { kind: 'refused', fault: 'unreadable', path }
    expect(openGivenSecrets({ path, guardedBy: 'mode' })).toEqual(refused)
  }
})

test('other secrets have the names of their entries, and nothing is written to where they are given', async () => {
  const folder = folderWith({ 'mail-me@smtp.example.com_465': 'one' })
  const { keychain, entries } = keychainInABox()
  const given = keychainWithGiven(keychain, [opened(folder)])
  expect(await given.read('mail-me@smtp.example.com:465')).toEqual({ ok: true, value: 'one' })
  expect(await given.read('mail-me@other.example:465')).toEqual({ ok: true, value: null })
  await given.write('mail-me@smtp.example.com:465', 'two')
  expect([...entries]).toEqual([['mail-me@smtp.example.com:465', 'two']])
  expect(await given.read('mail-me@smtp.example.com:465')).toEqual({ ok: true, value: 'one' })
})

test('a password that a person enters for this run waits behind the one that was given', async () => {
  const folder = folderWith({ 'novak@example.com@crm.example.com_8443': 'given' })
  const vault = vaultWithGiven(createPasswordVault(noKeychain), [opened(folder)])
  vault.keepForThisRun(owner, toSecret('entered'))
  const read = await vault.read(owner)
  expect(read.ok && read.value.reveal()).toBe('given')
})

test('the key of a team is among the secrets as people read its code, and is replaced by none', async () => {
  const of = { user: 'me', host: 'db.example.com', port: 5432, database: 'sales' }
  const folder = folderWith({ 'team-key-me@db.example.com_5432_sales': 'ABCD-EFGH\n' })
  const { keys } = createTeamVault(keychainWithGiven(noKeychain, [opened(folder)]))
  const read = await keys.read(of)
  expect(read.ok && read.value.reveal()).toBe('ABCD-EFGH')
  expect((await keys.keep(of, toSecret('another'))).ok).toBe(false)
})

test('systemd names the files of a folder of credentials after the credential', async () => {
  const folder = folderWith({ 'unitdesk_novak@example.com@crm.example.com_8443': 'tajné' }, 0o440)
  const vault = vaultWithGiven(createPasswordVault(noKeychain), [opened(folder, 'system')])
  const read = await vault.read(owner)
  expect(read.ok && read.value.reveal()).toBe('tajné')
})
