import { expect, test } from 'vitest'
import { fileTokenSchema } from '#core/ids'
import { startAccounts } from './testing/start-accounts.ts'
import { rightPassword, startCrm } from './testing/start-crm.ts'

const account = {
  label: 'Pricelist',
  login: 'prices@demo',
  password: rightPassword,
  areas: ['prices' as const],
}
const withoutKeychain = 'refuse' as const
const calledOff = { ok: false, failure: { kind: 'cancelled' } }

test('nothing leaves to an address that the page names before a person has said so, once', async () => {
  const crm = await startCrm()
  const { call, contact } = await startAccounts()
  const { label: _, ...login } = account
  const attempts = [
    () => call('accounts.testConnection', { ...login, baseUrl: crm.baseUrl }),
    () =>
      call('accounts.connectWorkspace', {
        name: 'Vltavan',
        baseUrl: crm.baseUrl,
        account,
        withoutKeychain,
      }),
  ]
  contact.isAllowed = false
  for (const attempt of attempts) expect(await attempt()).toMatchObject(calledOff)
  expect(await crm.requests()).toEqual([])
  const origin = new URL(crm.baseUrl).origin
  expect(contact.asked).toEqual([origin, origin])
  contact.isAllowed = true
  for (const attempt of attempts) expect(await attempt()).toMatchObject({ ok: true })
  expect(contact.asked).toEqual([origin, origin, origin])
  expect(await crm.requests()).not.toEqual([])
})

test('an account of a settings file gets no password before a person has agreed to its address', async () => {
  const crm = await startCrm()
  const first = await startAccounts()
  await first.call('accounts.connectWorkspace', {
    name: 'Vltavan',
    baseUrl: crm.baseUrl,
    account,
    withoutKeychain,
  })
  await first.call('settings.exportFile', {})
  const { call, contact, picked, keychain } = await startAccounts()
  picked.path = first.picked.path
  await call('settings.importFile', { file: fileTokenSchema.parse('granted') })
  const listed = await call('accounts.listWorkspaces', {})
  const accountId = listed.ok ? listed.value[0]?.accounts[0]?.id : undefined
  if (accountId === undefined) throw new Error('nothing was imported')
  const enter = () =>
    call('accounts.changePassword', { accountId, password: rightPassword, withoutKeychain })
  contact.isAllowed = false
  expect(await enter()).toMatchObject(calledOff)
  expect(keychain.entries.size).toBe(0)
  contact.isAllowed = true
  expect(await enter()).toMatchObject({ ok: true })
  expect(contact.asked).toHaveLength(2)
})
