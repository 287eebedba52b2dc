import type { AccountId } from '#core/ids'
import {
  type DeniedEndpoint,
  type EndpointStanding,
  listDeniedEndpoints,
  readEndpointStanding,
} from './endpoint-standings.ts'
import type { WritableDb } from './handle.ts'
import { type Hold, readFailuresInARow, readHold } from './holds.ts'

export interface RememberedStandings {
  readonly hold: (account: AccountId) => Hold | null
  readonly failuresInARow: (account: AccountId) => number
  readonly denied: (account: AccountId) => readonly DeniedEndpoint[]
  readonly endpoint: (account: AccountId, endpoint: string) => EndpointStanding
}

const watchedTables = ['hold', 'endpoint_standing']
const changes = ['INSERT', 'UPDATE', 'DELETE']

/**
 * What the guards ask a dozen times around every call, read from the disk once: asking it each time took a tenth of
 * the time of an upload. The database itself says when it has changed, whoever has changed it.
 */
export const rememberStandings = (db: WritableDb): RememberedStandings => {
  const remembered = new Map<string, unknown>()
  db.function('forget_standings', () => {
    remembered.clear()
    return null
  })
  for (const table of watchedTables) {
    for (const change of changes) {
      db.exec(`CREATE TEMP TRIGGER forget_${table}_${change} AFTER ${change} ON ${table}
        BEGIN SELECT forget_standings(); END`)
    }
  }
  const once = <T>(name: string, read: () => T): T => {
    if (remembered.has(name)) return remembered.get(name) as T
    const value = read()
    // What is read in the middle of a change may be taken back with it.
    if (!db.inTransaction) remembered.set(name, value)
    return value
  }
  return {
    hold: (account) => once(`hold ${account}`, () => readHold(db, account)),
    failuresInARow: (account) => once(`failures ${account}`, () => readFailuresInARow(db, account)),
    denied: (account) => once(`denied ${account}`, () => listDeniedEndpoints(db, account)),
    endpoint: (accountId, endpoint) =>
      once(`endpoint ${accountId} ${endpoint}`, () =>
        readEndpointStanding(db, { accountId, endpoint }),
      ),
  }
}
