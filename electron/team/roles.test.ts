import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sendingKinds } from '#core/team/sending-kind'
import { areaOfSending, usualAreas } from '#core/team/team-area'
import { initTeam } from './init-team.ts'
import { changeAreas, listPeople } from './people.ts'
import { roles } from './schema/0005-roles.ts'
import { teamMigrations } from './schema/all.ts'
import { enterAgain, origin, sitDown, type TestDesk } from './testing/desks.ts'
import { claim, end, send, settle, subjectOf, tokenOf } from './testing/sendings.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, connectAs, invited, valueIn } from './testing/team-of-test.ts'
import { verifyTeamAudit } from './verify-audit.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })

const sendingsIn = async (team: string) =>
  (await owner.query(`SELECT kind, subject, state, said FROM ${team}.sending ORDER BY id`)).rows

const codeOf = async (desk: TestDesk, sql: string) => {
  const asked = await desk.run(sql)
  return asked.ok ? null : asked.fault.code
}

const changesOf = async ({ connection }: TestDesk) =>
  valueIn(
    await connection.query(
      z.object({ kind: z.string(), what: z.record(z.string(), z.unknown()) }),
      'SELECT kind, what FROM read_changes(0, 1000)',
    ),
  )

const readsOf = async ({ connection }: TestDesk) =>
  valueIn(
    await connection.query(
      z.object({ act: z.object({ kind: z.string() }) }),
      'SELECT act FROM read_audit(0, 1000)',
    ),
  ).map(({ act }) => act.kind)

const letTimePass = (team: string, { id }: TestDesk) =>
  owner.query(`UPDATE ${team}.desk SET seen_at = seen_at - interval '31 seconds' WHERE id = $1`, [
    id,
  ])

test('whoever works with one thing claims, settles and tells that, and of all others nothing', async () => {
  const team = await adminOf(postgres, 'areas')
  for (const area of usualAreas) {
    const desk = await sitDown(postgres, team, `of ${area}`, [area])
    for (const kind of sendingKinds) {
      const of = `${desk.id}, '${kind}', '${origin}'`
      const answers = [
        await codeOf(
          desk,
          `SELECT * FROM claim_sending(${of}, '${subjectOf(area)}', gen_random_uuid())`,
        ),
        await codeOf(
          desk,
          `SELECT settle_sending(${of}, '${subjectOf(`${area} booked`)}', 'done')`,
        ),
        await codeOf(
          desk,
          `SELECT know_sendings(${of}, '{"${subjectOf(`${area} told`)}": "done"}')`,
        ),
      ]
      const isOwn = areaOfSending[kind] === area
      expect([area, kind, answers]).toEqual([area, kind, Array(3).fill(isOwn ? null : 'UD004')])
    }
  }
  const kinds = (await sendingsIn('areas')).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(sendingKinds.flatMap((kind) => [kind, kind, kind]).sort())
})

test('a payment is kept from whoever has pictures alone, in every function and table', async () => {
  const team = await adminOf(postgres, 'kept')
  const petr = await sitDown(postgres, team, 'Petr')
  const eva = await sitDown(postgres, team, 'Eva', ['media'])
  const { claim: id } = await claim(petr, { what: 'rent' })
  valueIn(await send(petr, id))
  const before = await sendingsIn('kept')
  const told = `'${tokenOf(petr, id)}'`
  const of = `'payment', '${origin}', '${subjectOf('rent')}'`
  const refusals: [sql: string, code: string][] = [
    [`SELECT * FROM claim_sending(${eva.id}, ${of}, ${told})`, 'UD004'],
    [`SELECT * FROM claim_sending(${petr.id}, ${of}, ${told})`, 'UD002'],
    [`SELECT settle_sending(${eva.id}, ${of}, 'done')`, 'UD004'],
    [`SELECT settle_sending(${petr.id}, ${of}, 'done')`, 'UD002'],
    [`SELECT know_sendings(${eva.id}, 'payment', '${origin}', '{}')`, 'UD004'],
    [`SELECT send_sending(${id})`, 'UD002'],
    [`SELECT end_sending(${id}, ${told}, 'refused')`, 'UD003'],
    [`SELECT _claim_sending(${eva.id}, ${of}, ${told})`, '42501'],
    [`SELECT _settle_sending(${eva.id}, ${of}, 'done')`, '42501'],
    [`SELECT _know_sendings(${eva.id}, 'payment', '${origin}', '{}')`, '42501'],
    [`SELECT _send_sending(${id})`, '42501'],
    ['SELECT _move(NULL, NULL)', '42501'],
    ["SELECT _require_area('media')", '42501'],
    ['SELECT _areas()', '42501'],
    ['SELECT * FROM sending', '42501'],
    ['SELECT * FROM change', '42501'],
    ['SELECT * FROM audit', '42501'],
    ['UPDATE sending SET said = NULL', '42501'],
    ["UPDATE person SET areas = '{accounting}'", '42501'],
    ["SELECT change_areas(session_user, '{accounting}')", 'UD004'],
    ["SELECT change_areas(session_user, '{media}')", 'UD004'],
    ['ALTER TABLE sending DISABLE ROW LEVEL SECURITY', '42501'],
    ['DROP POLICY covered ON sending', '42501'],
    ['CREATE POLICY mine ON sending USING (true)', '42501'],
    ['ALTER ROLE CURRENT_USER BYPASSRLS', '42501'],
    ['SET ROLE kept_owner', '42501'],
  ]
  for (const [sql, code] of refusals) expect([sql, await codeOf(eva, sql)]).toEqual([sql, code])
  // The setting is the database's own, and lets nobody by.
  valueIn(await eva.run('SET row_security = off'))
  expect(await codeOf(eva, 'SELECT * FROM read_changes(0, 1000)')).toBe('42501')
  valueIn(await eva.run('SET row_security = on'))
  expect((await changesOf(eva)).map(({ kind }) => kind)).not.toContain('sending')
  valueIn(await end(petr, id, 'done'))
  expect((await changesOf(eva)).map(({ kind }) => kind)).not.toContain('sending')
  expect((await changesOf(petr)).map(({ what }) => what['kind'])).toContain('payment')
  expect(await sendingsIn('kept')).toEqual([{ ...before[0], state: 'done' }])
  expect(await verifyTeam(team)).toEqual({ ok: true, value: [] })
})

test('also a function that forgets to ask shows and changes nothing of another area', async () => {
  const team = await adminOf(postgres, 'forgets')
  const petr = await sitDown(postgres, team, 'Petr')
  const eva = await sitDown(postgres, team, 'Eva', ['media'])
  await claim(petr, { what: 'rent' })
  await owner.query(`
    CREATE FUNCTION forgets.forgetful(of bigint) RETURNS TABLE (seen bigint) LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = forgets, pg_temp AS $$ BEGIN
      RETURN QUERY SELECT count(*) FROM sending;
      UPDATE sending SET said = 'done';
      DELETE FROM sending WHERE said = 'done';
      INSERT INTO sending (kind, origin, subject, desk, token, state)
      SELECT 'payment', '${origin}', '${subjectOf('forged')}', of, gen_random_uuid(), 'done' WHERE of > 0;
    END $$;
    ALTER FUNCTION forgets.forgetful OWNER TO forgets_owner`)
  const seen = await eva.connection.query(
    z.object({ seen: z.string() }),
    'SELECT * FROM forgetful(0)',
  )
  expect(seen).toEqual({ ok: true, value: [{ seen: '0' }] })
  expect(await codeOf(eva, `SELECT * FROM forgetful(${eva.id})`)).toBe('42501')
  expect(await sendingsIn('forgets')).toMatchObject([{ state: 'prepared', said: null }])
})

test('what was done with payments and leads is read by those who work with them, and by whoever did it', async () => {
  const team = await adminOf(postgres, 'read')
  const petr = await sitDown(postgres, team, 'Petr')
  const eva = await sitDown(postgres, team, 'Eva', ['media', 'leads'])
  const acts = ['price', 'payment', 'settlement', 'paymentSettings', 'lead', 'consent', 'media']
  const told = acts.map((kind, number) => ({ kind, hash: subjectOf(number) }))
  valueIn(await petr.run(`SELECT append_audit(${petr.id}, '${JSON.stringify(told)}')`))
  const own = [{ kind: 'payment', hash: subjectOf('own') }]
  valueIn(await eva.run(`SELECT append_audit(${eva.id}, '${JSON.stringify(own)}')`))
  // Told again it is still known.
  valueIn(await eva.run(`SELECT append_audit(${eva.id}, '${JSON.stringify(own)}')`))
  expect(await readsOf(petr)).toEqual([...acts, 'payment'])
  expect(await readsOf(eva)).toEqual(['price', 'lead', 'consent', 'media', 'payment'])
  expect(valueIn(await verifyTeamAudit(team))).toMatchObject({ rows: 8, broken: [] })
})

test('what somebody works with is changed by whoever looks after the team, and nobody else', async () => {
  const team = await adminOf(postgres, 'changed')
  const jana = await sitDown(postgres, team, 'Jana', ['admin'])
  const petr = await sitDown(postgres, team, 'Petr')
  const { user } = petr.login
  const { claim: id } = await claim(petr, { what: 'rent' })
  valueIn(await send(petr, id))
  expect(await codeOf(petr, `SELECT change_areas('${user}', '{admin}')`)).toBe('UD004')
  expect(await codeOf(jana, `SELECT change_areas('${user}', '{bribes}')`)).toBe('23514')
  expect(await codeOf(jana, `SELECT change_areas('changed_person_eva', '{media}')`)).toBe('UD005')
  valueIn(await jana.run(`SELECT change_areas('${user}', '{media}')`))
  // The desk comes again, and the claim that it had is no use to it.
  expect(await codeOf(petr, `SELECT beat(${petr.id})`)).toBe('UD002')
  const again = { ...petr, id: await enterAgain(petr.connection) }
  await expect(claim(again, { what: 'other' })).rejects.toThrow('noArea UD004')
  expect((await claim(again, { what: 'picture', kind: 'picture' })).standing).toBe('claimed')
  // It alone knows what came of what it was sending, and says so.
  valueIn(await end(again, id, 'done'))
  expect(await sendingsIn('changed')).toMatchObject([{ state: 'done' }, { kind: 'picture' }])
  const people = await listPeople(team)
  expect(valueIn(people).map(({ areas }) => areas)).toEqual([['admin'], ['media']])
  valueIn(await changeAreas(team, { role: user, areas: ['accounting', 'prices'] }))
  expect(await changeAreas(team, { role: 'changed_person_eva', areas: ['media'] })).toMatchObject({
    fault: { kind: 'notHere' },
  })
})

test('a person who was removed or has not come works with nothing', async () => {
  const team = await adminOf(postgres, 'nobody')
  const login = await invited(postgres, team, 'Eva')
  const eva = await connectAs(postgres, login)
  expect(await eva.run('SELECT nobody.read_areas()')).toMatchObject({ fault: { code: 'UD001' } })
  expect(await eva.run(`SELECT nobody.change_areas('${login.user}', '{admin}')`)).toMatchObject({
    fault: { code: 'UD004' },
  })
})

test('what a lost desk was sending is ended by whoever works with it, whoever has found the desk lost', async () => {
  const team = await adminOf(postgres, 'found')
  const petr = await sitDown(postgres, team, 'Petr')
  const eva = await sitDown(postgres, team, 'Eva', ['media'])
  const { claim: id } = await claim(petr, { what: 'rent' })
  valueIn(await send(petr, id))
  await claim(petr, { what: 'other' })
  const jana = await sitDown(postgres, team, 'Jana', ['accounting'])
  await letTimePass('found', petr)
  valueIn(await eva.run(`SELECT beat(${eva.id})`))
  expect((await claim(jana, { what: 'rent' })).standing).toBe('busy')
  valueIn(await jana.run(`SELECT beat(${jana.id})`))
  expect(await sendingsIn('found')).toMatchObject([{ state: 'unknown' }, { state: 'refused' }])
  valueIn(await settle(jana, { what: 'rent' }, 'refused'))
  expect((await claim(jana, { what: 'rent' })).standing).toBe('claimed')
})

test('who was in the team before there were roles goes on with all that they did, on a newer desk', async () => {
  const connection = await connectAs(postgres, postgres.admin)
  const team = { connection, team: 'older' }
  const before = teamMigrations.filter(({ version }) => version < roles.version)
  valueIn(await initTeam(team, before))
  const role = 'older_person_jana'
  await owner.query(`
    CREATE ROLE ${role} LOGIN PASSWORD 'hers' IN ROLE older_member;
    SET search_path = older;
    INSERT INTO person (role, name, invited_until, joined_at) VALUES ('${role}', 'Jana', now(), now());
    SET search_path = public`)
  const login = { user: role, password: 'hers', database: postgres.admin.database }
  const jana = await connectAs(postgres, login)
  valueIn(await jana.run('SET search_path = older'))
  const desk = await enterAgain(jana)
  valueIn(
    await jana.run(
      `SELECT claim_sending(${desk}, 'payment', '${origin}', '${subjectOf('rent')}', '${randomUUID()}')`,
    ),
  )
  valueIn(await initTeam(team))
  expect(await verifyTeam(team)).toEqual({ ok: true, value: [] })
  expect(await jana.run(`SELECT beat(${desk})`)).toMatchObject({ fault: { code: 'UD002' } })
  const version = z.object({ version: z.int(), oldest_desk: z.int() })
  const [known] = valueIn(await jana.query(version, 'SELECT * FROM read_version()'))
  // An older desk reads here that it has to be updated.
  expect(known?.oldest_desk).toBeGreaterThanOrEqual(roles.version)
  expect(
    valueIn(
      await jana.query(z.object({ areas: z.array(z.string()) }), 'SELECT * FROM read_areas()'),
    ),
  ).toEqual([{ areas: usualAreas }])
  expect(await sendingsIn('older')).toMatchObject([{ state: 'refused' }])
})

test.each([
  'ALTER TABLE ruled.sending NO FORCE ROW LEVEL SECURITY',
  'ALTER TABLE ruled.sending DISABLE ROW LEVEL SECURITY',
  'CREATE POLICY mine ON ruled.sending USING (true)',
  'ALTER POLICY covered ON ruled.sending USING (true)',
])('verify finds that rows are kept from nobody any more: %s', async (sql) => {
  const team = await adminOf(postgres, 'ruled')
  await owner.query(`BEGIN; ${sql}; COMMIT`)
  expect(valueIn(await verifyTeam(team))).toEqual([{ kind: 'rows', name: 'sending' }])
  await owner.query(`
    ALTER TABLE ruled.sending ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    DROP POLICY IF EXISTS mine ON ruled.sending;
    ALTER POLICY covered ON ruled.sending USING (kind = ANY ((SELECT ruled._kinds())::text[]))`)
  expect(valueIn(await verifyTeam(team))).toEqual([])
})
