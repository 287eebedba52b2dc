import type { HoldCause } from '#core/accounts/hold-cause'
import type { LoginKey } from '#core/accounts/login-key'
import { type Result, success } from '#core/contract/failure'
import type { Timestamp } from '#core/time'
import type { Hold, RefusedLogin } from '../../store/guards/holds.ts'
import type { GuardMemory, RefusalScope } from './guard-memory.ts'

/** Why nothing may leave: the login is held, its whole server is, or the endpoint alone is perhaps not permitted. */
export interface BlockedCall {
  readonly scope: 'account' | 'server' | 'endpoint'
  readonly cause: HoldCause
  readonly since: Timestamp
  readonly failuresInARow: number
}

type LoginRefusal = Omit<RefusedLogin, keyof LoginKey>
type RefusalWithoutCause = Omit<LoginRefusal, 'cause'>

/** A request that has left. */
export interface Departure {
  /** Writes the request down before it may cost a failed login, so that it counts even if the run ends first. */
  readonly beginTrial: (since: Timestamp) => Result<null>
  /** The request is no longer under way; the result says whether it was until now. */
  readonly arrive: () => boolean
  readonly endTrial: () => void
  readonly accept: () => void
}

/** Decides what a refused login (401) means: what this run knows of the password that the login has now. */
export interface RefusalGuard {
  readonly hold: () => Hold | null
  readonly blocked: (endpoint: string) => BlockedCall | null
  readonly hasRoom: (endpoint: string) => boolean
  readonly depart: (endpoint: string) => Departure
  readonly refuse: (met: RefusalWithoutCause) => BlockedCall
  /** The connection broke while a file was on its way: perhaps a refusal that nobody has heard. */
  readonly lose: (met: RefusalWithoutCause) => BlockedCall | null
  /** Whether one answer may be lost without holding anything. */
  readonly mayLose: (endpoint: string) => boolean
  readonly isProven: () => boolean
  /** Requests that left with this guard, or with one before it that was held, have no answer yet. */
  readonly isAwaited: () => boolean
  readonly isChanging: () => boolean
  readonly startChange: () => () => void
}

/** Failed logins that may happen without a person's act between them. */
const failuresAllowed = 2

/** What a guard begins with that follows a person's act. */
interface GuardByPerson {
  /** Requests that an earlier guard on hold still has under way are heard out before anything else leaves. */
  readonly before: RefusalGuard | null
  /** The endpoints that have let the password in before there was an account to count it for. */
  readonly letInAt: readonly string[]
}

export const refusalGuard = (
  memory: GuardMemory,
  login: LoginKey,
  byPerson: GuardByPerson | null,
): RefusalGuard => {
  const letInAt = byPerson?.letInAt ?? []
  let isAccepted = letInAt.length > 0
  if (isAccepted) memory.writeProven(login)
  for (const endpoint of letInAt) memory.writeWorked(login, endpoint)
  let changing = false
  // A hold that the disk did not take still holds until the end of this run.
  let unwritten: Hold | null = null
  const underWay: { readonly endpoint: string }[] = []
  // A call that an earlier run has lost is tried alone as well.
  let inDoubt: RefusalWithoutCause | null = byPerson ? null : findUnheard(memory, login)

  // The hold of its server that a person has tried this login in spite of.
  let despite = byPerson ? memory.readOriginHold(login.origin) : null

  const hold = () => unwritten ?? memory.readHold(login)

  const blocked = (endpoint: string): BlockedCall | null => {
    const held = hold()
    if (held !== null) {
      const { cause, since, failuresInARow } = held
      return { scope: 'account', cause, since, failuresInARow }
    }
    const originSince = memory.readOriginHold(login.origin)
    if (originSince !== null && originSince !== despite) {
      return { scope: 'server', cause: 'otherLogins', since: originSince, failuresInARow: 0 }
    }
    const denied = memory.listDenied(login).find((pair) => pair.endpoint === endpoint)
    if (denied === undefined || inDoubt?.endpoint === endpoint) return null
    const failuresInARow = memory.readFailuresInARow(login)
    return { scope: 'endpoint', cause: denied.cause, since: denied.since, failuresInARow }
  }

  const count = (refused: LoginRefusal, scope: RefusalScope): number => {
    const failuresInARow = memory.readFailuresInARow(login) + 1
    unwritten = { ...login, ...refused, failuresInARow }
    memory.writeRefusal({ ...login, ...refused }, scope)
    unwritten = null
    return failuresInARow
  }

  const block = (refused: LoginRefusal, scope: 'account' | 'endpoint'): BlockedCall => {
    const { cause, since } = refused
    return { scope, cause, since, failuresInARow: count(refused, scope) }
  }

  const countUnheard = () => {
    const { isProven, open } = memory.readTrial(login)
    if (open === null) return
    // An open trial of a proven password is nearly always only an application that was closed.
    const isFirst = isProven && memory.readFailuresInARow(login) === 0
    count({ ...open, cause: 'unheard' }, isFirst ? 'none' : 'account')
    memory.endTrial(login)
  }
  if (byPerson === null) countUnheard()

  const isFirstOfProven = () => isAccepted && memory.listDenied(login).length === 0

  const mayLose = (endpoint: string) => isFirstOfProven() && memory.hasWorked(login, endpoint)

  const depart = (endpoint: string): Departure => {
    const request = { endpoint }
    const doubtBefore = inDoubt
    let isOnTrial = false
    underWay.push(request)
    return {
      beginTrial: (since) => {
        if (isAccepted && inDoubt?.endpoint !== endpoint) return success(null)
        const begun = memory.beginTrial(login, { endpoint, since })
        isOnTrial = begun.ok
        return begun
      },
      arrive: () => {
        const index = underWay.indexOf(request)
        if (index >= 0) underWay.splice(index, 1)
        return index >= 0
      },
      endTrial: () => {
        if (isOnTrial) memory.endTrial(login)
        isOnTrial = false
      },
      accept: () => {
        if (!isAccepted) memory.writeProven(login)
        isAccepted = true
        if (despite !== null) memory.releaseOrigin(login.origin)
        despite = null
        // Let in where it may have been refused before, and not before that.
        if (inDoubt === null || inDoubt !== doubtBefore || inDoubt.endpoint !== endpoint) return
        memory.permit(login, endpoint)
        inDoubt = null
      },
    }
  }

  return {
    hold,
    blocked,
    depart,
    hasRoom: (endpoint) => {
      if (byPerson?.before?.isAwaited()) return false
      if (!isAccepted) return underWay.length === 0
      // Where two requests could both be refused, two failed logins are the price already.
      if (underWay.length + memory.listDenied(login).length >= failuresAllowed) {
        return underWay.length === 0
      }
      const isAlone = underWay.every((request) => request.endpoint !== endpoint)
      return isAlone || memory.hasWorked(login, endpoint)
    },
    refuse: (met) => {
      const isPairAlone = isFirstOfProven() && !memory.hasWorked(login, met.endpoint)
      return block({ ...met, cause: 'refused' }, isPairAlone ? 'endpoint' : 'account')
    },
    mayLose,
    lose: (met) => {
      const isInDoubt = mayLose(met.endpoint)
      const blocked = block(
        { ...met, cause: 'unheard' },
        isFirstOfProven() ? 'endpoint' : 'account',
      )
      if (!isInDoubt) return blocked
      inDoubt = met
      return null
    },
    isProven: () => isAccepted,
    isAwaited: () => underWay.length > 0 || byPerson?.before?.isAwaited() === true,
    isChanging: () => changing,
    startChange: () => {
      changing = true
      return () => {
        changing = false
      }
    },
  }
}

const findUnheard = (memory: GuardMemory, login: LoginKey): RefusalWithoutCause | null =>
  memory.listDenied(login).find(({ cause }) => cause === 'unheard') ?? null
