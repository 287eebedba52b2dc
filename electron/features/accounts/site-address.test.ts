import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { startAccounts } from './testing/start-accounts.ts'
import { rightPassword, startCrm } from './testing/start-crm.ts'

const secret = 'Bearer s3cr3t-of-the-site'
const address = { url: 'https://www.example.invalid/leads.csv', timeZone: 'Europe/Prague' }

const started = async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const connected = await app.call('accounts.connectWorkspace', {
    name: 'Vltavan',
    baseUrl: crm.baseUrl,
    withoutKeychain: 'refuse',
    account: { label: 'Web', login: 'prices@demo', password: rightPassword, areas: ['prices'] },
  })
  if (!connected.ok) throw new Error(connected.failure.kind)
  const { id: workspaceId } = connected.value
  const header = { kind: 'set', value: secret, withoutKeychain: 'refuse' } as const
  expect(await app.call('leads.saveAddress', { workspaceId, ...address, header })).toEqual(
    success(null),
  )
  return { app, workspaceId }
}

test('with a workspace go what its web site lets in with, out of the keychain, and the files that were picked', async () => {
  const { app, workspaceId } = await started()
  expect([...app.keychain.entries.values()]).toContain(secret)
  app.keychain.state.isLocked = true
  const removal = await app.call('accounts.removeWorkspace', { workspaceId })
  expect(removal).toMatchObject({ failure: { kind: 'keychain' } })
  expect(app.picked.areOver).toBe(false)
  app.keychain.state.isLocked = false
  expect(await app.call('accounts.removeWorkspace', { workspaceId })).toEqual(success(null))
  expect([...app.keychain.entries.values()]).toEqual([])
  expect(app.picked.areOver).toBe(true)
})

test('exported settings have neither the address of the web site nor its header', async () => {
  const { app } = await started()
  await app.call('settings.exportFile', {})
  const text = readFileSync(app.picked.path ?? '', 'utf8')
  expect(JSON.parse(text)).toMatchObject({ workspaces: [{ name: 'Vltavan' }] })
  expect(text).not.toMatch(/s3cr3t|header|example\.invalid/i)
})
