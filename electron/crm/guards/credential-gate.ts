import { type LoginKey, nameOfLogin } from '#core/accounts/login-key'
import type { Result } from '#core/contract/failure'
import type { Timestamp } from '#core/time'
import type { GuardMemory } from './guard-memory.ts'
import { type BlockedCall, type RefusalGuard, refusalGuard } from './refusal-guard.ts'
import { createWaitingLine } from './waiting-line.ts'

/** The permission of one request to leave. */
export interface Admission {
  /** False once the login's password was changed. */
  readonly isCurrent: () => boolean
  /** Whether the server has let the password in during this run. */
  readonly isProven: () => boolean
  /** Asked again right before sending: whoever was in front may have had the login held. */
  readonly blocked: () => BlockedCall | null
  /** Called right before sending; where the disk refuses it, the request must not leave. */
  readonly beginTrial: (since: Timestamp) => Result<null>
  /** The server has answered something else than 401: this request can no longer cost a failed login. */
  readonly passed: () => void
  /** The server has answered 401: written down before it returns. Null where the password is another by now. */
  readonly refuse: (since: Timestamp) => BlockedCall | null
  /** Whether one answer may be lost without holding anything. */
  readonly mayLose: () => boolean
  /** Nobody knows whether the server has answered 401; null where the call may go once more. */
  readonly lose: (since: Timestamp) => BlockedCall | null
  /** Called when the request has worked, which alone proves the password. */
  readonly accept: () => void
  readonly leave: () => void
}

export type Entrance =
  | { readonly kind: 'admitted'; readonly admission: Admission }
  | { readonly kind: 'blocked'; readonly blocked: BlockedCall }
  | { readonly kind: 'cancelled' }

export interface CredentialGate {
  readonly enter: (login: LoginKey, endpoint: string, signal: AbortSignal) => Promise<Entrance>
  /**
   * A person's act, perhaps another password: nobody enters meanwhile, and what was known of it is void but for the
   * endpoints that the server has let it in at a moment ago.
   */
  readonly change: <T>(
    login: LoginKey,
    work: () => Promise<T>,
    letInAt?: readonly string[],
  ) => Promise<T>
  /** Something was released: everybody who waits looks again. */
  readonly look: (login: LoginKey) => void
  readonly isHeld: (login: LoginKey) => boolean
  /** Whether the server has let its password in during this run. */
  readonly isProven: (login: LoginKey) => boolean
}

/** spec: Authentication 5 and 6. No more requests wait for their answer than may cost a failed login. */
export const createCredentialGate = (memory: GuardMemory): CredentialGate => {
  const guards = new Map<string, RefusalGuard>()
  const changes = new Map<string, Promise<unknown>>()
  const entrances = createWaitingLine<string, Entrance>()

  const guardOf = (login: LoginKey): RefusalGuard => {
    const name = nameOfLogin(login)
    const known = guards.get(name) ?? refusalGuard(memory, login, null)
    guards.set(name, known)
    return known
  }

  const look = (login: LoginKey): void => entrances.offer(nameOfLogin(login))

  const admit = (login: LoginKey, guard: RefusalGuard, endpoint: string): Admission => {
    const departure = guard.depart(endpoint)
    const isCurrent = () => guards.get(nameOfLogin(login)) === guard
    const passed = () => {
      if (isCurrent()) departure.endTrial()
      if (departure.arrive()) look(login)
    }
    return {
      isCurrent,
      isProven: guard.isProven,
      blocked: () => guard.blocked(endpoint),
      beginTrial: departure.beginTrial,
      passed,
      refuse: (since) => {
        if (isCurrent()) return guard.refuse({ endpoint, since })
        memory.writeRefusal({ ...login, endpoint, since, cause: 'refused' }, 'none')
        return null
      },
      mayLose: () => guard.mayLose(endpoint),
      lose: (since) => (isCurrent() ? guard.lose({ endpoint, since }) : null),
      accept: () => {
        if (isCurrent()) departure.accept()
        look(login)
      },
      leave: passed,
    }
  }

  const tryToEnter = (login: LoginKey, endpoint: string): Entrance | null => {
    const guard = guardOf(login)
    if (guard.isChanging()) return null
    const blocked = guard.blocked(endpoint)
    if (blocked !== null) return { kind: 'blocked', blocked }
    if (!guard.hasRoom(endpoint)) return null
    return { kind: 'admitted', admission: admit(login, guard, endpoint) }
  }

  const change = async <T>(
    login: LoginKey,
    work: () => Promise<T>,
    letInAt: readonly string[] = [],
  ): Promise<T> => {
    const name = nameOfLogin(login)
    const before = guards.get(name)
    memory.forgetTrial(login)
    const isRefused = before !== undefined && before.hold() !== null
    const guard = refusalGuard(memory, login, {
      before: isRefused ? before : null,
      letInAt,
    })
    const finish = guard.startChange()
    guards.set(name, guard)
    const changed = (changes.get(name) ?? Promise.resolve()).then(work)
    changes.set(
      name,
      changed.catch(() => undefined),
    )
    try {
      return await changed
    } finally {
      finish()
      look(login)
    }
  }

  return {
    enter: async (login, endpoint, signal) => {
      const take = () => tryToEnter(login, endpoint)
      return (await entrances.join(nameOfLogin(login), take, signal)) ?? { kind: 'cancelled' }
    },
    change,
    look,
    isHeld: (login) =>
      guardOf(login).hold() !== null || memory.readOriginHold(login.origin) !== null,
    isProven: (login) => guardOf(login).isProven(),
  }
}
