import type { Client } from 'pg'

/** What a loss of its database leaves of a team: nothing, as where its roles are removed with it. */
export const removeTeam = async (superuser: Pick<Client, 'query'>, team: string): Promise<void> => {
  await superuser.query(`DROP SCHEMA ${team} CASCADE`)
  const { rows } = await superuser.query('SELECT rolname FROM pg_roles WHERE rolname LIKE $1', [
    `${team}\\_%`,
  ])
  for (const { rolname } of rows) await superuser.query(`DROP ROLE ${rolname}`)
}
