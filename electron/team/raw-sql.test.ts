import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { usualAreas } from '#core/team/team-area'
import { personRole, teamNamePattern } from '#core/team/team-roles'
import { invitePerson, listPeople } from './people.ts'
import { origin, sitInTwos } from './testing/desks.ts'
import { give, listed, share, step, steps, take } from './testing/drafts.ts'
import { claim, subjectOf, tokenOf } from './testing/sendings.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, connectAs, invited, valueIn } from './testing/team-of-test.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()

const team = await adminOf(postgres, 'ours')
const others = await adminOf(postgres, 'theirs')
await invited(postgres, others, 'Petr')
const login = await invited(postgres, team, 'Jana')
const jana = await connectAs(postgres, login)
valueIn(await jana.run('SELECT ours.join_team()'))

/** What somebody writes who has a login of the team and a program of their own. */
const attacks = [
  'SELECT * FROM ours.person',
  'SELECT * FROM ours.schema_version',
  "INSERT INTO ours.person (role, name, invited_until) VALUES ('x', 'x', now())",
  "UPDATE ours.person SET name = 'x'",
  'DELETE FROM ours.person',
  'TRUNCATE ours.person',
  'DROP TABLE ours.person',
  'DROP SCHEMA ours CASCADE',
  'ALTER TABLE ours.person ADD COLUMN x int',
  'DO $$ BEGIN LOCK TABLE ours.person; END $$',
  'CREATE TABLE ours.x (a int)',
  'CREATE FUNCTION ours.x() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'CREATE OR REPLACE FUNCTION ours.caller() RETURNS name LANGUAGE sql AS $$ SELECT current_user $$',
  'ALTER FUNCTION ours.caller() SECURITY INVOKER',
  'ALTER FUNCTION ours.caller() RESET search_path',
  'CREATE TRIGGER x AFTER INSERT ON ours.person EXECUTE FUNCTION ours.caller()',
  'GRANT ours_owner TO CURRENT_USER',
  'SET ROLE ours_owner',
  'SET ROLE theirs_member',
  'SET SESSION AUTHORIZATION it',
  'ALTER ROLE CURRENT_USER CREATEROLE',
  'ALTER ROLE it PASSWORD NULL',
  'CREATE ROLE x',
  'CREATE SCHEMA x',
  'SELECT * FROM theirs.person',
  'SELECT theirs.join_team()',
  'SELECT theirs.read_version()',
  "COPY ours.person TO PROGRAM 'cat'",
  "SELECT pg_read_file('/etc/passwd')",
  "SELECT lo_import('/etc/passwd')",
]

test.each(attacks)('a member gets nowhere with %s', async (sql) => {
  const before = valueIn(await listPeople(team))
  expect(await jana.run(sql)).toMatchObject({ ok: false, fault: { kind: 'noRights' } })
  expect(valueIn(await listPeople(team))).toEqual(before)
})

test('after all of that the team is to the letter as it was made', async () => {
  expect(await verifyTeam(team)).toEqual({ ok: true, value: [] })
})

test('tables, functions and a search path of a member stand in for none of the team', async () => {
  const attacker = await connectAs(postgres, login)
  valueIn(
    await attacker.run(
      `CREATE TEMP TABLE person (role name, name text, joined_at timestamptz, removed_at timestamptz);
       INSERT INTO pg_temp.person VALUES (session_user, 'forged', now(), NULL);
       CREATE FUNCTION pg_temp.caller() RETURNS name LANGUAGE sql AS $$ SELECT 'forged'::name $$;
       CREATE FUNCTION pg_temp.now() RETURNS timestamptz LANGUAGE sql AS $$ SELECT 'infinity'::timestamptz $$;
       SET search_path = pg_temp, public, pg_catalog, ours`,
    ),
  )
  const people = await attacker.query(
    z.object({ name: z.string() }),
    'SELECT name FROM ours.list_people()',
  )
  expect(people).toEqual({ ok: true, value: [{ name: 'Jana' }] })
})

test('verify finds a right that somebody has given away', async () => {
  const given = await adminOf(postgres, 'given')
  await invited(postgres, given, 'Eva')
  const direct = await postgres.connect({ ...postgres.superuser, database: 'sales' })
  await direct.query(`
    GRANT SELECT ON given.person TO PUBLIC;
    GRANT EXECUTE ON FUNCTION given.caller() TO PUBLIC;
    ALTER FUNCTION given.list_people() SET search_path = public;
    ALTER FUNCTION given.join_team() SECURITY INVOKER;
    GRANT CREATE ON SCHEMA given TO given_member;
    ALTER ROLE given_person_eva CREATEROLE;
    GRANT given_owner TO given_person_eva`)
  expect(valueIn(await verifyTeam(given))).toEqual([
    { kind: 'function', name: 'caller' },
    { kind: 'function', name: 'join_team' },
    { kind: 'function', name: 'list_people' },
    { kind: 'owner', name: 'given_person_eva' },
    { kind: 'role', name: 'given_person_eva' },
    { kind: 'schema', name: 'given' },
    { kind: 'table', name: 'person' },
  ])
})

test('verify finds whatever is not to the letter as it was made', async () => {
  const changed = await adminOf(postgres, 'changed')
  await invited(postgres, changed, 'Eva')
  await invited(postgres, changed, 'Adam')
  expect(valueIn(await verifyTeam(changed))).toEqual([])
  const direct = await postgres.connect({ ...postgres.superuser, database: 'sales' })
  await direct.query(`
    SET search_path = changed;
    ALTER POLICY covered ON sending USING (true OR session_user = '' OR '{}'::text[] = _areas());
    CREATE POLICY other ON draft USING (true);
    ALTER TABLE team_report NO FORCE ROW LEVEL SECURITY;
    CREATE OR REPLACE FUNCTION _areas() RETURNS text[]
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = changed, pg_temp
    AS $$ BEGIN RETURN ARRAY['admin']; END $$;
    CREATE FUNCTION added() RETURNS text LANGUAGE sql SECURITY DEFINER SET search_path = changed, pg_temp
    AS $$ SELECT key FROM team_key $$;
    DROP FUNCTION read_last();
    ALTER TABLE audit DISABLE TRIGGER audit_is_kept;
    ALTER TABLE claim DROP CONSTRAINT claim_state_check;
    ALTER TABLE desk DISABLE TRIGGER ALL;
    ALTER TABLE feed ADD COLUMN more text;
    GRANT SELECT (name) ON person TO PUBLIC;
    CREATE VIEW seen AS SELECT * FROM person;
    GRANT pg_read_all_data TO changed_person_eva;
    CREATE ROLE changed_friends;
    GRANT changed_owner TO changed_friends;
    GRANT changed_friends TO changed_person_adam;
    ALTER ROLE changed_member LOGIN`)
  expect(valueIn(await verifyTeam(changed)).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'function _areas',
    'function added',
    'function read_last',
    'owner changed_friends',
    'owner changed_person_adam',
    'role changed_member',
    'role changed_person_eva',
    'rows draft',
    'rows sending',
    'rows team_report',
    'table audit',
    'table claim',
    'table desk',
    'table feed',
    'table person',
    'table seen',
  ])
})

test('whatever a person is called, the name is kept as it is and nothing else happens', async () => {
  const named = await adminOf(postgres, 'named')
  const known = new Map<string, string>()
  const names = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      "'; DROP SCHEMA named CASCADE; --",
      '"x" SUPERUSER',
      '$$ x',
      'Ján\\',
      'ours_owner',
    ),
  )
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      const role = personRole('named', name)
      if (role === null || known.has(role)) return
      const made = await invitePerson(named, { role, name, areas: usualAreas })
      // PostgreSQL keeps no NUL.
      if (name.includes('\0')) expect(made.ok).toBe(false)
      else {
        valueIn(made)
        known.set(role, name)
      }
    }),
    { numRuns: 60 },
  )
  const people = valueIn(await listPeople(named))
  expect(new Map(people.map(({ role, name }) => [role, name]))).toEqual(known)
  expect(await verifyTeam(named)).toEqual({ ok: true, value: [] })
})

test('the roles of two teams are never the same', () => {
  const team = fc.stringMatching(teamNamePattern)
  fc.assert(
    fc.property(team, team, fc.string(), fc.string(), (one, other, name, otherName) => {
      fc.pre(one !== other)
      const roles = (of: string, person: string) => [
        `${of}_owner`,
        `${of}_member`,
        personRole(of, person),
      ]
      const shared = roles(one, name).filter((role) => roles(other, otherName).includes(role))
      expect(shared.filter((role) => role !== null)).toEqual([])
    }),
  )
})

test('nobody ends what another sends, past the functions, or with what is no subject', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'forged')
  const { claim: id } = await claim(jana, { what: 'rent' })
  const args = `'${origin}', '${subjectOf('x')}'`
  const refusals: [sql: string, code: string][] = [
    [`SELECT send_sending(${id})`, 'UD002'],
    ['SELECT send_sending(NULL)', 'UD002'],
    [`SELECT end_sending(${id}, '${tokenOf(jana, id)}', 'done')`, 'UD003'],
    [`SELECT end_sending(${id}, NULL, 'done')`, 'UD003'],
    [`SELECT end_sending(${id}, gen_random_uuid(), 'prepared')`, '22023'],
    [`SELECT end_sending(${id}, gen_random_uuid(), NULL)`, '22023'],
    [`SELECT * FROM claim_sending(${jana.id}, 'payment', ${args}, gen_random_uuid())`, 'UD002'],
    [`SELECT * FROM claim_sending(${petr.id}, 'bribe', ${args}, gen_random_uuid())`, 'UD004'],
    [`SELECT * FROM claim_sending(${petr.id}, 'payment', ${args}, NULL)`, '23502'],
    [
      `SELECT * FROM claim_sending(${petr.id}, 'payment', '${origin}', 'Jana Nová', gen_random_uuid())`,
      '23514',
    ],
    [`SELECT settle_sending(${jana.id}, 'payment', ${args}, 'refused')`, 'UD002'],
    [
      `SELECT settle_sending(${petr.id}, 'payment', '${origin}', '${subjectOf('rent')}', 'refused')`,
      'UD003',
    ],
    [`SELECT settle_sending(${petr.id}, 'payment', ${args}, 'prepared')`, '22023'],
    [`SELECT know_sendings(${jana.id}, 'payment', '${origin}', '{}')`, 'UD002'],
    [`SELECT know_sendings(${petr.id}, 'payment', '${origin}', '{"x": "refused"}')`, '22023'],
    [`SELECT know_sendings(${petr.id}, 'payment', '${origin}', '{"x": null}')`, '22023'],
    [`SELECT know_sendings(${petr.id}, 'payment', '${origin}', '{"Jana Nová": "done"}')`, '23514'],
    [`SELECT know_sendings(${petr.id}, 'payment', '${origin}', '["done"]')`, '22023'],
    ["UPDATE sending SET state = 'done'", '42501'],
    ['DELETE FROM sending', '42501'],
    ['SELECT * FROM sending', '42501'],
    ['SELECT _end_lost()', '42501'],
    ['SELECT _end_lost_claims()', '42501'],
  ]
  for (const [sql, code] of refusals) {
    expect([sql, await petr.run(sql)]).toEqual([
      sql,
      { ok: false, fault: { kind: expect.any(String), code } },
    ])
  }
  expect((await claim(petr, { what: 'rent' })).standing).toBe('busy')
  expect(await verifyTeam(await adminOf(postgres, 'forged'))).toEqual({ ok: true, value: [] })
})

test('nobody writes a draft that another edits, forges whose it is, or takes it past the functions', async () => {
  const [jana, petr] = await sitInTwos(postgres, 'drafted')
  const id = await share(jana)
  await step(jana, id, { known: 0 })
  const before = await steps(petr, id)
  const cells = "'{1}', '{100}', '{121}', '{net}', '{NULL}', '{NULL}'"
  const forged = `SELECT * FROM write_draft_step(${jana.id}, '${id}', 1, gen_random_uuid(), '{}', ${cells})`
  const own = await share(petr)
  const mine = (label: string, values: string) =>
    `SELECT * FROM write_draft_step(${petr.id}, '${own}', 0, gen_random_uuid(), '${label}', ${values})`
  const refusals: [sql: string, code: string][] = [
    [forged, 'UD002'],
    [`SELECT * FROM take_draft(${jana.id}, '${id}')`, 'UD002'],
    [`SELECT give_draft(${jana.id}, '${id}')`, 'UD002'],
    [`SELECT change_draft(${jana.id}, '${id}', 'x', true)`, 'UD002'],
    [`SELECT share_draft(${jana.id}, gen_random_uuid(), '${origin}', 7, 'x')`, 'UD002'],
    [`SELECT share_draft(${petr.id}, gen_random_uuid(), '', 7, 'x')`, '23514'],
    [`SELECT share_draft(${petr.id}, gen_random_uuid(), '${origin}', 0, 'x')`, '23514'],
    [`SELECT share_draft(${petr.id}, gen_random_uuid(), '${origin}', 7, '')`, '23514'],
    [`SELECT share_draft(${petr.id}, gen_random_uuid(), '${origin}', 7, NULL)`, '23502'],
    [`SELECT * FROM take_draft(${petr.id}, gen_random_uuid())`, 'UD005'],
    [`SELECT * FROM take_draft(${petr.id}, NULL)`, 'UD005'],
    [mine('[]', cells), '23514'],
    [mine('{}', "'{1,1}', '{1,1}', '{1,1}', '{net,net}', '{NULL,NULL}', '{NULL,NULL}'"), '21000'],
    [mine('{}', "'{1}', '{1,2}', '{1}', '{net}', '{NULL}', '{NULL}'"), '22023'],
    [mine('{}', "'{NULL}', '{1}', '{1}', '{net}', '{NULL}', '{NULL}'"), '22023'],
    [mine('{}', "'{}', '{}', '{}', '{}', '{}', '{}'"), '22023'],
    [mine('{}', "NULL, '{1}', '{1}', '{net}', '{NULL}', '{NULL}'"), '22023'],
    [mine('{}', "'{1}', '{1}', '{1}', '{free}', '{NULL}', '{NULL}'"), '23514'],
    [mine('{}', "'{1}', '{1}', '{NULL}', '{net}', '{NULL}', '{NULL}'"), '23514'],
    [mine('{}', "'{1}', '{9007199254740993}', '{1}', '{net}', '{NULL}', '{NULL}'"), '23514'],
    ['UPDATE draft SET role = session_user', '42501'],
    ['DELETE FROM draft', '42501'],
    ['UPDATE draft_step SET role = session_user', '42501'],
    ['DELETE FROM draft_cell', '42501'],
    ['SELECT * FROM draft_cell', '42501'],
    [`SELECT _edit(NULL, ${petr.id})`, '42501'],
    [`SELECT _lock_draft(${petr.id}, '${id}')`, '42501'],
    [`SELECT _tell_draft('${id}', ${petr.id})`, '42501'],
  ]
  for (const [sql, code] of refusals) {
    expect([sql, await petr.run(sql)]).toEqual([
      sql,
      { ok: false, fault: { kind: expect.any(String), code } },
    ])
  }
  // What is asked for in time is refused without an error.
  expect((await take(petr, id)).standing).toBe('locked')
  expect((await step(petr, id, { known: 1 })).standing).toBe('locked')
  await give(petr, id)
  expect(await listed(petr, id)).toMatchObject({ author: 'Jana', editor: 'Jana' })
  expect(await steps(petr, id)).toEqual(before)
  expect(await verifyTeam(await adminOf(postgres, 'drafted'))).toEqual({ ok: true, value: [] })
})
