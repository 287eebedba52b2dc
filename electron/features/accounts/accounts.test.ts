import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import type { Workspace } from '#core/contract/accounts'
import { failed, type InputRule, success } from '#core/contract/failure'
import type { Job } from '#core/contract/jobs'
import { expectValue } from '#core/contract/testing/expect-value'
import { fileTokenSchema, type WorkspaceId } from '#core/ids'
import { toJson } from '#core/json'
import { emptyLead } from '#core/leads/testing/sample-leads'
import { jobOutcome } from './testing/job-outcome.ts'
import { startAccounts } from './testing/start-accounts.ts'
import { rightPassword, startCrm } from './testing/start-crm.ts'

type App = Awaited<ReturnType<typeof startAccounts>>

const connect = async ({ call }: App, baseUrl: string, name = 'Vltavan') =>
  expectValue(
    await call('accounts.connectWorkspace', {
      name,
      baseUrl,
      account: {
        label: 'Pricelist',
        login: 'prices@demo',
        password: rightPassword,
        areas: ['prices'],
      },
      withoutKeychain: 'refuse',
    }),
  )

const listed = async ({ call }: App) => expectValue(await call('accounts.listWorkspaces', {}))

/** Refreshes the projects and waits for the end of it. */
const refresh = async (app: App, workspaceId: WorkspaceId): Promise<Job['outcome']> => {
  const { jobId } = expectValue(await app.call('prices.refreshProjects', { workspaceId }))
  return (await jobOutcome(app, jobId)) ?? null
}

test('the demo is one workspace with the same projects after every start, whatever its port and passwords', async () => {
  const app = await startAccounts()
  const demo = expectValue(await app.call('accounts.openDemo', {}))
  expect(demo).toMatchObject({ kind: 'demo', accounts: expect.arrayContaining([]) })
  expect(demo.accounts.map(({ passwordKept, state }) => [passwordKept, state.kind])).toEqual(
    demo.accounts.map(() => ['thisRun', 'ready']),
  )
  // Sales with dates are served by the one account that reaches nothing else.
  expect(demo.accounts.filter(({ projects }) => projects !== null)).toMatchObject([
    { login: 'history@demo', areas: ['exports'], projects: [10_560] },
  ])
  expect(await refresh(app, demo.id)).toEqual({ kind: 'done' })
  expect(expectValue(await app.call('accounts.openDemo', {}))).toEqual(demo)
  await app.stop()

  const next = await startAccounts({ directory: app.directory, keychain: app.keychain })
  expect(await listed(next)).toEqual([demo])
  expect(
    expectValue(await next.call('prices.listProjects', { workspaceId: demo.id })),
  ).toHaveLength(4)
  expect(next.demo.starts.count).toBe(0)
  expect(await refresh(next, demo.id)).toEqual({ kind: 'done' })
  expect(next.demo.starts.count).toBe(1)
  expect(app.keychain.entries.size).toBe(0)
})

test('the clock of a server is kept over a restart, and no other is taken', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const { id, timeZone } = await connect(app, crm.baseUrl)
  expect(timeZone).toBe('Europe/Prague')
  const changed = { workspaceId: id, timeZone: 'Europe/London' }
  expectValue(await app.call('accounts.changeTimeZone', changed))
  const unknown = { workspaceId: id, timeZone: 'Europe/Podviní' }
  await expect(async () => app.call('accounts.changeTimeZone', unknown)).rejects.toThrow(/timeZone/)
  await app.stop()
  const next = await startAccounts({ directory: app.directory, keychain: app.keychain })
  expect(await listed(next)).toMatchObject([{ id, timeZone: 'Europe/London' }])
})

test('a refused login holds the account over a restart until its password is changed', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const workspace = await connect(app, crm.baseUrl)
  const [user = ''] = app.keychain.entries.keys()
  app.keychain.entries.set(user, 'changed elsewhere')
  const before = (await crm.requests()).length
  const held = { kind: 'failed', failure: { kind: 'held', account: 'Pricelist' } }
  expect(await refresh(app, workspace.id)).toMatchObject(held)
  expect(await refresh(app, workspace.id)).toMatchObject(held)
  await app.stop()

  const next = await startAccounts({ directory: app.directory, keychain: app.keychain })
  expect(await refresh(next, workspace.id)).toMatchObject(held)
  expect((await crm.requests()).length - before).toBe(1)
  const accountId = workspace.accounts[0]?.id
  if (accountId === undefined) throw new Error('no account')
  expect(await listed(next)).toMatchObject([
    { accounts: [{ state: { kind: 'held', failuresInARow: 1 } }] },
  ])
  const change = { accountId, password: rightPassword, withoutKeychain: 'refuse' } as const
  expect(await next.call('accounts.changePassword', change)).toEqual(success(null))
  expect(await listed(next)).toMatchObject([{ accounts: [{ state: { kind: 'ready' } }] }])
  expect(await refresh(next, workspace.id)).toEqual({ kind: 'done' })
  expect((await crm.requests()).length - before).toBe(2)
})

test('a password that the keychain does not take changes nothing', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const [account] = (await connect(app, crm.baseUrl)).accounts
  if (!account) throw new Error('no account')
  const change = { accountId: account.id, password: 'new', withoutKeychain: 'refuse' } as const
  app.keychain.state.isLocked = true
  expect(await app.call('accounts.changePassword', change)).toMatchObject({
    failure: { kind: 'keychain', cause: 'locked' },
  })
  app.keychain.state.isLocked = false
  expect([...app.keychain.entries.values()]).toEqual([rightPassword])
  expect(await listed(app)).toMatchObject([{ accounts: [{ passwordKept: 'keychain' }] }])
})

test('a password kept for one run is not replaced by an older one of the keychain in the next', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const workspace = await connect(app, crm.baseUrl)
  const [account] = workspace.accounts
  if (!account) throw new Error('no account')
  app.keychain.state.isLocked = true
  const change = {
    accountId: account.id,
    password: 'new',
    withoutKeychain: 'keepForThisRun',
  } as const
  expect(await app.call('accounts.changePassword', change)).toEqual(success(null))
  await app.stop()
  app.keychain.state.isLocked = false

  const next = await startAccounts({ directory: app.directory, keychain: app.keychain })
  const before = (await crm.requests()).length
  expect(await refresh(next, workspace.id)).toMatchObject({
    failure: { kind: 'keychain', cause: 'missing' },
  })
  expect((await crm.requests()).length).toBe(before)
})

/** The password of a login may be another one after whatever was done to it, until the server lets it in. */
const unproven = (workspace: Workspace): Workspace => ({
  ...workspace,
  accounts: workspace.accounts.map((account) => ({ ...account, isProven: false })),
})

test('a removed workspace takes its password with it, and another one stays where it was', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const first = await connect(app, crm.baseUrl, 'First')
  const second = await connect(app, crm.baseUrl, 'Second')
  expect(await app.call('accounts.removeWorkspace', { workspaceId: first.id })).toEqual(
    success(null),
  )
  expect(await listed(app)).toEqual([unproven(second)])
  expect([...app.keychain.entries.keys()]).toEqual([`${second.accounts[0]?.id}@${crm.baseUrl}`])
  const place = async () => expectValue(await app.call('settings.readSettings', {})).place
  expect(await place()).toMatchObject({ workspaceId: second.id })
  await app.call('accounts.removeWorkspace', { workspaceId: second.id })
  expect(await place()).toEqual({ workspaceId: null, projectId: null, screen: 'welcome' })
  expect(await app.call('accounts.removeWorkspace', { workspaceId: first.id })).toEqual(
    success(null),
  )
})

test('with the last workspace goes the key that the contacts in it were sealed with', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const { id: workspaceId } = await connect(app, crm.baseUrl, 'Only')
  const lead = toJson({ ...emptyLead, email: 'eva@example.com' })
  const draft = { workspaceId, draftId: null, lead, isTest: false }
  expectValue(await app.call('leads.saveDraft', draft))
  const keys = () => [...app.keychain.entries.keys()].filter((name) => name.startsWith('contacts-'))
  await expect.poll(keys).toHaveLength(1)
  expectValue(await app.call('accounts.removeWorkspace', { workspaceId }))
  await expect.poll(keys).toEqual([])
})

test('a workspace whose password the locked keychain will not give up stays whole', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const workspace = await connect(app, crm.baseUrl)
  app.keychain.state.isLocked = true
  const removal = await app.call('accounts.removeWorkspace', { workspaceId: workspace.id })
  expect(removal).toMatchObject({ failure: { kind: 'keychain', cause: 'locked' } })
  expect(await listed(app)).toEqual([unproven(workspace)])
})

test('exported settings hold no password and, imported elsewhere, wait for one', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  await app.call('accounts.openDemo', {})
  const workspace = await connect(app, crm.baseUrl)
  const file = app.picked.path ?? ''
  expect(await app.call('settings.exportFile', {})).toEqual(success({ file }))
  const text = readFileSync(file, 'utf8')
  expect(text).not.toContain(rightPassword)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const other = await startAccounts()
  writeFileSync(other.picked.path ?? '', text)
  const token = { file: fileTokenSchema.parse('granted') }
  const coming = async () => expectValue(await other.call('settings.readFile', token))
  const account = { part: 'account', name: 'Pricelist (prices@demo)', sentTo: [] }
  const whole = (standing: string, change: string) => ({
    workspaces: [
      {
        name: 'Vltavan',
        baseUrl: crm.baseUrl,
        standing,
        isBackupLeft: false,
        parts: [{ ...account, change }],
      },
    ],
    exports: [],
  })
  expect(await coming()).toEqual(whole('new', 'new'))
  expect(await listed(other)).toEqual([])
  expect(await other.call('settings.importFile', token)).toEqual(success(whole('new', 'new')))
  const [imported] = await listed(other)
  expect(imported).toMatchObject({
    name: workspace.name,
    baseUrl: crm.baseUrl,
    accounts: [
      { login: 'prices@demo', passwordKept: 'nowhere', state: { kind: 'withoutPassword' } },
    ],
  })
  expect(await refresh(other, imported?.id ?? workspace.id)).toMatchObject({
    failure: { kind: 'keychain', cause: 'missing' },
  })
  expect(await coming()).toEqual(whole('here', 'same'))
  expect(await other.call('settings.importFile', token)).toEqual(success(whole('here', 'same')))
  expect(await listed(other)).toEqual([imported])
})

test('a file that holds no settings adds nothing, and one that cannot be read or written says so', async () => {
  const app = await startAccounts()
  const refused = (rule: InputRule) =>
    failed({ kind: 'invalidInput', path: 'file', rule, again: 'afterFix' })
  const importing = (token: string) =>
    app.call('settings.importFile', { file: fileTokenSchema.parse(token) })
  writeFileSync(app.picked.path ?? '', '{"version":1}')
  expect(await importing('granted')).toEqual(refused('settingsFile'))
  writeFileSync(app.picked.path ?? '', ' '.repeat(20_000_001))
  expect(await importing('granted')).toEqual(refused('unreadable'))
  expect(await importing('gone')).toEqual(refused('unreadable'))
  expect(await listed(app)).toEqual([])

  const folder = dirname(app.picked.path ?? '')
  app.picked.path = folder
  expect(await app.call('settings.exportFile', {})).toMatchObject({
    failure: { kind: 'store', path: folder },
  })
  app.picked.path = null
  expect(await app.call('settings.exportFile', {})).toEqual(success(null))
})
