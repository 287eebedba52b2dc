import { type LoginKey, nameOfLogin } from '#core/accounts/login-key'
import type { Timestamp } from '#core/time'
import type { WritableDb } from '../file/handle.ts'
import { rememberUntilChanged } from '../rows/remember-until-changed.ts'
import { type DeniedEndpoint, listDeniedEndpoints, readHasWorked } from './denied-endpoints.ts'
import { type Hold, readFailuresInARow, readHold, readOriginHold } from './holds.ts'

export interface RememberedHolds {
  readonly hold: (login: LoginKey) => Hold | null
  readonly originHold: (origin: string) => Timestamp | null
  readonly failuresInARow: (login: LoginKey) => number
  readonly denied: (login: LoginKey) => readonly DeniedEndpoint[]
  readonly hasWorked: (login: LoginKey, endpoint: string) => boolean
}

/** What the guards ask a dozen times around every call: from the disk it took a tenth of the time of an upload. */
export const rememberHolds = (db: WritableDb): RememberedHolds => {
  const once = rememberUntilChanged(db, 'hold', 'origin_hold', 'endpoint_standing')
  const ofLogin = <T>(what: string, login: LoginKey, look: () => T): T =>
    once(`${what} ${nameOfLogin(login)}`, look)
  return {
    hold: (login) => ofLogin('hold', login, () => readHold(db, login)),
    originHold: (origin) => once(`origin ${origin}`, () => readOriginHold(db, origin)),
    failuresInARow: (login) => ofLogin('failures', login, () => readFailuresInARow(db, login)),
    denied: (login) => ofLogin('denied', login, () => listDeniedEndpoints(db, login)),
    hasWorked: (login, endpoint) =>
      ofLogin(`worked ${endpoint}`, login, () => readHasWorked(db, { ...login, endpoint })),
  }
}
