import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sitDown, type TestDesk } from './testing/desks.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, valueIn } from './testing/team-of-test.ts'
import { verifyTeamAudit } from './verify-audit.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()
const it = await postgres.connect({ ...postgres.superuser, database: 'sales' })

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const act = (name: string) => ({ kind: 'price', unit: name, hash: hashOf(name) })

const append = async ({ connection, id }: TestDesk, acts: readonly object[]) => {
  const added = await connection.query(
    z.object({ last: z.coerce.number() }),
    'SELECT append_audit($1, $2) AS last',
    [id, JSON.stringify(acts)],
  )
  return added
}

const rowSchema = z.object({
  id: z.coerce.number(),
  name: z.string(),
  computer: z.string(),
  is_own: z.boolean(),
  act: z.object({ unit: z.string() }),
})

const readAll = async ({ connection }: TestDesk) =>
  valueIn(await connection.query(rowSchema, 'SELECT * FROM read_audit(0, 1000)'))

test('what is told names who tells it, is told once, and is read by all', async () => {
  const team = await adminOf(postgres, 'told')
  const jana = await sitDown(postgres, team, 'Jana')
  const petr = await sitDown(postgres, team, 'Petr')
  expect(valueIn(await append(jana, [act('A.1'), act('A.2')]))).toEqual([{ last: 2 }])
  // An answer that was not heard: the same is told again, with more.
  expect(valueIn(await append(jana, [act('A.1'), act('A.2'), act('A.3')]))).toEqual([{ last: 3 }])
  expect(valueIn(await append(petr, [act('A.1')]))).toEqual([{ last: 4 }])
  const rows = await readAll(petr)
  expect(rows.map(({ name, act: { unit }, is_own }) => [name, unit, is_own])).toEqual([
    ['Jana', 'A.1', false],
    ['Jana', 'A.2', false],
    ['Jana', 'A.3', false],
    ['Petr', 'A.1', true],
  ])
  expect(valueIn(await verifyTeamAudit(team))).toMatchObject({ rows: 4, broken: [] })
  expect(valueIn(await verifyTeam(team))).toEqual([])
})

test('eight desks that write at once make one chain', async () => {
  const team = await adminOf(postgres, 'many')
  const desks = await Promise.all(
    Array.from({ length: 8 }, (_, number) => sitDown(postgres, team, `desk ${number}`)),
  )
  const rounds = Array.from({ length: 25 }, (_, round) => round)
  await Promise.all(
    desks.map(async (desk, number) => {
      for (const round of rounds) {
        valueIn(await append(desk, [act(`${number} ${round} a`), act(`${number} ${round} b`)]))
      }
    }),
  )
  expect(valueIn(await verifyTeamAudit(team))).toMatchObject({ rows: 400, broken: [] })
})

test('a desk tells in its own name, and nothing that is no act', async () => {
  const team = await adminOf(postgres, 'own')
  const jana = await sitDown(postgres, team, 'Jana')
  const petr = await sitDown(postgres, team, 'Petr')
  expect(await append({ ...jana, id: petr.id }, [act('A.1')])).toMatchObject({ ok: false })
  for (const acts of [{}, ['x'], [{}], [{ hash: 'x' }], [{ hash: 7 }], [null]]) {
    expect(await append(jana, acts as object[])).toMatchObject({ ok: false })
  }
  expect(await append(jana, [act('x'.repeat(30_000))])).toMatchObject({ ok: false })
  valueIn(
    await append(jana, [
      { ...act("'; DROP TABLE audit; --"), name: 'Petr', role: 'own_person_petr' },
    ]),
  )
  expect(await readAll(jana)).toMatchObject([
    { name: 'Jana', act: { unit: "'; DROP TABLE audit; --" } },
  ])
})

test.each([
  'INSERT INTO audited.audit SELECT * FROM audited.audit',
  "UPDATE audited.audit SET name = 'Petr'",
  'DELETE FROM audited.audit',
  'TRUNCATE audited.audit',
  'SELECT * FROM audited.audit',
  "UPDATE audited.audit_head SET last = 0, hash = ''",
  'ALTER TABLE audited.audit DISABLE TRIGGER ALL',
  'DROP TRIGGER audit_is_kept ON audited.audit',
  "SELECT audited._hash_audit('', NULL)",
  'SELECT audited._tell(NULL, NULL)',
])('a member gets nowhere with %s', async (sql) => {
  const { jana, team } = await audited
  expect(await jana.run(sql)).toMatchObject({ ok: false, fault: { kind: 'noRights' } })
  expect(valueIn(await verifyTeamAudit(team))).toMatchObject({ rows: 1, broken: [] })
})

const audited = (async () => {
  const team = await adminOf(postgres, 'audited')
  const jana = await sitDown(postgres, team, 'Jana')
  valueIn(await append(jana, [act('A.1')]))
  return { team, jana }
})()

test.each(['UPDATE audit SET act = act', 'DELETE FROM audit', 'TRUNCATE audit'])(
  'the owner itself gets nowhere with %s',
  async (sql) => {
    await audited
    await expect(it.query(`SET search_path = audited; ${sql}`)).rejects.toThrow(/only added to/)
  },
)

test('a record whose end was cut off lacks the hash that was noted of it', async () => {
  const team = await adminOf(postgres, 'cutoff')
  const jana = await sitDown(postgres, team, 'Jana')
  valueIn(await append(jana, ['A.1', 'A.2', 'A.3'].map(act)))
  const { head } = valueIn(await verifyTeamAudit(team))
  expect(valueIn(await verifyTeamAudit(team, head)).known).toBe(3)
  valueIn(await append(jana, [act('A.4')]))
  expect(valueIn(await verifyTeamAudit(team, head))).toMatchObject({ known: 3, broken: [] })
  await it.query(`SET search_path = cutoff; ALTER TABLE audit DISABLE TRIGGER ALL;
    DELETE FROM audit WHERE id > 2;
    UPDATE audit_head SET last = 2, hash = (SELECT hash FROM audit WHERE id = 2)`)
  expect(valueIn(await verifyTeamAudit(team, head))).toMatchObject({ known: null, broken: [] })
})

test.each([
  ['UPDATE audit SET name = name || name WHERE id = 3', [3]],
  ['UPDATE audit SET act = act || \'{"unit": "B.1"}\' WHERE id = 2', [2]],
  ["UPDATE audit SET at = at + interval '1 microsecond' WHERE id = 5", [5]],
  ['UPDATE audit SET hash = token WHERE id = 4', [4, 5]],
  ['DELETE FROM audit WHERE id = 3', [4]],
  ['DELETE FROM audit WHERE id = 1', [2]],
  ['DELETE FROM audit WHERE id = 5', [5]],
  ['DELETE FROM audit', [1]],
  [
    'UPDATE audit SET id = 100 WHERE id = 2; UPDATE audit SET id = 2 WHERE id = 3; UPDATE audit SET id = 3 WHERE id = 100',
    [2, 3, 4],
  ],
  [
    "INSERT INTO audit SELECT 6, at, role, name, computer, act, repeat('0', 64), hash FROM audit WHERE id = 5",
    [6, 7],
  ],
])('%s by whoever may do anything is found', async (sql, broken) => {
  const name = `forged${hashOf(sql).slice(0, 6)}`
  const team = await adminOf(postgres, name)
  const jana = await sitDown(postgres, team, 'Jana')
  valueIn(await append(jana, ['A.1', 'A.2', 'A.3', 'A.4', 'A.5'].map(act)))
  await it.query(`SET search_path = ${name}; ALTER TABLE audit DISABLE TRIGGER ALL; ${sql}`)
  expect(valueIn(await verifyTeamAudit(team)).broken).toEqual(broken)
})
