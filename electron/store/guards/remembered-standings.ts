import type { AccountId } from '#core/ids'
import type { WritableDb } from '../file/handle.ts'
import { rememberUntilChanged } from '../rows/remember-until-changed.ts'
import {
  type DeniedEndpoint,
  type EndpointStanding,
  listDeniedEndpoints,
  readEndpointStanding,
} from './endpoint-standings.ts'
import { type Hold, readFailuresInARow, readHold } from './holds.ts'

export interface RememberedStandings {
  readonly hold: (account: AccountId) => Hold | null
  readonly failuresInARow: (account: AccountId) => number
  readonly denied: (account: AccountId) => readonly DeniedEndpoint[]
  readonly endpoint: (account: AccountId, endpoint: string) => EndpointStanding
}

/** What the guards ask a dozen times around every call: from the disk it took a tenth of the time of an upload. */
export const rememberStandings = (db: WritableDb): RememberedStandings => {
  const once = rememberUntilChanged(db, 'hold', 'endpoint_standing')
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
