import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectValue } from '#core/contract/testing/expect-value'
import { fileTokenSchema } from '#core/ids'
import { fromJson } from '#core/json'
import { startAccounts } from '../../features/accounts/testing/start-accounts.ts'
import { removeTeam } from '../../team/testing/remove-team.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { adminOf, connectAs, invited, valueIn } from '../../team/testing/team-of-test.ts'
import { verifyTeam } from '../../team/verify-team.ts'

const postgres = await startPostgres()
const superuser = await postgres.connect({ ...postgres.superuser, database: 'sales' })
const { user, database, password } = postgres.admin
const place = `127.0.0.1:${postgres.port}`
const wanted = {
  address: `postgres://${user}@${place}/${database}`,
  password,
  name: 'Jana Nováková',
}

/** A desk at which somebody has added the certificate of their company. */
const sitDown = async () => {
  const app = await startAccounts()
  writeFileSync(app.picked.path ?? '', postgres.authority)
  expectValue(
    await app.call('accounts.chooseAuthority', { file: fileTokenSchema.parse('granted') }),
  )
  return app
}

const everything = { unit: '', person: null, from: null, to: null }

const isThere = async () =>
  (await superuser.query("SELECT to_regnamespace('unitdesk') IS NOT NULL AS is_there")).rows[0]
    .is_there

test('whoever pastes the address of a database makes a team there and is in it, and the password is kept nowhere', async () => {
  const app = await sitDown()
  expectValue(await app.call('team.make', wanted))
  expect(app.contact.asked).toContain(`postgres://${place}`)
  await expect
    .poll(async () => expectValue(await app.call('team.readTeam', {})))
    .toMatchObject({
      away: null,
      user: 'unitdesk_person_jana_novakova',
      areas: ['prices', 'media', 'leads', 'reports', 'accounting', 'admin'],
      desks: [{ name: 'Jana Nováková', isOwn: true }],
    })
  expect([...app.keychain.entries.values()]).not.toContain(password)
  expect(JSON.stringify(app.store.db.prepare('SELECT * FROM team_membership').all())).not.toContain(
    password,
  )
  const admin = { connection: await connectAs(postgres, postgres.admin), team: 'unitdesk' }
  expect(await verifyTeam(admin)).toEqual({ ok: true, value: [] })
  const [jana] = expectValue(await app.call('team.listPeople', {}))
  expect(jana).toMatchObject({ name: 'Jana Nováková', isOwn: true })
  const eva = { login: user, password, name: 'Eva', areas: ['media' as const] }
  const { invitation } = expectValue(await app.call('team.invite', eva))
  expect(await app.call('team.invite', { ...eva, password: 'another' })).toMatchObject({
    failure: { kind: 'team', fault: 'refused' },
  })
  expect(await app.call('team.invite', { ...eva, name: 'Jana Nováková' })).toMatchObject({
    failure: { fault: 'alreadyHere' },
  })
  expect(await app.call('team.invite', { ...eva, name: '東京' })).toMatchObject({
    failure: { kind: 'invalidInput', path: 'name' },
  })
  const ofEva = await sitDown()
  expect(await ofEva.call('team.invite', eva)).toMatchObject({ failure: { reason: 'notFound' } })
  expectValue(await ofEva.call('team.join', { invitation }))
  await expect
    .poll(async () => expectValue(await ofEva.call('team.readTeam', {})))
    .toMatchObject({ away: null, areas: ['media'] })
  // What others work with is said by whoever looks after the team alone.
  const role = 'unitdesk_person_eva'
  expect(await ofEva.call('team.changeAreas', { role, areas: ['admin'] })).toMatchObject({
    failure: { kind: 'outsideRole', area: 'admin' },
  })
  expectValue(await app.call('team.changeAreas', { role, areas: ['media', 'leads'] }))
  await expect
    .poll(async () => expectValue(await ofEva.call('team.readTeam', {})))
    .toMatchObject({ away: null, areas: ['media', 'leads'] })
  // Everybody reads who has given whom which role.
  await expect
    .poll(async () => {
      const page = { filter: everything, offset: 0, limit: 10 }
      const { acts } = expectValue(await ofEva.call('activity.listActs', page))
      return fromJson(acts).map((act) => [act.person, act.kind, act.subject, act.before, act.after])
    })
    .toEqual([
      [
        'Jana Nováková',
        'teamRole',
        'Eva',
        { teamAreas: ['media'] },
        { teamAreas: ['media', 'leads'] },
      ],
      ['Jana Nováková', 'teamRole', 'Eva', null, { teamAreas: ['media'] }],
    ])
  // How much one person may change alone is said by whoever looks after the team, and read by all.
  const limit = { units: 20, percent: 5 }
  expect(await ofEva.call('team.changePriceLimit', limit)).toMatchObject({
    failure: { kind: 'outsideRole', area: 'admin' },
  })
  expectValue(await app.call('team.changePriceLimit', limit))
  await expect
    .poll(async () => expectValue(await ofEva.call('team.readTeam', {})))
    .toMatchObject({ priceLimit: limit })
  await expect
    .poll(async () => {
      const page = { filter: everything, offset: 0, limit: 1 }
      const { acts } = expectValue(await ofEva.call('activity.listActs', page))
      return fromJson(acts).map((act) => [act.person, act.kind, act.before, act.after])
    })
    .toEqual([['Jana Nováková', 'priceLimit', { units: null, percent: null }, limit]])
  expectValue(await ofEva.call('team.leave', {}))
  const petr = await sitDown()
  expect(await petr.call('team.listPeople', {})).toMatchObject({ failure: { fault: 'notHere' } })
  expect(await petr.call('team.make', { ...wanted, name: 'Petr' })).toMatchObject({
    failure: { kind: 'team', fault: 'teamThere' },
  })
  expect(expectValue(await petr.call('team.readTeam', {}))).toBeNull()
  expectValue(await app.call('team.leave', {}))
  await admin.connection.close()
  await removeTeam(superuser, 'unitdesk')
})

test('what keeps a team from being made is told, and nothing is there then', async () => {
  await superuser.query(`
    CREATE ROLE plain LOGIN PASSWORD 'of-plain';
    CREATE ROLE guest LOGIN CREATEROLE PASSWORD 'of-guest'`)
  await superuser.query('CREATE DATABASE plain OWNER plain')
  const app = await sitDown()
  const at = (login: string, of = database, port = place) => `postgres://${login}@${port}/${of}`
  const faults: [address: string, secret: string, fault: string][] = [
    [at(user), 'another', 'refused'],
    [at('nobody'), 'x', 'refused'],
    [at(user, 'nowhere'), password, 'noDatabase'],
    [at(user, database, '127.0.0.1:1'), password, 'unreachable'],
    [at('plain', 'plain'), 'of-plain', 'noRights'],
    [at('guest'), 'of-guest', 'noRights'],
  ]
  for (const [address, secret, fault] of faults) {
    const made = await app.call('team.make', { ...wanted, address, password: secret })
    expect([address, made]).toEqual([
      address,
      { ok: false, failure: expect.objectContaining({ kind: 'team', fault }) },
    ])
  }
  const withoutCertificate = await startAccounts()
  expect(await withoutCertificate.call('team.make', wanted)).toMatchObject({
    failure: { kind: 'team', fault: 'certificate' },
  })
  const asked = await startAccounts()
  asked.contact.isAllowed = false
  expect(await asked.call('team.make', wanted)).toMatchObject({ failure: { kind: 'cancelled' } })
  for (const address of ['https://db/sales', 'postgres://it:secret@db/sales']) {
    expect(await app.call('team.make', { ...wanted, address })).toMatchObject({
      failure: { kind: 'invalidInput', path: 'address' },
    })
  }
  expect(await app.call('team.make', { ...wanted, name: '東京' })).toMatchObject({
    failure: { kind: 'invalidInput', path: 'name' },
  })
  expect(await isThere()).toBe(false)
})

test('nothing is made while the keychain is locked, and a team that nobody has come to yet is made on', async () => {
  const app = await sitDown()
  app.keychain.state.isLocked = true
  expect(await app.call('team.make', wanted)).toMatchObject({ failure: { kind: 'keychain' } })
  expect(await isThere()).toBe(false)
  app.keychain.state.isLocked = false
  // Somebody of IT was so far.
  await adminOf(postgres, 'unitdesk')
  expectValue(await app.call('team.make', wanted))
  await expect
    .poll(async () => expectValue(await app.call('team.readTeam', {})))
    .toMatchObject({ away: null })
})

test('whoever was ended after joining and before being there makes the team on, and nobody else does', async () => {
  await removeTeam(superuser, 'unitdesk')
  const admin = await adminOf(postgres, 'unitdesk')
  const jana = await connectAs(postgres, await invited(postgres, admin, wanted.name))
  valueIn(await jana.run('SELECT unitdesk.join_team()'))
  await jana.close()
  const app = await sitDown()
  const teamThere = { failure: { kind: 'team', fault: 'teamThere' } }
  expect(await app.call('team.make', { ...wanted, name: 'Petr' })).toMatchObject(teamThere)
  expectValue(await app.call('team.make', wanted))
  const isHere = async () => expectValue(await app.call('team.readTeam', {}))?.away === null
  await expect.poll(isHere).toBe(true)
  // From then on a second computer would put the first one out.
  expect(await (await sitDown()).call('team.make', wanted)).toMatchObject(teamThere)
})
