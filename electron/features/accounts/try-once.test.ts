import { expect, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import type { Area } from '#core/api/areas'
import { success } from '#core/contract/failure'
import { expectValue } from '#core/contract/testing/expect-value'
import { projectIdSchema } from '#core/ids'
import { writeCooldown } from '../../store/guards/cooldowns.ts'
import { jobOutcome } from './testing/job-outcome.ts'
import { startAccounts } from './testing/start-accounts.ts'
import { rightPassword, startCrm } from './testing/start-crm.ts'

const startAccount = async (areas: Area[]) => {
  const crm = await startCrm()
  const app = await startAccounts()
  const account = { label: 'Pricelist', login: 'prices@demo', password: rightPassword, areas }
  const workspace = expectValue(
    await app.call('accounts.connectWorkspace', {
      name: 'Vltavan',
      baseUrl: crm.baseUrl,
      account,
      withoutKeychain: 'refuse',
    }),
  )
  const accountId = workspace.accounts[0]?.id
  if (accountId === undefined) throw new Error('no account')
  const accountNow = async () =>
    expectValue(await app.call('accounts.listWorkspaces', {}))[0]?.accounts[0]
  const tryOnce = () => app.call('accounts.tryOnce', { accountId })
  return { app, crm, workspace, accountNow, tryOnce }
}

/** An account whose password was changed in the CRM. */
const startHeld = async (areas: Area[]) => {
  const started = await startAccount(areas)
  await started.crm.changeAccount('prices@demo', { password: 'another' })
  return { ...started, stateNow: async () => (await started.accountNow())?.state }
}

test('a try of a held account is one request, and its outcome decides', async () => {
  const { crm, stateNow, tryOnce } = await startHeld(['prices'])
  expect(await tryOnce()).toMatchObject({ failure: { kind: 'held' } })
  expect(await stateNow()).toMatchObject({ kind: 'held' })
  const before = (await crm.requests()).length
  expect(await tryOnce()).toMatchObject({ failure: { kind: 'held' } })
  expect((await crm.requests()).length).toBe(before + 1)

  await crm.changeAccount('prices@demo', { password: rightPassword })
  expect(await tryOnce()).toEqual(success({ sent: true }))
  expect(await stateNow()).toEqual({ kind: 'ready' })
  expect((await crm.requests()).length).toBe(before + 2)
})

test('an account without a harmless request is let go, and its next request is the try', async () => {
  const { crm, tryOnce } = await startHeld(['exports'])
  expect(await tryOnce()).toEqual(success({ sent: false }))
  expect(await crm.requests()).toEqual([])
})

test('what an account is probably not permitted is told beside it, until somebody tries again', async () => {
  const { app, crm, workspace, accountNow, tryOnce } = await startAccount(['prices'])
  const [project] = crm.projects
  if (!project) throw new Error('the demo has projects')
  await crm.changeAccount('prices@demo', { areas: ['leads'] })
  const { id: workspaceId } = workspace
  const listed = expectValue(await app.call('prices.refreshProjects', { workspaceId }))
  expect(await jobOutcome(app, listed.jobId)).toEqual({ kind: 'done' })
  const load = { workspaceId, projectId: projectIdSchema.parse(project.id) }
  const { jobId } = expectValue(await app.call('prices.refreshPricelist', load))
  expect(await jobOutcome(app, jobId)).toMatchObject({ failure: { kind: 'held' } })
  const denied = [{ endpoint: 'get-project', since: app.clock.now(), cause: 'refused' }]
  expect(await accountNow()).toMatchObject({ state: { kind: 'ready' }, denied })
  expect(await tryOnce()).toEqual(success({ sent: true }))
  expect(await accountNow()).toMatchObject({ state: { kind: 'ready' }, denied: [] })
})

test('what the server wants to be left alone is told until its time has come', async () => {
  const { app, accountNow, workspace } = await startAccount(['prices'])
  const login = loginKey({ baseUrl: workspace.baseUrl, login: 'prices@demo' })
  const cooldown = { ...login, endpoint: 'list-excel-deals', lengthMs: 300 }
  const { clock } = app
  const begun = { at: clock.now(), bootId: 'one', sinceBootMs: clock.now() }
  writeCooldown(app.store.db, { ...cooldown, begun })
  const until = clock.now() + 300
  expect(await accountNow()).toMatchObject({ cooling: [{ endpoint: 'list-excel-deals', until }] })
  clock.moveTo(until - 86_400_000)
  const [shown] = (await accountNow())?.cooling ?? []
  expect(shown?.until).toBe(clock.now() + 300)
  clock.moveTo(until)
  expect(await accountNow()).toMatchObject({ cooling: [] })
})
