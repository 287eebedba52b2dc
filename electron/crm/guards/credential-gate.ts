import type { AccountId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { type Blocked, type CredentialStanding, newStanding } from './credential-standing.ts'
import type { GuardMemory } from './guard-memory.ts'
import { createWaitingLine } from './waiting-line.ts'

/** One request's leave to go. */
export interface Admission {
  /** False once the account's password was changed. */
  readonly isCurrent: () => boolean
  /** Whether the server has let the password in during this run. */
  readonly isProven: () => boolean
  /** Asked again right before sending: whoever was in front may have had the account held. */
  readonly blocked: () => Blocked | null
  /** The server has answered something else than 401: this request can no longer cost a failed login. */
  readonly passed: () => void
  /** The server has answered 401: written down before it returns. */
  readonly refuse: (since: Timestamp) => Blocked
  /** Whether one answer may be lost without holding anything. */
  readonly mayLose: () => boolean
  /** Nobody knows whether the server has answered 401; null where the call may go once more. */
  readonly lose: (since: Timestamp) => Blocked | null
  /** Only what worked proves the password. */
  readonly accept: () => void
  readonly leave: () => void
}

export type Entrance =
  | { readonly kind: 'admitted'; readonly admission: Admission }
  | { readonly kind: 'blocked'; readonly blocked: Blocked }
  | { readonly kind: 'cancelled' }

export interface CredentialGate {
  readonly enter: (account: AccountId, endpoint: string, signal: AbortSignal) => Promise<Entrance>
  /** Changes what an account logs in with: nobody enters meanwhile, and what was known of it is void. */
  readonly change: <T>(account: AccountId, work: () => Promise<T>) => Promise<T>
  /** Has everybody who waits look again: something was released. */
  readonly look: (account: AccountId) => void
  readonly isHeld: (account: AccountId) => boolean
  readonly whenReleased: (account: AccountId, signal: AbortSignal) => Promise<void>
}

/** spec: Authentication 5 and 6. No more requests wait for their answer than may cost a failed login. */
export const createCredentialGate = (memory: GuardMemory): CredentialGate => {
  const standings = new Map<AccountId, CredentialStanding>()
  const changes = new Map<AccountId, Promise<unknown>>()
  const entrances = createWaitingLine<AccountId, Entrance>()
  const releases = createWaitingLine<AccountId, true>()

  const standingOf = (account: AccountId): CredentialStanding => {
    const known = standings.get(account) ?? newStanding(memory, account)
    standings.set(account, known)
    return known
  }

  const look = (account: AccountId): void => {
    entrances.offer(account)
    releases.offer(account)
  }

  const admit = (account: AccountId, standing: CredentialStanding, endpoint: string): Admission => {
    const departure = standing.depart(endpoint)
    const isCurrent = () => standings.get(account) === standing
    const passed = () => {
      if (departure.away()) look(account)
    }
    return {
      isCurrent,
      isProven: standing.isProven,
      blocked: () => standing.blocked(endpoint),
      passed,
      refuse: (since) => standing.refuse({ endpoint, since }),
      mayLose: () => standing.mayLose(endpoint),
      lose: (since) => (isCurrent() ? standing.lose({ endpoint, since }) : null),
      accept: () => {
        if (isCurrent()) departure.accept()
        look(account)
      },
      leave: passed,
    }
  }

  const tryToEnter = (account: AccountId, endpoint: string): Entrance | null => {
    const standing = standingOf(account)
    if (standing.isChanging()) return null
    const blocked = standing.blocked(endpoint)
    if (blocked !== null) return { kind: 'blocked', blocked }
    if (!standing.hasRoom(endpoint)) return null
    return { kind: 'admitted', admission: admit(account, standing, endpoint) }
  }

  const change = async <T>(account: AccountId, work: () => Promise<T>): Promise<T> => {
    const standing = newStanding(memory, account)
    const finish = standing.startChange()
    standings.set(account, standing)
    const changed = (changes.get(account) ?? Promise.resolve()).then(work)
    changes.set(
      account,
      changed.catch(() => undefined),
    )
    try {
      return await changed
    } finally {
      finish()
      look(account)
    }
  }

  const isHeld = (account: AccountId): boolean => standingOf(account).hold() !== null

  return {
    enter: async (account, endpoint, signal) =>
      (await entrances.join(account, () => tryToEnter(account, endpoint), signal)) ?? {
        kind: 'cancelled',
      },
    change,
    look,
    isHeld,
    whenReleased: async (account, signal) => {
      await releases.join(account, () => (isHeld(account) ? null : true), signal)
    },
  }
}
