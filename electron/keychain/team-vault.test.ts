import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { demoDatabase, demoHost } from '#core/team/demo-team'
import { createTeamVault } from './team-vault.ts'
import { keychainInABox } from './testing/keychain-in-a-box.ts'

const address = { host: demoHost, port: 5432, database: demoDatabase, user: 'jana' }

test('what belongs to a team that ends with the window is in memory alone; that of others is in the keychain', async () => {
  const box = keychainInABox()
  const vault = createTeamVault(box.keychain)
  const [demo, sales] = [address, { ...address, database: 'sales' }]
  for (const owner of [demo, sales]) {
    expect((await vault.keep(owner, toSecret('drawn'))).ok).toBe(true)
    expect((await vault.keys.keep(owner, toSecret('key'))).ok).toBe(true)
  }
  expect([...box.entries.keys()]).toEqual([vault.nameOf(sales), vault.keys.nameOf(sales)])
  const read = await vault.read(demo)
  expect(read.ok && read.value.reveal()).toBe('drawn')
  await vault.forget(demo)
  expect((await vault.read(demo)).ok).toBe(false)
  expect((await createTeamVault(box.keychain).keys.read(demo)).ok).toBe(false)
})
