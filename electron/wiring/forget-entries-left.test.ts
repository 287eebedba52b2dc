import { expect, test } from 'vitest'
import { expectValue } from '#core/contract/testing/expect-value'
import { startAccounts } from '../features/accounts/testing/start-accounts.ts'
import { rightPassword, startCrm } from '../features/accounts/testing/start-crm.ts'
import { listEntriesLeft } from '../store/settings/entries-left.ts'

const nothing = { mail: null, webhook: null, sftp: null }
const secret = { kind: 'set', value: 'a secret of ours' } as const
const webhook = { url: 'https://example.com/in', secret }

/** The next start on the same computer. */
const startAgain = async ({
  stop,
  directory,
  keychain,
}: Awaited<ReturnType<typeof startAccounts>>) => {
  await stop()
  return startAccounts({ directory, keychain })
}

test('an old secret that the keychain has not given up is told, and removed at the next start', async () => {
  const app = await startAccounts()
  const { entries, state } = app.keychain
  const save = async (places: Parameters<typeof app.call<'exports.saveDelivery'>>[1]) =>
    expectValue(await app.call('exports.saveDelivery', places))
  expect(await save({ ...nothing, webhook })).toEqual({ isSecretLeft: false })
  state.isLocked = true
  expect(await save(nothing)).toEqual({ isSecretLeft: true })
  const locked = await startAgain(app)
  expect(entries.size).toBe(1)
  state.isLocked = false
  await startAgain(locked)
  await expect.poll(() => entries.size).toBe(0)
})

test('a password that another one has taken the place of for this run is removed at the next start, unless it is needed by then', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const { entries, state } = app.keychain
  const { accounts } = expectValue(
    await app.call('accounts.connectWorkspace', {
      name: 'Vltavan',
      baseUrl: crm.baseUrl,
      account: {
        label: 'Pricelist',
        login: 'prices@demo',
        password: rightPassword,
        areas: ['prices'],
      },
      withoutKeychain: 'refuse',
    }),
  )
  const accountId = accounts[0]?.id ?? ''
  const change = async (world: typeof app, password: string) =>
    expectValue(
      await world.call('accounts.changePassword', {
        accountId,
        password,
        withoutKeychain: 'keepForThisRun',
      }),
    )
  state.isLocked = true
  await change(app, 'another')
  expect([...entries.values()]).toEqual([rightPassword])
  state.isLocked = false
  await change(app, 'kept')
  const second = await startAgain(app)
  await expect.poll(() => listEntriesLeft(second.store.db)).toEqual([])
  expect([...entries.values()]).toEqual(['kept'])
  state.isLocked = true
  await change(second, 'another')
  state.isLocked = false
  await startAgain(second)
  await expect.poll(() => entries.size).toBe(0)
})
