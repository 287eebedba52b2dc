import type { Clock } from '#core/time'
import type { GuardMemory } from '../../crm/guards/guard-memory.ts'
import type { Log } from '../../log/log.ts'
import * as outgoing from '../../store/activity/outgoing-calls.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { attemptWrite } from '../../store/file/write-failure.ts'
import * as cooldowns from '../../store/guards/cooldowns.ts'
import * as standings from '../../store/guards/endpoint-standings.ts'
import * as holds from '../../store/guards/holds.ts'
import { rememberStandings } from '../../store/guards/remembered-standings.ts'
import { write } from './write.ts'

interface GuardServices {
  readonly clock: Clock
  readonly log: Log
}

/** What the guards know, in the store. What an earlier run left open is settled first. */
export const guardMemory = (
  store: Pick<OpenStore, 'db' | 'path'>,
  { clock, log }: GuardServices,
): GuardMemory => {
  const { db, path } = store
  const remembered = rememberStandings(db)
  /** What is not kept makes the guards more careful, never less: it must not stop the work. */
  const tryToKeep = (what: string, change: () => void) => {
    if (!write(store, change).ok) log.event('not kept by the guards', { what })
  }
  tryToKeep('interrupted calls', () => {
    outgoing.settleInterrupted(db)
    cooldowns.removeEndedCooldowns(db, clock.now())
  })
  return {
    readHold: remembered.hold,
    readFailuresInARow: remembered.failuresInARow,
    hasWorked: (account, endpoint) => remembered.endpoint(account, endpoint).hasWorked,
    listDenied: remembered.denied,
    writeRefusal: (refused, scope) => {
      db.transaction(() => {
        holds.writeRefusal(db, refused, { holds: scope === 'account' })
        if (scope === 'endpoint') standings.writeDenied(db, refused)
      })()
    },
    writeWorked: (accountId, endpoint) => {
      const isNew = !remembered.endpoint(accountId, endpoint).hasWorked
      const hasFailed = remembered.failuresInARow(accountId) > 0
      // Nearly every call works where an earlier one has: that is no news for the disk.
      if (!isNew && !hasFailed) return
      tryToKeep('working endpoint', () =>
        db.transaction(() => {
          standings.writeWorked(db, { accountId, endpoint })
          holds.forgetFailures(db, accountId)
        })(),
      )
    },
    permit: (accountId, endpoint) => {
      tryToKeep('permitted endpoint', () => standings.removeDenied(db, { accountId, endpoint }))
    },
    release: (account) => write(store, () => holds.releaseHolds(db, account)),
    listCooldowns: () => cooldowns.listCooldowns(db),
    writeCooldown: (cooldown) => write(store, () => cooldowns.writeCooldown(db, cooldown)),
    removeCooldown: (key) => write(store, () => cooldowns.removeCooldown(db, key)),
    insertOutgoing: (call) => attemptWrite(path, () => outgoing.insertOutgoingCall(db, call)),
    writeOutgoing: (id, outcome) => {
      tryToKeep('outcome of a call', () => outgoing.writeOutgoingOutcome(db, { id, outcome }))
    },
  }
}
