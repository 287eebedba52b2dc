import type { Clock } from '#core/time'
import type { AccountsStore } from '../../features/accounts/dependencies.ts'
import { readChoice } from '../../store/accounts/account-choices.ts'
import type { ReadableDb } from '../../store/file/handle.ts'
import * as cooldowns from '../../store/guards/cooldowns.ts'
import * as standings from '../../store/guards/endpoint-standings.ts'
import * as holds from '../../store/guards/holds.ts'
import { readLoginTrial } from '../../store/guards/login-trials.ts'

type AccountsReads = Pick<
  AccountsStore,
  'readHold' | 'readOriginHold' | 'listDenied' | 'isProven' | 'listCooling' | 'readChoice'
>

/** How an account stands: what the accounts only read. */
export const accountsReads = (db: ReadableDb, clock: Clock): AccountsReads => ({
  readChoice: (place) => readChoice(db, place),
  readHold: (login) => holds.readHold(db, login),
  readOriginHold: (origin) => holds.readOriginHold(db, origin),
  listDenied: (login) => standings.listDeniedEndpoints(db, login),
  isProven: (login) => readLoginTrial(db, login).isProven,
  listCooling: ({ origin, login }) =>
    cooldowns
      .listCooldowns(db)
      .filter((cooldown) => cooldown.origin === origin && cooldown.login === login)
      .map(({ endpoint, startedAt, lengthMs }) => ({
        endpoint,
        // A clock that was set back makes nothing wait longer than its whole length.
        until: Math.min(startedAt, clock.now()) + lengthMs,
      }))
      .filter(({ until }) => until > clock.now()),
})
