import { systemClock } from '../../../clock.ts'
import { findPostgres } from '../find-postgres.ts'
import { runOwnPostgres } from '../run-postgres.ts'

// Somebody who has a database of their own, says where it is, and ends it when told to.
const [folder = ''] = process.argv.slice(2)
const found = findPostgres()
const postgres = found && (await runOwnPostgres({ found, folder, now: systemClock.now() }))
process.stdout.write(
  `${JSON.stringify(postgres && { port: postgres.port, password: postgres.password.reveal(), authority: postgres.authority })}\n`,
)
process.stdin.once('end', () => void postgres?.end())
process.stdin.resume()
