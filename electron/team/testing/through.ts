import { toSecret } from '#core/accounts/secret'
import { secondMs } from '#core/time'
import { connectTeam, type TeamConnection } from '../connect-team.ts'
import { deskOf, type TestDesk } from './desks.ts'
import type { TestPostgres } from './run-postgres.ts'
import { valueIn } from './team-of-test.ts'

/** A busy machine has answered long before. */
const unheardMs = 3 * secondMs

interface OtherWay {
  readonly team: string
  /** Where a test stands between the desk and its database. */
  readonly port: number
}

export const connectionThrough = async (
  { authority }: Pick<TestPostgres, 'authority'>,
  { login: { user, password, database } }: Pick<TestDesk, 'login'>,
  { team, port }: OtherWay,
): Promise<TeamConnection> => {
  const connected = await connectTeam({
    address: { host: '127.0.0.1', port, database, user },
    password: toSecret(password),
    authority,
    unheardMs,
  })
  const connection = valueIn(connected)
  valueIn(await connection.run(`SET search_path = ${team}`))
  return connection
}

/** The same desk by another way. */
export const through = async (
  postgres: Pick<TestPostgres, 'authority'>,
  desk: TestDesk,
  way: OtherWay,
): Promise<TestDesk> => deskOf(await connectionThrough(postgres, desk, way), desk.login, desk.id)
