import { expect, test } from 'vitest'
import { z } from 'zod'
import { origin } from '../testing/desks.ts'
import { joined, startDesk } from '../testing/living-desk.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { adminOf, valueIn } from '../testing/team-of-test.ts'
import { teamClaims } from './team-claims.ts'
import { teamSendings } from './team-sendings.ts'
import type { TellEnd } from './tell-end.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })
const rent = { kind: 'payment', origin, key: 'bank-rent' } as const
const units = { origin, login: 'novak@example.com', endpoint: 'list-excel-products' }
const hourMs = 3_600_000

const sitDown = async (team: string, name: string) => {
  const admin = await adminOf(postgres, team)
  const { desk, until } = startDesk(postgres, team, await joined(postgres, admin, name))
  await until(() => desk.standing().kind === 'here')
  const tellEnd: TellEnd = (name, values) => void desk.ask(z.unknown(), name, values)
  return {
    sendings: teamSendings(desk, tellEnd),
    claims: teamClaims(desk, tellEnd),
    /** Resolves when the team has answered what it was told before. */
    answered: async () => valueIn(await desk.ask(z.unknown(), 'read_last')),
  }
}

/** A database that fails whenever something gets into a state. */
const failAt = async (table: string, state: string, code: string) => {
  const [schema] = table.split('.')
  await owner.query(`
    CREATE FUNCTION ${schema}._fail() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$;
    CREATE TRIGGER fails BEFORE UPDATE ON ${table} FOR EACH ROW
    WHEN (NEW.state = '${state}') EXECUTE FUNCTION ${schema}._fail()`)
  return () => owner.query(`DROP FUNCTION ${schema}._fail CASCADE`)
}

test('what the team does not take down as being sent is not sent, and is free for others', async () => {
  const jana = await sitDown('unsent', 'Jana')
  const petr = await sitDown('unsent', 'Petr')
  const mend = await failAt('unsent.sending', 'sending', '40P01')
  expect(await jana.sendings.claim(rent)).toEqual({ kind: 'away' })
  await mend()
  await jana.answered()
  expect(await petr.sendings.claim(rent)).toMatchObject({ kind: 'claimed' })
})

test('an export that the team does not take down as being sent is free for others', async () => {
  const jana = await sitDown('unasked', 'Jana')
  const petr = await sitDown('unasked', 'Petr')
  const mend = await failAt('unasked.claim', 'sending', '40P01')
  expect(await jana.claims.claim(units, hourMs)).toEqual({ kind: 'away' })
  await mend()
  await jana.answered()
  expect(await petr.claims.claim(units, hourMs)).toMatchObject({ kind: 'claimed' })
})
