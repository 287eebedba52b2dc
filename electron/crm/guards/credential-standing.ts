import type { AccountId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { Hold } from '../../store/guards/holds.ts'
import type { GuardMemory } from './guard-memory.ts'

/** Why nothing may leave: the account is held, or the endpoint alone is probably not permitted to it. */
export interface Blocked {
  readonly scope: 'account' | 'endpoint'
  readonly since: Timestamp
  readonly failuresInARow: number
}

interface Refused {
  readonly endpoint: string
  readonly since: Timestamp
}

/** A request that has left. */
export interface Departure {
  /** The answer takes it back, once, and learns whether that was the first time. */
  readonly away: () => boolean
  readonly accept: () => void
}

/** What is known in this run of one password of one account. */
export interface CredentialStanding {
  readonly hold: () => Hold | null
  readonly blocked: (endpoint: string) => Blocked | null
  readonly hasRoom: (endpoint: string) => boolean
  readonly depart: (endpoint: string) => Departure
  readonly refuse: (refused: Refused) => Blocked
  /** The connection broke while a file was on its way: perhaps a refusal that nobody has heard. */
  readonly lose: (refused: Refused) => Blocked | null
  /** Whether one answer may be lost without holding anything. */
  readonly mayLose: (endpoint: string) => boolean
  readonly isProven: () => boolean
  readonly isChanging: () => boolean
  readonly startChange: () => () => void
}

/** Failed logins that may happen without a person's act between them. */
const failuresAllowed = 2

export const newStanding = (memory: GuardMemory, accountId: AccountId): CredentialStanding => {
  let isAccepted = false
  let changing = false
  // A hold that the disk did not take still holds until the end of this run.
  let unwritten: Hold | null = null
  const underWay: { readonly endpoint: string }[] = []
  // Written down as held, so that the next run knows, and still tried alone in this one.
  let inDoubt: Refused | null = null

  const hold = () => unwritten ?? memory.readHold(accountId)

  const blocked = (endpoint: string): Blocked | null => {
    const held = hold()
    if (held !== null) return { scope: 'account', ...timesOf(held) }
    const denied = memory.listDenied(accountId).find((pair) => pair.endpoint === endpoint)
    if (denied === undefined || inDoubt?.endpoint === endpoint) return null
    const failuresInARow = memory.readFailuresInARow(accountId)
    return { scope: 'endpoint', since: denied.since, failuresInARow }
  }

  const count = (refused: Refused, scope: Blocked['scope']): Blocked => {
    const failuresInARow = memory.readFailuresInARow(accountId) + 1
    unwritten = { accountId, ...refused, failuresInARow }
    memory.writeRefusal({ accountId, ...refused }, scope)
    unwritten = null
    return { scope, since: refused.since, failuresInARow }
  }

  const isFirstOfProven = () => isAccepted && memory.listDenied(accountId).length === 0

  const mayLose = (endpoint: string) => isFirstOfProven() && memory.hasWorked(accountId, endpoint)

  return {
    hold,
    blocked,
    hasRoom: (endpoint) => {
      if (!isAccepted) return underWay.length === 0
      // Where two requests could both be refused, two failed logins are the price already.
      if (underWay.length + memory.listDenied(accountId).length >= failuresAllowed) {
        return underWay.length === 0
      }
      const isAlone = underWay.every((request) => request.endpoint !== endpoint)
      return isAlone || memory.hasWorked(accountId, endpoint)
    },
    depart: (endpoint) => {
      const request = { endpoint }
      const doubtBefore = inDoubt
      underWay.push(request)
      return {
        away: () => {
          const index = underWay.indexOf(request)
          if (index >= 0) underWay.splice(index, 1)
          return index >= 0
        },
        accept: () => {
          isAccepted = true
          // Let in where it may have been refused before, and not before that.
          if (inDoubt === null || inDoubt !== doubtBefore || inDoubt.endpoint !== endpoint) return
          memory.permit(accountId, endpoint)
          inDoubt = null
        },
      }
    },
    refuse: (refused) => {
      const isPairAlone = isFirstOfProven() && !memory.hasWorked(accountId, refused.endpoint)
      return count(refused, isPairAlone ? 'endpoint' : 'account')
    },
    mayLose,
    lose: (refused) => {
      const isInDoubt = mayLose(refused.endpoint)
      const blocked = count(refused, isFirstOfProven() ? 'endpoint' : 'account')
      if (!isInDoubt) return blocked
      inDoubt = refused
      return null
    },
    isProven: () => isAccepted,
    isChanging: () => changing,
    startChange: () => {
      changing = true
      return () => {
        changing = false
      }
    },
  }
}

const timesOf = ({ since, failuresInARow }: Hold) => ({ since, failuresInARow })
