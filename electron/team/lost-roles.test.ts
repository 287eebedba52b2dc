import { expect, test } from 'vitest'
import { z } from 'zod'
import { usualAreas } from '#core/team/team-area'
import { invitePerson, listPeople, removePerson, rotatePerson } from './people.ts'
import type { TeamAdmin } from './team-admin.ts'
import type { LoginOfPostgres } from './testing/run-postgres.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, connectAs, invited, valueIn } from './testing/team-of-test.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()
const direct = await postgres.connect({ ...postgres.superuser, database: 'sales' })

/** The login of somebody who has joined, and is not connected. */
const joined = async (team: TeamAdmin, name: string): Promise<LoginOfPostgres> => {
  const login = await invited(postgres, team, name)
  const person = await connectAs(postgres, login)
  valueIn(await person.run(`SELECT ${team.team}.join_team()`))
  await person.close()
  return login
}

test('somebody whose role was dropped at the server is removed all the same', async () => {
  const team = await adminOf(postgres, 'gone')
  const login = await invited(postgres, team, 'Jana')
  await direct.query(`DROP ROLE ${login.user}`)
  expect(await removePerson(team, login.user)).toMatchObject({ ok: true })
  expect(valueIn(await listPeople(team))).toMatchObject([{ standing: 'removed' }])
  expect(await removePerson(team, login.user)).toMatchObject({ ok: true })
  expect(await rotatePerson(team, login.user)).toMatchObject({ fault: { kind: 'notHere' } })
})

test('somebody whose role was dropped at the server has it anew when they are invited anew', async () => {
  const team = await adminOf(postgres, 'dropped')
  const login = await invited(postgres, team, 'Jana', ['media'])
  const before = await connectAs(postgres, login)
  valueIn(await before.run('SELECT dropped.join_team(); SET ROLE dropped_member'))
  await direct.query(`DROP ROLE ${login.user}`)
  const { password: drawn } = valueIn(await rotatePerson(team, login.user))
  await expect(postgres.connect(login)).rejects.toThrow('password authentication failed')
  const jana = await connectAs(postgres, { ...login, password: drawn.reveal() })
  expect(await jana.run('SELECT dropped.join_team()')).toMatchObject({ ok: true })
  // What was open is nobody’s: it is for a superuser to end, and the team answers it nothing.
  expect(await before.run('SELECT dropped.list_people()')).toMatchObject({ ok: false })
  valueIn(await before.run('RESET ROLE'))
  expect(await before.run('SELECT dropped.list_people()')).toMatchObject({
    fault: { kind: 'noRights' },
  })
  expect(valueIn(await listPeople(team))).toMatchObject([{ standing: 'here', areas: ['media'] }])
  expect(await verifyTeam(team)).toEqual({ ok: true, value: [] })
  expect(await removePerson(team, login.user)).toMatchObject({ ok: true })
  await jana.ended
})

test('somebody whose role was made again by hand is let in when they are invited anew', async () => {
  const team = await adminOf(postgres, 'byhand')
  const login = await joined(team, 'Jana')
  await direct.query(`DROP ROLE ${login.user}`)
  valueIn(await team.connection.run(`CREATE ROLE ${login.user} LOGIN`))
  const { password } = valueIn(await rotatePerson(team, login.user))
  const jana = await connectAs(postgres, { ...login, password: password.reveal() })
  expect(await jana.run('SELECT byhand.join_team()')).toMatchObject({ ok: true })
  expect(await verifyTeam(team)).toEqual({ ok: true, value: [] })
})

/** Another administrator of the team, who may also do with the roles what is done with them here. */
const otherAdmin = async (team: TeamAdmin, role: string): Promise<TeamAdmin> => {
  const user = `it_of_${team.team}`
  await direct.query(`
    CREATE ROLE ${user} LOGIN CREATEROLE PASSWORD 'of-other-it';
    GRANT ${team.team}_owner, ${team.team}_member, ${role} TO ${user} WITH ADMIN OPTION`)
  const login = { ...postgres.admin, user, password: 'of-other-it' }
  return { ...team, connection: await connectAs(postgres, login) }
}

test('whoever was invited by several administrators is a member no more when one of them has removed the person', async () => {
  const team = await adminOf(postgres, 'several')
  const { user: role } = await invited(postgres, team, 'Jana')
  const other = await otherAdmin(team, role)
  valueIn(await invitePerson(other, { role, name: 'Jana', areas: usualAreas }))
  valueIn(await rotatePerson(other, role))
  valueIn(await removePerson(team, role))
  const isMember = await team.connection.query(
    z.object({ is_member: z.boolean() }),
    "SELECT pg_has_role($1, 'several_member', 'MEMBER') AS is_member",
    [role],
  )
  expect(isMember).toEqual({ ok: true, value: [{ is_member: false }] })
})

test('verify tells of whoever is in the team with a role that is gone or no member, until they are invited anew', async () => {
  const team = await adminOf(postgres, 'told')
  const [gone, remade, left] = [
    (await joined(team, 'Gone')).user,
    (await joined(team, 'Remade')).user,
    (await joined(team, 'Left')).user,
  ]
  expect(valueIn(await verifyTeam(team))).toEqual([])
  await direct.query(`DROP ROLE ${gone}, ${remade}; REVOKE told_member FROM ${left} GRANTED BY it`)
  valueIn(await team.connection.run(`CREATE ROLE ${remade} LOGIN`))
  const roles = [gone, left, remade]
  expect(valueIn(await verifyTeam(team))).toEqual(roles.map((name) => ({ kind: 'member', name })))
  for (const role of roles) valueIn(await rotatePerson(team, role))
  expect(valueIn(await verifyTeam(team))).toEqual([])
})

test('verify looks for the roles of those who are in the team, and of nobody who was invited or removed', async () => {
  const team = await adminOf(postgres, 'looked')
  const { user: eva } = await invited(postgres, team, 'Eva')
  const { user: petr } = await joined(team, 'Petr')
  valueIn(await removePerson(team, petr))
  await direct.query(`DROP ROLE ${eva}, ${petr}`)
  expect(valueIn(await verifyTeam(team))).toEqual([])
})
