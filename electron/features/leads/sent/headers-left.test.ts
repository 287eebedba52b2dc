import { expect, test, vi } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import type { InputOf } from '#core/contract/index'
import { expectValue } from '#core/contract/testing/expect-value'
import { workspaceIdSchema } from '#core/ids'
import { oneAfterAnother } from '#core/works-in-turn'
import { keychainFailure } from '../../../keychain/ask-in-turn.ts'
import { createSiteHeaderVault } from '../../../keychain/site-header-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import { readSiteAddress } from '../../../store/leads/sent/site-addresses.ts'
import { leadsStore } from '../../../wiring/stores/leads-store.ts'
import { fileWith, importFile, sent, siteLines, zone } from '../../../wiring/testing/leads/acts.ts'
import { of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'
import { forgetHeadersLeft } from './site-address.ts'

const secret = 'Bearer s3cr3t-of-the-site'
const setSecret = { kind: 'set', value: secret, withoutKeychain: 'refuse' } as const

/** A workspace with a lead, whose site is asked by nobody here. */
const started = async () => {
  const begun = await startLeads()
  const { world, clock, startAgain } = begun
  await importFile(world, fileWith('first.jsonl', siteLines([{ at: clock.now(), name: 'Eva' }])))
  const save = (header: InputOf<'leads.saveAddress'>['header']) =>
    world.call('leads.saveAddress', {
      ...of,
      url: 'https://site.example/leads.jsonl',
      timeZone: zone,
      header,
    })
  const secrets = () => [...world.keychain.entries.values()]
  const startUnlocked = async () => {
    await world.end()
    world.keychain.state.isLocked = false
    expect(secrets()).toContain(secret)
    await startAgain()
  }
  return { world, save, secrets, startUnlocked }
}

test('with a locked keychain all is deleted, and the header goes at the next start', async () => {
  const { world, save, secrets, startUnlocked } = await started()
  await save(setSecret)
  world.keychain.state.isLocked = true
  expect(await world.finished(await world.call('leads.deleteAll', of))).toBeNull()
  expect(await sent(world)).toEqual([])
  expect((await world.call('leads.readSettings', of)).address).toBeNull()
  await startUnlocked()
  await expect.poll(secrets).not.toContain(secret)
})

test('with a locked keychain an address is forgotten, and its header goes at the next start', async () => {
  const { world, save, secrets, startUnlocked } = await started()
  await save(setSecret)
  world.keychain.state.isLocked = true
  await world.call('leads.forgetAddress', of)
  expect((await world.call('leads.readSettings', of)).address).toBeNull()
  await startUnlocked()
  await expect.poll(secrets).not.toContain(secret)
})

test('a header that is kept again is not lost for an earlier one', async () => {
  const { world, save, secrets, startUnlocked } = await started()
  await save(setSecret)
  world.keychain.state.isLocked = true
  await world.call('leads.forgetAddress', of)
  world.keychain.state.isLocked = false
  await save(setSecret)
  await startUnlocked()
  await world.keychain.keychain.read('after what was asked before')
  expect(secrets()).toContain(secret)
})

test('a header that the keychain takes too late goes at the next start', async () => {
  const { world, save, secrets, startUnlocked } = await started()
  vi.spyOn(world.keychain.keychain, 'write').mockResolvedValueOnce(keychainFailure('timedOut'))
  await expect(save(setSecret)).rejects.toThrow('keychain')
  world.keychain.entries.set(`site-${of.workspaceId}@https://site.example`, secret)
  await startUnlocked()
  await expect.poll(secrets).not.toContain(secret)
})

test('a header that a person keeps again while another one is being removed stays', async () => {
  const { world } = await started()
  const box = keychainInABox()
  const inTurn = oneAfterAnother()
  let unlock: () => void = () => undefined
  const unlocked = new Promise<void>((resolve) => {
    unlock = resolve
  })
  const headers = createSiteHeaderVault({
    ...box.keychain,
    write: (name, text) => inTurn(() => box.keychain.write(name, text)),
    remove: (name) => inTurn(() => unlocked.then(() => box.keychain.remove(name))),
  })
  const site = {
    headers,
    given: new Map(),
    download: () => expect.fail('nobody is asked'),
  }
  const store = leadsStore(world.store)
  const origin = 'https://site.example'
  const other = { workspaceId: workspaceIdSchema.parse('other'), origin }
  const own = { workspaceId: of.workspaceId, origin }
  for (const owner of [other, own]) {
    box.entries.set(headers.nameOf(owner), 'old')
    store.commit((rows) => rows.addHeaderLeft(owner))
  }
  const removed = forgetHeadersLeft({ store, site })
  const kept = headers.keep(own, toSecret('new'))
  unlock()
  await removed
  expectValue(await kept)
  expect([...box.entries]).toEqual([[headers.nameOf(own), 'new']])
})

test('an older header that one for this run has taken the place of goes with it', async () => {
  const { world, save, secrets, startUnlocked } = await started()
  await save(setSecret)
  world.keychain.state.isLocked = true
  await save({ kind: 'set', value: 'Bearer other', withoutKeychain: 'keepForThisRun' })
  await save({ kind: 'none' })
  await startUnlocked()
  await expect.poll(secrets).not.toContain(secret)
})

test('an address that was forgotten and saved again is another one', async () => {
  const { world, save } = await started()
  const revision = () => readSiteAddress(world.store.db, of.workspaceId)?.revision
  await save({ kind: 'none' })
  const before = revision()
  await world.call('leads.forgetAddress', of)
  await save({ kind: 'none' })
  expect(revision()).not.toBe(before)
})
