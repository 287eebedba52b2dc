import { type LoginKey, nameOfLogin } from '#core/accounts/login-key'
import type { Timestamp } from '#core/time'
import type { WritableDb } from '../file/handle.ts'
import { rememberUntilChanged } from '../rows/remember-until-changed.ts'
import {
  type DeniedEndpoint,
  listDeniedEndpoints,
  listWorkedEndpoints,
} from './denied-endpoints.ts'
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
  const standingOf = (login: LoginKey) =>
    once(nameOfLogin(login), () => ({
      hold: readHold(db, login),
      failuresInARow: readFailuresInARow(db, login),
      denied: listDeniedEndpoints(db, login),
      worked: new Set(listWorkedEndpoints(db, login)),
    }))
  return {
    hold: (login) => standingOf(login).hold,
    originHold: (origin) => once(origin, () => readOriginHold(db, origin)),
    failuresInARow: (login) => standingOf(login).failuresInARow,
    denied: (login) => standingOf(login).denied,
    hasWorked: (login, endpoint) => standingOf(login).worked.has(endpoint),
  }
}
