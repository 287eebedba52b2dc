import { expect, onTestFinished, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import { startSeeded } from '../../../sandbox/testing/start-seeded.ts'
import type { Call } from '../../crm/calls/call.ts'
import { createCaller } from '../../crm/calls/caller.ts'
import { nobodyElse } from '../../crm/guards/export-claims.ts'
import { createLimits } from '../../crm/guards/limits.ts'
import { createTransport } from '../../crm/transport/transport.ts'
import { activityHandlers } from '../../features/activity/handlers.ts'
import { insertWorkspace } from '../../store/accounts/workspaces.ts'
import * as activity from '../../store/activity/activity.ts'
import * as audit from '../../store/activity/audit/audit.ts'
import { nothingVerified, verifyFrom } from '../../store/activity/audit/verify-audit.ts'
import * as outgoing from '../../store/activity/outgoing-calls.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { bindReads } from '../../store/rows/bound.ts'
import { sampleWorkspace } from '../../store/testing/samples.ts'
import { handClock, openOrThrow, silentLog, storeFolder } from '../../store/testing/store-folder.ts'
import { bootOf } from '../testing/boot-of.ts'
import { guardMemory } from './guard-memory.ts'

const password = 'správné-heslo-31'

const startCrm = async () => {
  const seed = { port: 0, controlPort: 0, seed: 'demo', newPassword: () => password } as const
  const sandbox = await startSeeded(seed)
  onTestFinished(sandbox.close)
  const loseAnswer = async () => {
    const fault = { endpoint: 'create-lead', calls: 1, fault: { kind: 'resetAfter' } }
    const headers = { 'content-type': 'application/json' }
    const posted = { method: 'POST', headers, body: JSON.stringify(fault) }
    expect((await fetch(`${sandbox.controlUrl}/faults`, posted)).ok).toBe(true)
  }
  const leadsArrived = async () => {
    const recorded = await (await fetch(`${sandbox.controlUrl}/requests`)).json()
    const requests = recorded as { endpoint: string }[]
    return requests.filter(({ endpoint }) => endpoint === 'create-lead').length
  }
  return { baseUrl: sandbox.baseUrl, loseAnswer, leadsArrived }
}

/** The calls of an application, and what its Activity screen is told of them. */
const startApplication = (store: OpenStore) => {
  const clock = handClock()
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  onTestFinished(transport.close)
  const caller = createCaller({
    transport,
    limits: createLimits(),
    clock,
    sleep: () => Promise.resolve(),
    memory: guardMemory(store, { clock, boot: bootOf(clock), log: silentLog }),
    readPassword: () => Promise.resolve(success(toSecret(password))),
    claims: nobodyElse,
    recordCall: (call) => void activity.appendCall(store.db, call),
  })
  const handlers = activityHandlers({
    audit: {
      ...bindReads(store.db, { ...audit, verifyFrom }),
      nothingVerified,
      giveWay: () => Promise.resolve(),
    },
    listCalls: (filter) => activity.listCalls(store.db, filter),
    clearCalls: () => success(activity.clearCalls(store.db)),
    listUnknownCalls: () => outgoing.listUnknownCalls(store.db),
    settleUnknownCall: (settled) => success(outgoing.settleUnknownCall(store.db, settled)),
  })
  const context = { signal: new AbortController().signal }
  return {
    caller,
    unknown: () => handlers['activity.listUnknownCalls']({}, context),
    settle: (id: number) => handlers['activity.settleUnknownCall']({ id, arrived: true }, context),
  }
}

const newLead = (baseUrl: string): Call<null> => ({
  account: {
    id: accountIdSchema.parse('w1-prices'),
    workspaceName: 'Podviní',
    label: 'Leads',
    login: 'leads@demo',
    baseUrl,
    timeZone: 'Europe/Prague',
  },
  endpoint: 'create-lead',
  parameters: { name: 'Eva', surname: 'Nová', email: 'eva@example.cz' },
  timeoutMs: 20_000,
  signal: new AbortController().signal,
  receive: () => Promise.resolve(success(null)),
})

test('a lead whose answer was lost is never sent again, and waits over a restart for its person', async () => {
  const crm = await startCrm()
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  insertWorkspace(store.db, sampleWorkspace('w1'))
  await crm.loseAnswer()
  const created = await startApplication(store).caller.create(newLead(crm.baseUrl), 'Flat A.101')
  expect(created).toMatchObject({ failure: { kind: 'unknownOutcome' } })
  store.close()

  const next = await openOrThrow({ directory })
  const { unknown, settle } = startApplication(next)
  const lead = { account: 'Leads', endpoint: 'create-lead', subject: 'Flat A.101' }
  expect(await unknown()).toMatchObject(success([lead]))
  expect(await crm.leadsArrived()).toBe(1)
  expect(await settle(1)).toEqual(success(null))
  expect(await unknown()).toEqual(success([]))
  expect(await settle(1)).toMatchObject({ failure: { kind: 'notAllowed', reason: 'notFound' } })
  expect(JSON.stringify(next.db.prepare('SELECT * FROM outgoing_call').all())).not.toMatch(
    /Eva|eva/,
  )
  next.close()
})

test('an application that was killed while it sent shows what it sent', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  const lead = {
    at: 1,
    workspace: 'W',
    account: 'A',
    endpoint: 'create-lead',
    subject: 'A.1',
  }
  const { unknown } = startApplication(store)
  outgoing.insertOutgoingCall(store.db, {
    ...lead,
    accountId: accountIdSchema.parse('w1-prices'),
  })
  expect(await unknown()).toEqual(success([]))
  store.close()

  const next = await openOrThrow({ directory })
  expect(await startApplication(next).unknown()).toEqual(success([{ ...lead, id: 1 }]))
  next.close()
})
