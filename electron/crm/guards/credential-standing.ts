import type { AccountId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { Hold } from '../../store/holds.ts'
import type { GuardMemory } from './guard-memory.ts'

/** Why nothing may leave: the account is held, or the endpoint alone is probably not permitted to it. */
export interface Blocked {
  readonly scope: 'account' | 'endpoint'
  readonly since: Timestamp
  readonly failuresInARow: number
}

/** What is known in this run of one password of one account. */
export interface CredentialStanding {
  readonly hold: () => Hold | null
  readonly blocked: (endpoint: string) => Blocked | null
  readonly hasRoom: (endpoint: string) => boolean
  /** A request leaves; the answer takes it back, once, and says whether that was the first time. */
  readonly depart: (endpoint: string) => () => boolean
  readonly refuse: (refused: { endpoint: string; since: Timestamp }) => Blocked
  readonly isProven: () => boolean
  readonly accept: () => void
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

  const hold = () => unwritten ?? memory.readHold(accountId)

  const blocked = (endpoint: string): Blocked | null => {
    const held = hold()
    if (held !== null) return { scope: 'account', ...timesOf(held) }
    const denied = memory.listDenied(accountId).find((pair) => pair.endpoint === endpoint)
    if (denied === undefined) return null
    const failuresInARow = memory.readFailuresInARow(accountId)
    return { scope: 'endpoint', since: denied.since, failuresInARow }
  }

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
      underWay.push(request)
      return () => {
        const index = underWay.indexOf(request)
        if (index >= 0) underWay.splice(index, 1)
        return index >= 0
      }
    },
    refuse: ({ endpoint, since }) => {
      const isPairAlone =
        isAccepted &&
        !memory.hasWorked(accountId, endpoint) &&
        memory.listDenied(accountId).length === 0
      const scope = isPairAlone ? 'endpoint' : 'account'
      const failuresInARow = memory.readFailuresInARow(accountId) + 1
      unwritten = { accountId, endpoint, since, failuresInARow }
      memory.writeRefusal({ accountId, endpoint, since }, scope)
      unwritten = null
      return { scope, since, failuresInARow }
    },
    isProven: () => isAccepted,
    accept: () => {
      isAccepted = true
    },
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
