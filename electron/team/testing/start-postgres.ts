import { afterAll } from 'vitest'
import { runPostgres, type TestPostgres } from './run-postgres.ts'

/** A PostgreSQL for the tests of a file; it ends with them. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const postgres = await runPostgres()
  afterAll(postgres.end)
  return postgres
}
