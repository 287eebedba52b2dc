import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Workspace } from '#core/contract/accounts'
import { success } from '#core/contract/failure'
import type { InputOf } from '#core/contract/index'
import { expectValue } from '#core/contract/testing/expect-value'
import { fileTokenSchema, type ProjectId, projectIdSchema } from '#core/ids'
import { jobOutcome } from './testing/job-outcome.ts'
import { startAccounts } from './testing/start-accounts.ts'
import { rightPassword, startCrm } from './testing/start-crm.ts'

type App = Awaited<ReturnType<typeof startAccounts>>
type Crm = Awaited<ReturnType<typeof startCrm>>

const added = (
  workspaceId: string,
  change: Partial<InputOf<'accounts.addAccount'>> = {},
): InputOf<'accounts.addAccount'> => ({
  workspaceId,
  label: 'Media',
  login: 'media@demo',
  password: rightPassword,
  areas: ['media', 'prices'],
  projects: null,
  withoutKeychain: 'refuse',
  ...change,
})

/** A workspace whose two accounts see different projects of three. */
const start = async () => {
  const crm = await startCrm()
  const [one, two, three] = crm.projects.map(({ id }) => projectIdSchema.parse(id))
  if (!one || !two || !three) throw new Error('the demo has three projects')
  await crm.changeAccount('prices@demo', { projects: [one, two] })
  await crm.changeAccount('media@demo', { projects: [two, three] })
  const app = await startAccounts()
  const workspace = expectValue(
    await app.call('accounts.connectWorkspace', {
      name: 'Vltavan',
      baseUrl: crm.baseUrl,
      withoutKeychain: 'refuse',
      account: {
        label: 'Pricelist',
        login: 'prices@demo',
        password: rightPassword,
        areas: ['prices'],
      },
    }),
  )
  const media = expectValue(await app.call('accounts.addAccount', added(workspace.id)))
  return { app, crm, workspace, media, one, two, three }
}

const projectsOf = async ({ call }: App, { id }: Workspace) =>
  expectValue(await call('prices.listProjects', { workspaceId: id })).map((project) => project.id)

const servingOf = async ({ call }: App, { id }: Workspace, projectId: ProjectId | null) => {
  const place = { workspaceId: id, area: 'prices', projectId } as const
  const { accounts, chosen } = expectValue(await call('accounts.readServing', place))
  return {
    labels: accounts.map(({ label }) => label),
    chosen: accounts.find((account) => account.id === chosen)?.label,
  }
}

const loginsOf = async (crm: Crm, endpoint: string) =>
  (await crm.recorded())
    .filter((request) => request.endpoint === endpoint)
    .map(({ parameters }) => parameters['login'])

test('a second account brings its projects, and each project is called with the account that sees it', async () => {
  const { app, crm, workspace, one, two, three } = await start()
  expect(await projectsOf(app, workspace)).toEqual([one, two, three])
  expect(await servingOf(app, workspace, one)).toEqual({
    labels: ['Pricelist'],
    chosen: 'Pricelist',
  })
  expect(await servingOf(app, workspace, three)).toEqual({ labels: ['Media'], chosen: 'Media' })
  for (const projectId of [one, three]) {
    const load = { workspaceId: workspace.id, projectId }
    const { jobId } = expectValue(await app.call('prices.refreshPricelist', load))
    expect(await jobOutcome(app, jobId)).toEqual({ kind: 'done' })
  }
  expect(await loginsOf(crm, 'get-project')).toEqual(['prices@demo', 'media@demo'])
})

test('a choice is used for its project alone, stays for the next start and ends with its account', async () => {
  const { app, crm, workspace, media, one, two } = await start()
  expect(await servingOf(app, workspace, two)).toEqual({
    labels: ['Pricelist', 'Media'],
    chosen: 'Pricelist',
  })
  const choice = { workspaceId: workspace.id, area: 'prices', accountId: media.id } as const
  expect(await app.call('accounts.chooseAccount', { ...choice, projectId: two })).toEqual(
    success(null),
  )
  expect(await app.call('accounts.chooseAccount', { ...choice, projectId: one })).toMatchObject({
    failure: { kind: 'notAllowed', reason: 'notFound' },
  })
  await app.stop()

  const next = await startAccounts({ directory: app.directory, keychain: app.keychain })
  expect((await servingOf(next, workspace, one)).chosen).toBe('Pricelist')
  expect((await servingOf(next, workspace, two)).chosen).toBe('Media')
  const load = { workspaceId: workspace.id, projectId: two }
  const { jobId } = expectValue(await next.call('prices.refreshPricelist', load))
  expect(await jobOutcome(next, jobId)).toEqual({ kind: 'done' })
  expect(await loginsOf(crm, 'get-project')).toEqual(['media@demo'])
  expect(await next.call('accounts.removeAccount', { accountId: media.id })).toEqual(success(null))
  expect((await servingOf(next, workspace, two)).chosen).toBe('Pricelist')
})

test('an account that cannot be asked keeps the projects it saw, and the others are renewed', async () => {
  const { app, crm, workspace, media, one, two, three } = await start()
  await crm.changeAccount('prices@demo', { projects: [one] })
  const [user = ''] = [...app.keychain.entries.keys()].filter((key) => key.startsWith(media.id))
  app.keychain.entries.set(user, 'changed elsewhere')
  const { jobId } = expectValue(
    await app.call('prices.refreshProjects', { workspaceId: workspace.id }),
  )
  expect(await jobOutcome(app, jobId)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'held', account: 'Media' },
  })
  expect(await projectsOf(app, workspace)).toEqual([one, two, three])
  expect(await servingOf(app, workspace, two)).toEqual({ labels: ['Media'], chosen: 'Media' })
})

test('an account is named and used as its person says, and nothing else about it changes', async () => {
  const { app, workspace, media, one, two } = await start()
  const use = { label: 'Web', areas: ['prices'], projects: [one] } as const
  const change = { accountId: media.id, ...use, areas: [...use.areas], projects: [...use.projects] }
  expect(await app.call('accounts.changeAccount', change)).toEqual(success(null))
  const [shown] = expectValue(await app.call('accounts.listWorkspaces', {}))
  expect(shown?.accounts[1]).toEqual({ ...media, ...use })
  expect((await servingOf(app, workspace, one)).chosen).toBe('Web')
  expect((await servingOf(app, workspace, two)).labels).toEqual(['Pricelist'])
  await app.call('accounts.removeAccount', { accountId: media.id })
  expect(await app.call('accounts.changeAccount', change)).toMatchObject({
    failure: { kind: 'notAllowed', reason: 'notFound' },
  })
})

test('an account that the server refuses is not kept, and neither is its password', async () => {
  const { app, crm, workspace } = await start()
  const before = (await crm.requests()).length
  const wrong = added(workspace.id, { login: 'invited@demo', password: 'wrong' })
  expect(await app.call('accounts.addAccount', wrong)).toMatchObject({
    failure: { kind: 'refused', status: 401 },
  })
  expect((await crm.requests()).length).toBe(before + 1)
  expect(app.keychain.entries.size).toBe(2)
  expect(expectValue(await app.call('accounts.listWorkspaces', {}))[0]?.accounts).toHaveLength(2)
})

test('a login that is added twice at once becomes one account with one password', async () => {
  const { app, workspace } = await start()
  const passwords = app.keychain.entries.size
  const leads = added(workspace.id, { login: 'leads@demo', areas: ['leads'] })
  const answers = await Promise.all([
    app.call('accounts.addAccount', leads),
    app.call('accounts.addAccount', leads),
  ])
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    failure: { kind: 'invalidInput', path: 'login', rule: 'loginTaken' },
  })
  expect(app.keychain.entries.size).toBe(passwords + 1)
  const [shown] = expectValue(await app.call('accounts.listWorkspaces', {}))
  expect(shown?.accounts.map(({ login }) => login)).toEqual([
    'prices@demo',
    'media@demo',
    'leads@demo',
  ])
})

test('an account whose workspace is removed while its server is asked leaves no password', async () => {
  const { app, workspace } = await start()
  const leads = added(workspace.id, { login: 'leads@demo', areas: ['leads'] })
  const adding = app.call('accounts.addAccount', leads)
  expectValue(await app.call('accounts.removeWorkspace', { workspaceId: workspace.id }))
  expect(await adding).toMatchObject({ failure: { kind: 'notAllowed', reason: 'notFound' } })
  expect(app.keychain.entries.size).toBe(0)
})

test('an account of an area without a harmless request is added without asking anybody', async () => {
  const { app, crm, workspace } = await start()
  const before = (await crm.requests()).length
  const reports = added(workspace.id, {
    label: 'Reports',
    login: 'exports@demo',
    areas: ['exports'],
  })
  expectValue(await app.call('accounts.addAccount', reports))
  expect((await crm.requests()).length).toBe(before)
})

test('a removed account takes its password with it, unless the locked keychain will not give it up', async () => {
  const { app, workspace, media } = await start()
  app.keychain.state.isLocked = true
  const removal = { accountId: media.id }
  expect(await app.call('accounts.removeAccount', removal)).toMatchObject({
    failure: { kind: 'keychain', cause: 'locked' },
  })
  app.keychain.state.isLocked = false
  expect(await app.call('accounts.removeAccount', removal)).toEqual(success(null))
  expect(await app.call('accounts.removeAccount', removal)).toEqual(success(null))
  expect([...app.keychain.entries.keys()].filter((key) => key.startsWith(media.id))).toEqual([])
  const [shown] = expectValue(await app.call('accounts.listWorkspaces', {}))
  expect(shown?.accounts.map(({ label }) => label)).toEqual(['Pricelist'])
  expect(shown?.id).toBe(workspace.id)
})

test('where no account serves prices, that is said', async () => {
  const { app, workspace, media } = await start()
  const [prices] = workspace.accounts
  if (!prices) throw new Error('no account')
  await app.call('accounts.removeAccount', { accountId: media.id })
  await app.call('accounts.removeAccount', { accountId: prices.id })
  const { jobId } = expectValue(
    await app.call('prices.refreshProjects', { workspaceId: workspace.id }),
  )
  expect(await jobOutcome(app, jobId)).toMatchObject({
    failure: { kind: 'notAllowed', reason: 'noAccount' },
  })
})

test('projects and choices travel with the settings', async () => {
  const { app, workspace, media, two, three } = await start()
  const use = { label: 'Media', areas: ['media' as const, 'prices' as const] }
  await app.call('accounts.changeAccount', { accountId: media.id, ...use, projects: [two, three] })
  const place = { workspaceId: workspace.id, area: 'prices', projectId: two } as const
  await app.call('accounts.chooseAccount', { ...place, accountId: media.id })
  await app.call('settings.exportFile', {})

  const other = await startAccounts()
  writeFileSync(other.picked.path ?? '', readFileSync(app.picked.path ?? ''))
  await other.call('settings.importFile', { file: fileTokenSchema.parse('granted') })
  const [imported] = expectValue(await other.call('accounts.listWorkspaces', {}))
  if (!imported) throw new Error('nothing was imported')
  expect(imported.accounts.map(({ projects }) => projects)).toEqual([null, [two, three]])
  expect((await servingOf(other, imported, two)).chosen).toBe('Media')
})

test('a login that was let in when it was added is not held because of a call that is not permitted to it', async () => {
  const crm = await startCrm()
  await crm.changeAccount('prices@demo', { areas: ['prices'] })
  const app = await startAccounts()
  const workspace = expectValue(
    await app.call('accounts.connectWorkspace', {
      name: 'Vltavan',
      baseUrl: crm.baseUrl,
      withoutKeychain: 'refuse',
      account: {
        label: 'Pricelist',
        login: 'prices@demo',
        password: rightPassword,
        areas: ['prices'],
      },
    }),
  )
  const [{ id: accountId } = { id: '' }] = workspace.accounts
  const use = { label: 'Pricelist', areas: ['prices' as const, 'leads' as const], projects: null }
  expectValue(await app.call('accounts.changeAccount', { accountId, ...use }))
  const { jobId } = expectValue(await app.call('leads.pollLeads', { workspaceId: workspace.id }))
  expect(await jobOutcome(app, jobId)).toMatchObject({ kind: 'failed' })
  const [shown] = expectValue(await app.call('accounts.listWorkspaces', {}))
  const [account] = shown?.accounts ?? []
  expect(account?.state).toEqual({ kind: 'ready' })
  expect(account?.denied).toMatchObject([{ endpoint: 'list-leads' }])
})
