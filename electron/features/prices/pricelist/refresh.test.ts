import { expect, onTestFinished, test } from 'vitest'
import { originOf } from '#core/accounts/login-key'
import { toSecret } from '#core/accounts/secret'
import { failed, type Result, success } from '#core/contract/failure'
import { accountIdSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { startSeeded } from '../../../../sandbox/testing/start-seeded.ts'
import { createCrmClient } from '../../../crm/calls/client.ts'
import { readingsOfThisRun } from '../../../crm/calls/readings-of-this-run.ts'
import { startCalling } from '../../../crm/testing/calling.ts'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { followActs, shareAuditWith } from '../../../store/activity/audit/shared-audit.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { sampleWorkspace } from '../../../store/testing/samples.ts'
import { handClock, openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { pricesStore } from '../../../wiring/stores/prices-store.ts'
import { followedChanges } from '../../../wiring/testing/followed-changes.ts'
import type { PricesDependencies, PricesStore } from '../dependencies.ts'
import { refreshPricelist } from './refresh-pricelist.ts'
import { refreshProjects } from './refresh-projects.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const projectId = projectIdSchema.parse(10_210)
const of = { workspaceId, projectId }

/** The real store and the real client against the sandbox over HTTP. */
const start = async () => {
  const sandbox = await startSeeded({ port: 0, seed: 'demo', newPassword: () => 'right' })
  const store: OpenStore = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(store.db, sampleWorkspace('w1'))
  const calling = startCalling({ readPassword: () => Promise.resolve(success(toSecret('right'))) })
  onTestFinished(async () => {
    await calling.close()
    await sandbox.close()
    store.close()
  })
  const { announced } = followedChanges(store)
  const account = {
    id: accountIdSchema.parse('w1-prices'),
    workspaceName: 'Podviní',
    label: 'Pricelist',
    login: 'prices@demo',
    baseUrl: sandbox.baseUrl,
    timeZone: 'Europe/Prague',
  }
  const dependencies: Pick<
    PricesDependencies,
    'store' | 'client' | 'clock' | 'accountFor' | 'accountsFor'
  > = {
    store: pricesStore(store),
    client: createCrmClient(calling.caller, readingsOfThisRun()),
    clock: handClock(),
    accountFor: () => Promise.resolve(success(account)),
    accountsFor: () => Promise.resolve(success([account])),
  }
  return { dependencies, announced, db: store.db }
}

const quiet = { tell: () => undefined, signal: new AbortController().signal }

test('the list of projects becomes what the server lists', async () => {
  const { dependencies, announced } = await start()
  expect(await refreshProjects(dependencies, { workspaceId, ...quiet })).toEqual(success(null))
  expect(dependencies.store.listProjects(workspaceId).map(({ name }) => name)).toEqual([
    'Rezidence Podviní',
    'Ponávka Park',
    'Vily Pod Lesem',
    'Nábřeží Vltavan',
  ])
  expect(announced).toEqual(['projects', 'workspaces'])
})

test('a project that cannot be read is left out and named, and the others are listed', async () => {
  const { dependencies } = await start()
  const { client } = dependencies
  const withUnread: typeof client = {
    ...client,
    listProjects: async (account, asking) => {
      const listed = await client.listProjects(account, asking)
      if (!listed.ok) return listed
      const [first, ...others] = listed.value.projects
      return success({ ...listed.value, projects: others, unreadProjects: [`${first?.name} (?)`] })
    },
  }
  const wanted = { workspaceId, ...quiet }
  expect(await refreshProjects({ ...dependencies, client: withUnread }, wanted)).toMatchObject({
    failure: { kind: 'notThisServer', expected: 'projects', received: 'Rezidence Podviní (?)' },
  })
  expect(dependencies.store.listProjects(workspaceId).map(({ name }) => name)).toEqual([
    'Ponávka Park',
    'Vily Pod Lesem',
    'Nábřeží Vltavan',
  ])
})

test('a pricelist is loaded, replaced by the next one, and never shown in part', async () => {
  const { dependencies, announced } = await start()
  await refreshProjects(dependencies, { workspaceId, ...quiet })
  for (let load = 0; load < 2; load++) {
    expect(await refreshPricelist(dependencies, { ...of, ...quiet })).toEqual(success(null))
  }
  const list = dependencies.store.readPricelist(of)
  expect(list).toMatchObject({ projectName: 'Rezidence Podviní', currency: 'CZK' })
  const units = JSON.parse(dependencies.store.readUnits({ ...of, offset: 0, limit: 5_000 }))
  expect(units).toHaveLength(list?.unitCount ?? 0)
  expect(units.length).toBeGreaterThan(690)
  expect(announced).toEqual(['projects', 'workspaces', 'units', 'units'])
})

test('a disk that fills up in the middle ends the download and leaves the pricelist that was there', async () => {
  const { dependencies } = await start()
  await refreshProjects(dependencies, { workspaceId, ...quiet })
  await refreshPricelist(dependencies, { ...of, ...quiet })
  const before = dependencies.store.readPricelist(of)
  const full: Result<null> = failed({ kind: 'store', cause: 'full', path: '/s', again: 'afterFix' })
  let chunks = 0
  const filling: PricesStore = {
    ...dependencies.store,
    write: {
      ...dependencies.store.write,
      appendUnits: (chunk) => (++chunks > 1 ? full : dependencies.store.write.appendUnits(chunk)),
    },
  }
  expect(await refreshPricelist({ ...dependencies, store: filling }, { ...of, ...quiet })).toEqual(
    full,
  )
  expect(dependencies.store.readPricelist(of)).toEqual(before)
})

test('a project that nobody has listed is not asked for', async () => {
  const { dependencies } = await start()
  expect(await refreshPricelist(dependencies, { ...of, ...quiet })).toMatchObject({
    ok: false,
    failure: { kind: 'notAllowed', reason: 'notFound' },
  })
})

test('a cancelled download leaves nothing behind', async () => {
  const { dependencies } = await start()
  await refreshProjects(dependencies, { workspaceId, ...quiet })
  const cancelling = new AbortController()
  const tell = () => cancelling.abort()
  const result = await refreshPricelist(dependencies, { ...of, tell, signal: cancelling.signal })
  expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } })
  expect(dependencies.store.readPricelist(of)).toBeNull()
})

test('what somebody else has sent while the pricelist was on its way overtakes it, and what was known before does not', async () => {
  const { dependencies, db } = await start()
  await refreshProjects(dependencies, { workspaceId, ...quiet })
  shareAuditWith(db, 'sales')
  const act = {
    id: 1,
    at: 1,
    person: 'Petr',
    desk: 'desk-4',
    workspace: 'Podviní',
    crm: originOf(sampleWorkspace('w1').baseUrl),
    kind: 'batch',
    outcome: 'confirmed',
    projectId,
    unitId: null,
    unit: '',
    subject: '',
    before: null,
    after: null,
    source: 'b1',
    hash: 'a'.repeat(64),
  }
  const follow = (id: number) =>
    followActs(db, [
      { id, at: 1, person: 'Petr', desk: 'desk-4', isOwn: false, act, hash: act.hash },
    ])
  let acts = 0
  const tell = () => {
    if (acts === 0) follow(++acts)
  }
  const isOvertaken = () => dependencies.store.readPricelist(of)?.isOvertaken
  expect(await refreshPricelist(dependencies, { ...of, ...quiet, tell })).toEqual(success(null))
  expect([acts, isOvertaken()]).toEqual([1, true])
  expect(await refreshPricelist(dependencies, { ...of, ...quiet, tell })).toEqual(success(null))
  expect(isOvertaken()).toBe(false)
})
