import { expect, test } from 'vitest'
import { expectValue } from '#core/contract/testing/expect-value'
import { paymentIdSchema } from '#core/ids'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { startAccounts } from '../../features/accounts/testing/start-accounts.ts'
import { startCrm } from '../../features/accounts/testing/start-crm.ts'
import { writePayments } from '../../store/payments/ledger/payment-ledger.ts'
import type { TeamAdmin } from '../../team/team-admin.ts'
import { startFaultyProxy } from '../../team/testing/faulty-proxy.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { adminOf } from '../../team/testing/team-of-test.ts'
import {
  type App,
  type Crm,
  invitationFor,
  isHere,
  sitDownWith,
  teamOf,
  until,
} from '../testing/team/app-in-team.ts'

const postgres = await startPostgres()
const exportMs = 300_000
/** An export of which nobody has heard the end may go on for so long. */
const unheardMs = 60_000

const invited = (admin: TeamAdmin, name: string, port = postgres.port) =>
  invitationFor(postgres, { admin, name, port })

const sitDown = async (crm: Crm, invitation: string) => {
  const { app, workspaceId } = await sitDownWith(crm, invitation)
  return { app, workspaceId, load: (endpoint?: string) => load(app, workspaceId, endpoint) }
}

const accountOf = async (app: App) => {
  const [workspace] = expectValue(await app.call('accounts.listWorkspaces', {}))
  const [account] = workspace?.accounts ?? []
  if (account === undefined) throw new Error('there is no account')
  return account
}

const load = async (app: App, workspaceId: string, endpoint = 'list-excel-products') => {
  const { id: accountId } = await accountOf(app)
  return app.call('console.sendCall', {
    workspaceId,
    accountId,
    file: null,
    isConfirmed: true,
    call: { endpoint, accept: 'any', parameters: [] },
  })
}

/** The team has heard of a refused login. */
const isTold = async (team: string) => {
  const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })
  const held = async () => (await owner.query(`SELECT 1 FROM ${team}.hold`)).rows.length
  await expect.poll(held).toBe(1)
}

const asked = async (crm: Crm, status: number) =>
  (await crm.requests()).filter((request) => request.status === status).length

test('two join by invitation, which opens nothing afterwards, see each other, and one leaves', async () => {
  const admin = await adminOf(postgres, 'joins')
  const crm = await startCrm()
  const invitation = await invited(admin, 'Jana Nováková')
  const { app: jana, workspaceId } = await sitDown(crm, invitation)
  expect(jana.contact.asked).toContain(`postgres://127.0.0.1:${postgres.port}`)
  const password = JSON.parse(
    Buffer.from(invitation.split('.')[1] ?? '', 'base64url').toString('utf8'),
  ).password
  expect([...jana.keychain.entries.values()]).not.toContain(password)
  const { app: petr } = await sitDown(crm, await invited(admin, 'Petr'))
  await until(jana, async () => (await teamOf(jana))?.desks.length === 2)
  expect((await teamOf(jana))?.desks).toMatchObject([
    { name: 'Jana Nováková', isOwn: true, program: 'window' },
    { name: 'Petr', isOwn: false },
  ])
  const stolen = await startAccounts()
  expect(await stolen.call('team.join', { invitation })).toMatchObject({
    failure: { kind: 'team', fault: 'refused' },
  })
  // Where the person is known already, the password that was drawn is tried as well.
  const state = {
    kind: 'sent',
    at: 1,
    paymentId: paymentIdSchema.parse('77'),
    isNew: true,
  } as const
  writePayments(jana.store.db, { workspaceId, entries: [sampleEntry('a', { state, sends: 1 })] })
  expect(await jana.call('team.join', { invitation })).toMatchObject({ ok: true })
  // What was sent before a desk comes is known to the team from then on.
  const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })
  const sent = async () => (await owner.query('SELECT state FROM joins.sending')).rows
  await expect.poll(sent).toEqual([{ state: 'done' }])

  expectValue(await petr.call('team.leave', {}))
  expect(await teamOf(petr)).toBeNull()
  await until(jana, async () => (await teamOf(jana))?.desks.length === 1)
  expect([...petr.keychain.entries.keys()].filter((name) => name.startsWith('team-'))).toEqual([])
})

test('what is no invitation, or is one to a place that nobody lets anything leave to, is no way in', async () => {
  const app = await startAccounts()
  expect(await app.call('team.join', { invitation: 'unitdesk-team-1.e30' })).toMatchObject({
    failure: { kind: 'invalidInput', rule: 'invitation' },
  })
  app.contact.isAllowed = false
  const invitation = await invited(await adminOf(postgres, 'asked'), 'Eva')
  expect(await app.call('team.join', { invitation })).toMatchObject({
    failure: { kind: 'cancelled' },
  })
  expect(await teamOf(app)).toBeNull()
})

test('a login that one desk sees refused is held at the others before they ask, and each is released by its own person', async () => {
  const admin = await adminOf(postgres, 'refused')
  const crm = await startCrm()
  const jana = await sitDown(crm, await invited(admin, 'Jana'))
  const petr = await sitDown(crm, await invited(admin, 'Petr'))
  await crm.changeAccount('exports@demo', { password: 'another' })
  expect(await jana.load()).toMatchObject({ failure: { kind: 'held', cause: 'refused' } })
  // The refused export counts nothing, so that nobody waits for it either.
  await until(petr.app, async () => {
    const { state, cooling } = await accountOf(petr.app)
    return state.kind === 'held' && cooling.length === 0
  })
  expect((await accountOf(petr.app)).state).toMatchObject({ cause: 'team', failuresInARow: 1 })
  expect(await petr.load()).toMatchObject({ failure: { kind: 'held', cause: 'team' } })
  expect(await asked(crm, 401)).toBe(1)

  // Petr knows the new password: his desk goes on, and that of Jana waits for her, who has the old one.
  const { id: accountId } = await accountOf(petr.app)
  const change = { accountId, password: 'another', withoutKeychain: 'refuse' } as const
  expectValue(await petr.app.call('accounts.changePassword', change))
  await until(petr.app, async () => (await accountOf(petr.app)).cooling.length === 0)
  expectValue(await petr.load())
  expect((await accountOf(jana.app)).state).toMatchObject({ kind: 'held', cause: 'refused' })
  expect(await asked(crm, 401)).toBe(1)
})

/** A login is refused at one desk while the other is closed, which opens again later. */
const refusedWhileClosed = async (team: string) => {
  const admin = await adminOf(postgres, team)
  const crm = await startCrm()
  const jana = await sitDown(crm, await invited(admin, 'Jana'))
  const { app, workspaceId } = await sitDown(crm, await invited(admin, 'Petr'))
  await app.stop()
  await crm.changeAccount('exports@demo', { password: 'another' })
  expect(await jana.load('list-milestones')).toMatchObject({ failure: { kind: 'held' } })
  await isTold(team)
  const { directory, keychain } = app
  return { crm, jana, workspaceId, openAgain: () => startAccounts({ directory, keychain }) }
}

test('a login that was refused while a desk was closed is held there before it has asked', async () => {
  const { crm, workspaceId, openAgain } = await refusedWhileClosed('closed')
  const again = await openAgain()
  expect(await load(again, workspaceId, 'list-milestones')).toMatchObject({
    failure: { kind: 'held', cause: 'team' },
  })
  expect(await asked(crm, 401)).toBe(1)
})

/** So much has happened since that what a desk was told of is forgotten. */
const passYears = async (team: string): Promise<void> => {
  const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })
  await owner.query(`UPDATE ${team}.feed SET last = last + 300000`)
  const left = `SELECT 1 FROM ${team}.change WHERE kind = 'claim' AND id < (SELECT last FROM ${team}.feed) - 200000`
  const { rows } = await owner.query(left)
  expect(rows.length).toBeGreaterThan(0)
  await owner.query(`SELECT ${team}._forget()`)
  expect((await owner.query(left)).rows).toEqual([])
}

test.each([
  ['before', 'righted'],
  ['years before', 'forgotten'],
])(
  'a login that a colleague has put right %s a desk was opened again is held there, where the old password is',
  async (when, team) => {
    const { crm, jana, workspaceId, openAgain } = await refusedWhileClosed(team)
    const { id: accountId } = await accountOf(jana.app)
    const change = { accountId, password: 'another', withoutKeychain: 'refuse' } as const
    expectValue(await jana.app.call('accounts.changePassword', change))
    expectValue(await jana.load())
    if (when === 'years before') await passYears(team)
    const again = await openAgain()
    expect(await load(again, workspaceId, 'list-milestones')).toMatchObject({
      failure: { kind: 'held', cause: 'team' },
    })
    expect(await asked(crm, 401)).toBe(1)
    // Who has the new password as well goes on, and keeps nobody else.
    const { id } = await accountOf(again)
    expectValue(await again.call('accounts.changePassword', { ...change, accountId: id }))
    expectValue(await load(again, workspaceId, 'list-excel-deals'))
    expect((await accountOf(jana.app)).state.kind).toBe('ready')
    expect(await asked(crm, 401)).toBe(1)
  },
)

test('a login that is refused while the team is away is held at the others once the desk is back', async () => {
  const admin = await adminOf(postgres, 'later')
  const crm = await startCrm()
  const proxy = await startFaultyProxy(postgres.port)
  const jana = await sitDown(crm, await invited(admin, 'Jana', proxy.port))
  const petr = await sitDown(crm, await invited(admin, 'Petr'))
  proxy.become('cut')
  await until(jana.app, async () => !(await isHere(jana.app)))
  await crm.changeAccount('exports@demo', { password: 'another' })
  expect(await jana.load('list-milestones')).toMatchObject({ failure: { kind: 'held' } })
  expect((await accountOf(petr.app)).state.kind).toBe('ready')
  proxy.become('none')
  expectValue(await jana.app.call('team.lookNow', {}))
  await until(petr.app, async () => (await accountOf(petr.app)).state.kind === 'held')
  expect(await asked(crm, 401)).toBe(1)
})

test('an export that one desk loads is loaded by no other, who see by whom and until when', async () => {
  const admin = await adminOf(postgres, 'loads')
  const crm = await startCrm()
  const jana = await sitDown(crm, await invited(admin, 'Jana'))
  const petr = await sitDown(crm, await invited(admin, 'Petr'))
  const both = await Promise.all([jana.load(), petr.load()])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { kind: 'cooling' } })
  expect(await asked(crm, 200)).toBe(1)
  const [winner, other] = both[0].ok ? ([jana, petr] as const) : ([petr, jana] as const)
  const name = winner === jana ? 'Jana' : 'Petr'
  await until(other.app, async () =>
    Boolean((await teamOf(other.app))?.exports.some(({ isLoading }) => !isLoading)),
  )
  const [taken] = (await teamOf(other.app))?.exports ?? []
  expect(taken).toMatchObject({ name, login: 'exports@demo', endpoint: 'list-excel-products' })
  const left = (taken?.until ?? 0) - other.app.clock.now()
  expect(left).toBeGreaterThan(exportMs - 60_000)
  expect(left).toBeLessThanOrEqual(exportMs)
  expect((await accountOf(other.app)).cooling).toMatchObject([{ endpoint: 'list-excel-products' }])
  expect((await teamOf(winner.app))?.exports).toEqual([])
})

test('without its team a desk asks for an export when whatever the others may have begun is over', async () => {
  const admin = await adminOf(postgres, 'offline')
  const crm = await startCrm()
  const proxy = await startFaultyProxy(postgres.port)
  const jana = await sitDown(crm, await invited(admin, 'Jana', proxy.port))
  expectValue(await jana.load())
  proxy.become('cut')
  await until(jana.app, async () => !(await isHere(jana.app)))
  const { moveElapsed } = jana.app.clock
  for (const elapsedMs of [exportMs, 2 * exportMs, 2 * exportMs + unheardMs - 1]) {
    moveElapsed(elapsedMs)
    expect(await jana.load()).toMatchObject({ failure: { kind: 'cooling' } })
  }
  expect(await asked(crm, 429)).toBe(0)
  // The server of the test is asked, and its own clock has not moved.
  moveElapsed(2 * exportMs + unheardMs)
  expect(await jana.load()).toMatchObject({ failure: { kind: 'cooling' } })
  expect(await asked(crm, 429)).toBe(1)
})

test('what a desk has loaded without its team is loaded by no other for the time of its cooldown, once the desk is back', async () => {
  const admin = await adminOf(postgres, 'comesback')
  const crm = await startCrm()
  const proxy = await startFaultyProxy(postgres.port)
  const jana = await sitDown(crm, await invited(admin, 'Jana', proxy.port))
  const petr = await sitDown(crm, await invited(admin, 'Petr'))
  proxy.become('cut')
  await until(jana.app, async () => !(await isHere(jana.app)))
  jana.app.clock.moveElapsed(exportMs + unheardMs)
  expectValue(await jana.load())
  proxy.become('none')
  expectValue(await jana.app.call('team.lookNow', {}))
  await until(petr.app, async () => (await accountOf(petr.app)).cooling.length > 0)
  expect(await petr.load()).toMatchObject({ failure: { kind: 'cooling' } })
  expect([await asked(crm, 200), await asked(crm, 429)]).toEqual([1, 0])
})
