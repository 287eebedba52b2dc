import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import { type Caller, createCaller } from '../../crm/calls/caller.ts'
import { nobodyElse } from '../../crm/guards/export-claims.ts'
import type { GuardMemory } from '../../crm/guards/guard-memory.ts'
import { createLimits } from '../../crm/guards/limits.ts'
import type { WritableDb } from '../../store/file/handle.ts'
import { silentLog } from '../../store/testing/store-folder.ts'
import { guardMemory } from '../stores/guard-memory.ts'
import type { movedClock } from './moved-clock.ts'
import { type ArrivedRequest, scriptedCrm } from './scripted-crm.ts'

interface RunDependencies {
  readonly clock: ReturnType<typeof movedClock>
  readonly db: WritableDb
  readonly passwordOf: (account: AccountId) => string
  readonly isOffline: () => boolean
  readonly onArrived: (request: ArrivedRequest) => void
}

/** One run of the application, from its start until it is killed. */
export interface GuardedRun {
  readonly caller: Caller
  readonly signal: AbortSignal
  readonly kill: () => void
}

export const startRun = (around: RunDependencies): GuardedRun => {
  const { clock, db, passwordOf, isOffline, onArrived } = around
  const end = new AbortController()
  const ofRun = clock.ofRun()
  const memory = guardMemory({ db, path: '' }, { clock: ofRun, boot: clock.boot(), log: silentLog })
  const caller = createCaller({
    clock: ofRun,
    sleep: clock.sleep,
    memory: untilKilled(end.signal, memory),
    readPassword: async (account) => success(toSecret(passwordOf(account))),
    claims: nobodyElse,
    recordCall: () => undefined,
    transport: scriptedCrm({ isOffline, onArrived }),
    limits: createLimits(),
  })
  return { caller, signal: end.signal, kill: () => end.abort() }
}

/** What a process that was killed would still have written, nobody has written. */
const untilKilled = (end: AbortSignal, memory: GuardMemory): GuardMemory => ({
  ...memory,
  writeRefusal: (...refusal) => {
    if (!end.aborted) memory.writeRefusal(...refusal)
  },
  writeWorked: (...worked) => {
    if (!end.aborted) memory.writeWorked(...worked)
  },
  endTrial: (login) => {
    if (!end.aborted) memory.endTrial(login)
  },
  writeProven: (login) => {
    if (!end.aborted) memory.writeProven(login)
  },
  removeCooldown: (key) => (end.aborted ? success(null) : memory.removeCooldown(key)),
  writeOutgoing: (...outcome) => {
    if (!end.aborted) memory.writeOutgoing(...outcome)
  },
})
