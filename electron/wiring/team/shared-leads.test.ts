import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { TeamArea } from '#core/team/team-area'
import { minuteMs } from '#core/time'
import type { ListsOfTeam } from '../../features/leads/archive/lists-of-team.ts'
import { readHold, releaseHolds } from '../../store/guards/holds.ts'
import { writeMembership } from '../../store/team/membership.ts'
import { openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { teamClaims } from '../../team/desk/team-claims.ts'
import { drawKey, type TeamKey, teamKeyOf } from '../../team/key/team-key.ts'
import { startFaultyProxy } from '../../team/testing/faulty-proxy.ts'
import { joined, startDesk } from '../../team/testing/living-desk.ts'
import type { LoginOfPostgres } from '../../team/testing/run-postgres.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { adminOf, valueIn } from '../../team/testing/team-of-test.ts'
import { archive, arrive, dashboard, poll } from '../testing/leads/acts.ts'
import { type LeadsWorld, leadsAccount, leadsWorld, of } from '../testing/leads/leads-world.ts'
import { startLeads } from '../testing/leads/start-leads.ts'
import { shareLeads } from './share-leads.ts'
import { tellUntold } from './tell-untold.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })
const anything = z.unknown()

type CrmAndClock = Pick<Awaited<ReturnType<typeof startLeads>>, 'sandbox' | 'clock'>

interface Person {
  readonly team: string
  readonly name: string
  readonly key: TeamKey | null
  readonly areas?: readonly TeamArea[]
  readonly port?: number
  /** Of somebody who has a desk already, at another computer. */
  readonly login?: LoginOfPostgres
}

/** Somebody of a team who looks after leads, over the sandbox and the clock of all. */
const sitDown = async (
  { sandbox, clock }: CrmAndClock,
  { team, name, key, areas, port, login: known }: Person,
) => {
  const login = known ?? (await joined(postgres, await adminOf(postgres, team), name, areas))
  const store = await openOrThrow({ directory: storeFolder(), clock })
  let shared: ReturnType<typeof shareLeads> | null = null
  let take: Parameters<ListsOfTeam['follow']>[0] | null = null
  const living = startDesk(postgres, team, login, {
    ...(port !== undefined && { port }),
    home: randomUUID(),
    follow: (changes) => shared?.follow(changes),
    onHere: () => void shared?.come(),
  })
  const { desk } = living
  await living.until(() => desk.standing().kind === 'here')
  if (key !== null && areas === undefined)
    valueIn(await desk.act(anything, 'offer_key', [key.print]))
  const ends = new Set<Promise<unknown>>()
  shared = shareLeads(store, {
    clock,
    desk,
    key: { read: () => key },
    claims: teamClaims(desk, (end, values) => void ends.add(desk.ask(anything, end, values))),
    ready: () => Promise.resolve(),
    take: () => take,
  })
  const lists: ListsOfTeam = {
    claim: shared.claim,
    follow: (next) => {
      take = next
    },
  }
  const world = leadsWorld(store, { baseUrl: sandbox.baseUrl, clock, run: name, lists })
  writeMembership(store.db, {
    host: '127.0.0.1',
    port: postgres.port,
    database: login.database,
    user: login.user,
    team,
    authority: null,
  })
  onTestFinished(async () => {
    world.stop()
    await world.jobs.stop()
    await world.calling.close()
    await desk.end()
    store.close()
  })
  const { come } = shared
  return { world, store, desk, living, login, come, tell: () => tellUntold(store, desk) }
}

const around = async (): Promise<CrmAndClock> => {
  const { sandbox, clock } = await startLeads()
  return { sandbox, clock }
}

const asked = async ({ sandbox }: CrmAndClock) =>
  ((await sandbox.control('GET', '/requests')) as { endpoint: string }[]).filter(
    ({ endpoint }) => endpoint === 'list-leads',
  ).length

const pass = ({ clock }: CrmAndClock, ms: number) => {
  clock.moveTo(clock.now() + ms)
  clock.moveElapsed(clock.elapsedMs() + ms)
}

/** Another desk may ask at once. */
const coolDown = (team: string) =>
  owner.query(`UPDATE ${team}.cooldown SET until = until - interval '1 day'`)

/** Jana has begun to ask, and comes to no end. */
const stopWithin = async (team: string) => {
  await until(async () => (await sharedBy(team)).rows[0]?.state === 'done')
  await coolDown(team)
  await owner.query(
    `INSERT INTO ${team}.claim (desk, origin, login, endpoint, token, length, state)
     SELECT (SELECT max(id) FROM ${team}.desk WHERE role = '${team}_person_jana'), origin, login, endpoint,
       gen_random_uuid(), length, 'sending' FROM ${team}.claim ORDER BY id DESC LIMIT 1;
     UPDATE ${team}.cooldown SET claim = (SELECT max(id) FROM ${team}.claim)`,
  )
}

const sharedBy = (team: string) =>
  owner.query(
    `SELECT role::text, state FROM ${team}.lead_list JOIN ${team}.claim ON claim.id = claim WHERE is_whole`,
  )

const until = (isSo: () => Promise<boolean>): Promise<void> => expect.poll(isSo).toBe(true)

const idsOf = async (world: LeadsWorld) =>
  (await archive(world)).map(({ inquiryId }) => Number(inquiryId)).sort((a, b) => a - b)

const has = (world: LeadsWorld, id: number) => until(async () => (await idsOf(world)).includes(id))

test('one computer asks, and the others have what it was told, as if they had asked', async () => {
  const key = teamKeyOf(drawKey())
  const everybody = await around()
  const { sandbox, clock } = everybody
  const jana = await sitDown(everybody, { team: 'one', name: 'Jana', key })
  const petr = await sitDown(everybody, { team: 'one', name: 'Petr', key })
  const { id } = await arrive(sandbox, { name: 'Eva', surname: 'Nováková' })
  expect(await poll(jana.world)).toBeNull()
  await has(petr.world, id)
  expect(await idsOf(petr.world)).toEqual(await idsOf(jana.world))
  expect(await asked(everybody)).toBe(1)
  await until(async () => (await dashboard(petr.world)).accounts[0]?.checkedAt !== null)
  const { accounts } = await dashboard(petr.world)
  expect(accounts).toMatchObject([{ accountId: leadsAccount, askedBy: 'Jana', failure: null }])
  expect((await dashboard(jana.world)).accounts).toMatchObject([{ askedBy: null }])
  expect(clock.now() - (accounts[0]?.checkedAt ?? 0)).toBeLessThan(minuteMs)
  expect(petr.store.db.prepare('SELECT from_at, to_at FROM lead_covered').all()).toHaveLength(1)
  // What Petr has from Jana is none that is due; a person who wants it now has it as well.
  petr.world.look()
  expect(await poll(petr.world)).toBeNull()
  expect(await asked(everybody)).toBe(1)
  const { rows } = await owner.query('SELECT sealed FROM one.lead_part')
  expect(Buffer.concat(rows.map(({ sealed }) => sealed)).includes('Nov')).toBe(false)
})

test('by themselves two that are due at once ask once, and the next time whoever is left asks', async () => {
  const key = teamKeyOf(drawKey())
  const everybody = await around()
  const jana = await sitDown(everybody, { team: 'turns', name: 'Jana', key })
  const petr = await sitDown(everybody, { team: 'turns', name: 'Petr', key })
  pass(everybody, 2 * minuteMs)
  jana.world.look()
  petr.world.look()
  const isChecked = async ({ world }: typeof jana) =>
    (await dashboard(world)).accounts[0]?.checkedAt !== null
  await until(() => isChecked(jana))
  await until(() => isChecked(petr))
  expect(await asked(everybody)).toBe(1)
  // One of them is gone in the middle of the next time.
  pass(everybody, 16 * minuteMs)
  await stopWithin('turns')
  const { id } = await arrive(everybody.sandbox, { name: 'Karel', surname: 'Dvořák' })
  petr.world.look()
  await petr.desk.ask(anything, 'read_last')
  expect(await asked(everybody)).toBe(1)
  await jana.desk.end()
  await coolDown('turns')
  pass(everybody, minuteMs)
  petr.world.look()
  await has(petr.world, id)
  expect(await asked(everybody)).toBe(2)
})

test('whoever is there and asks for longer than it can take is waited for by nobody', async () => {
  const key = teamKeyOf(drawKey())
  const everybody = await around()
  const jana = await sitDown(everybody, { team: 'stuck', name: 'Jana', key })
  const petr = await sitDown(everybody, { team: 'stuck', name: 'Petr', key })
  await poll(jana.world)
  await stopWithin('stuck')
  const { id } = await arrive(everybody.sandbox, { name: 'Karel', surname: 'Dvořák' })
  pass(everybody, 15 * minuteMs)
  const dueMs = everybody.clock.elapsedMs()
  await until(async () => {
    pass(everybody, minuteMs / 2)
    petr.world.look()
    await petr.desk.ask(anything, 'read_last')
    return (await idsOf(petr.world)).includes(id)
  })
  expect(everybody.clock.elapsedMs() - dueMs).toBeGreaterThanOrEqual(5 * minuteMs)
  expect(await asked(everybody)).toBe(2)
})

test('a login that the team holds, and that has come to this computer since, is on hold here and not waited for', async () => {
  const everybody = await around()
  const petr = await sitDown(everybody, { team: 'held', name: 'Petr', key: null })
  const login = { origin: new URL(everybody.sandbox.baseUrl).origin, login: 'leads@demo' }
  await owner.query(
    "INSERT INTO held.hold (origin, login, since, role, endpoint) VALUES ($1, $2, now(), 'held_person_petr', 'get-project')",
    [login.origin, petr.desk.digestOf(login.login)],
  )
  expect(await poll(petr.world)).toMatchObject({ kind: 'held' })
  expect(readHold(petr.store.db, login)).toMatchObject({ cause: 'team' })
  expect(await asked(everybody)).toBe(0)
  // What its person has released stays so until the team has heard of it.
  releaseHolds(petr.store.db, login)
  expect(await poll(petr.world)).toBeNull()
  expect(readHold(petr.store.db, login)).toBeNull()
})

test('of two computers of one person one asks, and the other one has what it was told', async () => {
  const key = teamKeyOf(drawKey())
  const everybody = await around()
  const jana = await sitDown(everybody, { team: 'two_of_one', name: 'Jana', key })
  const other = await sitDown(everybody, {
    team: 'two_of_one',
    name: 'Jana',
    key,
    login: jana.login,
  })
  const { id } = await arrive(everybody.sandbox, { name: 'Eva', surname: 'Nováková' })
  expect(await poll(jana.world)).toBeNull()
  await has(other.world, id)
  expect(await poll(other.world)).toBeNull()
  expect(await asked(everybody)).toBe(1)
  await jana.come()
  await until(async () => (await dashboard(other.world)).accounts[0]?.askedBy === 'Jana')
  expect((await dashboard(jana.world)).accounts).toMatchObject([{ askedBy: null }])
})

test('whoever has others ask again and again, and hands on nothing, is waited for by nobody either', async () => {
  const key = teamKeyOf(drawKey())
  const everybody = await around()
  const jana = await sitDown(everybody, { team: 'greedy', name: 'Jana', key })
  const petr = await sitDown(everybody, { team: 'greedy', name: 'Petr', key })
  await poll(jana.world)
  const { id } = await arrive(everybody.sandbox, { name: 'Karel', surname: 'Dvořák' })
  pass(everybody, 15 * minuteMs)
  const dueMs = everybody.clock.elapsedMs()
  await until(async () => {
    // As if Jana asked once more whenever she may, or had said a wait of a day.
    await owner.query("UPDATE greedy.cooldown SET until = now() + interval '1 day'")
    pass(everybody, minuteMs / 2)
    petr.world.look()
    await petr.desk.ask(anything, 'read_last')
    return (await idsOf(petr.world)).includes(id)
  })
  expect(everybody.clock.elapsedMs() - dueMs).toBeGreaterThanOrEqual(5 * minuteMs)
})

test('who was deleted on one computer is gone from the database of the team, and no list brings them back', async () => {
  const key = teamKeyOf(drawKey())
  const everybody = await around()
  const { sandbox, clock } = everybody
  const jana = await sitDown(everybody, { team: 'forgets', name: 'Jana', key })
  const petr = await sitDown(everybody, { team: 'forgets', name: 'Petr', key })
  const { id } = await arrive(sandbox, { name: 'Eva', surname: 'Nováková' })
  const other = await arrive(sandbox, { name: 'Karel', surname: 'Dvořák' })
  await poll(jana.world)
  await has(petr.world, id)
  await until(async () => (await sharedBy('forgets')).rows[0]?.state === 'done')
  await petr.world.call('leads.deletePerson', {
    ...of,
    name: 'Eva Nováková',
    email: '',
    phone: '',
    customerIds: [],
    inquiryIds: [id],
    sentKeys: [],
    drafts: [],
    sendings: [],
  })
  await petr.tell()
  expect((await sharedBy('forgets')).rows).toEqual([])
  // Jana has not deleted her, and the CRM goes on listing her.
  await coolDown('forgets')
  pass(everybody, 16 * minuteMs)
  await poll(jana.world)
  await until(async () => (await sharedBy('forgets')).rows.length === 1)
  const adam = await sitDown(everybody, { team: 'forgets', name: 'Adam', key })
  await adam.come()
  expect(await idsOf(adam.world)).toContain(other.id)
  expect(await idsOf(adam.world)).not.toContain(id)
  expect(await idsOf(petr.world)).not.toContain(id)
  expect(await idsOf(jana.world)).toContain(id)
  // A list may be a week old when it comes, and have leads of the week before.
  clock.moveTo(clock.now() + 13 * 24 * 60 * minuteMs)
  const still = petr.store.db.prepare('SELECT count(*) FROM lead_forgotten WHERE until > ?').pluck()
  expect(still.get(clock.now())).toBe(1)
})

test('a computer without the key, and one whose person does not work with leads, ask for themselves', async () => {
  const key = teamKeyOf(drawKey())
  const everybody = await around()
  const jana = await sitDown(everybody, { team: 'keyless', name: 'Jana', key })
  const petr = await sitDown(everybody, { team: 'keyless', name: 'Petr', key: null })
  const areas = ['prices'] as const
  const eva = await sitDown(everybody, { team: 'keyless', name: 'Eva', key, areas })
  const { id } = await arrive(everybody.sandbox, { name: 'Eva', surname: 'Nováková' })
  await poll(jana.world)
  await until(async () => (await sharedBy('keyless')).rows[0]?.state === 'done')
  for (const { come, world } of [petr, eva]) {
    await come()
    expect(await idsOf(world)).toEqual([])
  }
  let before = await asked(everybody)
  for (const { world } of [petr, eva]) {
    // A person who has nothing yet waits for nobody.
    expect(await poll(world)).toBeNull()
    expect(await asked(everybody)).toBe(++before)
    expect(await idsOf(world)).toContain(id)
  }
  expect((await sharedBy('keyless')).rows).toMatchObject([{ role: 'keyless_person_jana' }])
})

test('without the database each asks for itself, and has what was asked meanwhile when it is there again', async () => {
  const key = teamKeyOf(drawKey())
  const everybody = await around()
  const { sandbox } = everybody
  const proxy = await startFaultyProxy(postgres.port)
  const jana = await sitDown(everybody, { team: 'away', name: 'Jana', key })
  const petr = await sitDown(everybody, { team: 'away', name: 'Petr', key, port: proxy.port })
  proxy.become('cut')
  await petr.living.until(() => petr.desk.standing().kind === 'away')
  const first = await arrive(sandbox, { name: 'Eva', surname: 'Nováková' })
  expect(await poll(petr.world)).toBeNull()
  expect(await idsOf(petr.world)).toContain(first.id)
  pass(everybody, 16 * minuteMs)
  const { id } = await arrive(sandbox, { name: 'Karel', surname: 'Dvořák' })
  await poll(jana.world)
  const before = await asked(everybody)
  proxy.become('none')
  petr.desk.hurry()
  await has(petr.world, id)
  expect(await asked(everybody)).toBe(before)
  expect((await dashboard(petr.world)).accounts).toMatchObject([{ askedBy: 'Jana' }])
})

test('a list that somebody has changed in the database, or that is of another key, is taken by nobody', async () => {
  const key = teamKeyOf(drawKey())
  const everybody = await around()
  const jana = await sitDown(everybody, { team: 'forges', name: 'Jana', key })
  await poll(jana.world)
  await until(async () => (await sharedBy('forges')).rows[0]?.state === 'done')
  await owner.query(
    'UPDATE forges.lead_part SET sealed = set_byte(sealed, 40, 255 - get_byte(sealed, 40))',
  )
  const petr = await sitDown(everybody, { team: 'forges', name: 'Petr', key })
  const eva = await sitDown(everybody, {
    team: 'forges',
    name: 'Eva',
    key: { ...teamKeyOf(drawKey()), print: key.print },
  })
  for (const { come, world } of [petr, eva]) {
    await come()
    expect(await idsOf(world)).toEqual([])
    expect((await dashboard(world)).accounts).toMatchObject([{ checkedAt: null }])
  }
})
