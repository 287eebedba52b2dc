import { cooldownLeftMs, type Moment } from '#core/api/cooldown-left'
import type { BootClock, Clock } from '#core/time'
import type { GuardMemory } from '../../crm/guards/guard-memory.ts'
import type { Log } from '../../log/log.ts'
import * as outgoing from '../../store/activity/outgoing-calls.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { attemptWrite } from '../../store/file/write-failure.ts'
import * as cooldowns from '../../store/guards/cooldowns.ts'
import * as deniedEndpoints from '../../store/guards/denied-endpoints.ts'
import { forgetUnusedLogins } from '../../store/guards/forget-unused-logins.ts'
import * as holds from '../../store/guards/holds.ts'
import * as trials from '../../store/guards/login-trials.ts'
import { rememberHolds } from '../../store/guards/remembered-holds.ts'
import { write } from './write.ts'

interface Clocks {
  readonly clock: Clock
  readonly boot: BootClock
}

interface GuardServices extends Clocks {
  readonly log: Log
}

const momentOf = ({ clock, boot }: Clocks): Moment => ({
  at: clock.now(),
  bootId: boot.bootId,
  sinceBootMs: boot.sinceBootMs(),
})

/** Called at the end of a run, which knows best what is over. What the disk refuses holds longer in the next one. */
export const settleCooldowns = (store: OpenStore, clocks: Clocks): void => {
  write(store, () => cooldowns.settleCooldowns(store.db, momentOf(clocks)))
}

/** Keeps in the store what the guards know. Calls that an earlier run left open are settled first. */
export const guardMemory = (
  store: Pick<OpenStore, 'db' | 'path'>,
  { clock, boot, log }: GuardServices,
): GuardMemory => {
  const { db, path } = store
  const remembered = rememberHolds(db)
  const now = () => momentOf({ clock, boot })
  /** What is not kept makes the guards more careful, never less: it must not stop the work. */
  const tryToKeep = (what: string, change: () => void) => {
    if (!write(store, change).ok) log.event('not kept by the guards', { what })
  }
  tryToKeep('interrupted calls', () => {
    outgoing.settleInterrupted(db)
    forgetUnusedLogins(db)
    cooldowns.settleCooldowns(db, now())
  })
  return {
    readHold: remembered.hold,
    readFailuresInARow: remembered.failuresInARow,
    readOriginHold: remembered.originHold,
    hasWorked: remembered.hasWorked,
    listDenied: remembered.denied,
    writeRefusal: (refused, scope) => {
      db.transaction(() => {
        holds.writeRefusal(db, refused, { holds: scope === 'account' })
        const { cause } = refused
        if (scope === 'endpoint' && cause !== 'team') {
          deniedEndpoints.writeDenied(db, { ...refused, cause })
        }
      })()
    },
    writeWorked: (login, endpoint) => {
      const isNew = !remembered.hasWorked(login, endpoint)
      const hasFailed = remembered.failuresInARow(login) > 0
      // Nearly every call works where an earlier one has: that is no news for the disk.
      if (!isNew && !hasFailed) return
      tryToKeep('working endpoint', () =>
        db.transaction(() => {
          deniedEndpoints.writeWorked(db, { ...login, endpoint })
          holds.forgetFailures(db, login)
        })(),
      )
    },
    permit: (login, endpoint) => {
      tryToKeep('permitted endpoint', () =>
        deniedEndpoints.removeDenied(db, { ...login, endpoint }),
      )
    },
    release: (login) => write(store, () => holds.releaseHolds(db, login)),
    releaseOrigin: (origin) => {
      tryToKeep('released server', () => holds.removeOriginHold(db, origin))
    },
    readTrial: (login) => trials.readLoginTrial(db, login),
    beginTrial: (login, trial) => write(store, () => trials.beginTrial(db, login, trial)),
    endTrial: (login) => tryToKeep('end of a trial', () => trials.endTrial(db, login)),
    writeProven: (login) => tryToKeep('proven login', () => trials.writeProven(db, login)),
    forgetTrial: (login) => tryToKeep('forgotten trial', () => trials.forgetTrial(db, login)),
    listCooldowns: () => {
      const at = now()
      return cooldowns.listCooldowns(db).map(({ begun, lengthMs, ...key }) => ({
        ...key,
        leftMs: cooldownLeftMs({ begun, lengthMs }, at),
      }))
    },
    writeCooldown: (key, lengthMs) =>
      write(store, () => cooldowns.writeCooldown(db, { ...key, begun: now(), lengthMs })),
    removeCooldown: (key) => write(store, () => cooldowns.removeCooldown(db, key)),
    insertOutgoing: (call) => attemptWrite(path, () => outgoing.insertOutgoingCall(db, call)),
    writeOutgoing: (id, outcome) => {
      tryToKeep('outcome of a call', () => outgoing.writeOutgoingOutcome(db, { id, outcome }))
    },
  }
}
