import { type LoginKey, nameOfLogin } from '#core/accounts/login-key'
import { success } from '#core/contract/failure'
import type { DeniedEndpoint } from '../../store/guards/denied-endpoints.ts'
import type { Hold, RefusedLogin } from '../../store/guards/holds.ts'
import type { LoginTrial } from '../../store/guards/login-trials.ts'
import { nameOfCooldown } from './cooldown-key.ts'
import type { GuardMemory, LeftCooldown, RefusalScope } from './guard-memory.ts'

/** The memory of a credential of which nothing is stored: what the guards learn ends with it. */
export const memoryOfThisRun = (): GuardMemory => {
  const cooldowns = new Map<string, LeftCooldown>()
  return {
    ...refusalsOfThisRun(),
    ...trialsOfThisRun(),
    listCooldowns: () => [...cooldowns.values()],
    writeCooldown: (key, lengthMs) => {
      cooldowns.set(nameOfCooldown(key), { ...key, leftMs: lengthMs })
      return success(null)
    },
    removeCooldown: (key) => {
      cooldowns.delete(nameOfCooldown(key))
      return success(null)
    },
    // Nothing is kept, so nothing is looked up by its number.
    insertOutgoing: () => success(0),
    writeOutgoing: () => undefined,
  }
}

const refusalsOfThisRun = () => {
  const holds = new Map<string, Hold & { isReleased: boolean }>()
  const denied = new Map<string, DeniedEndpoint[]>()
  const worked = new Set<string>()
  const hasWorked = (login: LoginKey, endpoint: string) =>
    worked.has(`${endpoint} ${nameOfLogin(login)}`)
  return {
    readHold: (login: LoginKey) => {
      const hold = holds.get(nameOfLogin(login))
      if (hold === undefined || hold.isReleased) return null
      const { isReleased: _isReleased, ...known } = hold
      return known
    },
    // A memory of one login cannot hold a whole server.
    readOriginHold: () => null,
    releaseOrigin: () => undefined,
    readFailuresInARow: (login: LoginKey) => holds.get(nameOfLogin(login))?.failuresInARow ?? 0,
    hasWorked,
    listDenied: (login: LoginKey) => denied.get(nameOfLogin(login)) ?? [],
    writeRefusal: (refused: RefusedLogin, scope: RefusalScope) => {
      const name = nameOfLogin(refused)
      const before = holds.get(name)
      const isReleased = scope !== 'account' && before?.isReleased !== false
      const failuresInARow = (before?.failuresInARow ?? 0) + 1
      holds.set(name, { ...refused, failuresInARow, isReleased })
      const { endpoint, since, cause } = refused
      if (scope !== 'endpoint' || cause === 'team') return
      const pair = { endpoint, since, cause, hasWorked: hasWorked(refused, endpoint) }
      denied.set(name, [...(denied.get(name) ?? []), pair])
    },
    writeWorked: (login: LoginKey, endpoint: string) => {
      worked.add(`${endpoint} ${nameOfLogin(login)}`)
      if (holds.get(nameOfLogin(login))?.isReleased) holds.delete(nameOfLogin(login))
    },
    permit: (login: LoginKey, endpoint: string) => {
      const name = nameOfLogin(login)
      const others = (denied.get(name) ?? []).filter((pair) => pair.endpoint !== endpoint)
      denied.set(name, others)
    },
    release: (login: LoginKey) => {
      const hold = holds.get(nameOfLogin(login))
      if (hold) hold.isReleased = true
      denied.delete(nameOfLogin(login))
      return success(null)
    },
  } satisfies Partial<GuardMemory>
}

const untried: LoginTrial = { isProven: false, open: null }

const trialsOfThisRun = () => {
  const trials = new Map<string, LoginTrial>()
  const of = (login: LoginKey) => trials.get(nameOfLogin(login)) ?? untried
  const change = (login: LoginKey, changed: Partial<LoginTrial>) =>
    void trials.set(nameOfLogin(login), { ...of(login), ...changed })
  return {
    readTrial: of,
    beginTrial: (login, open) => {
      change(login, { open })
      return success(null)
    },
    endTrial: (login) => change(login, { open: null }),
    writeProven: (login) => change(login, { isProven: true }),
    forgetTrial: (login) => void trials.delete(nameOfLogin(login)),
  } satisfies Partial<GuardMemory>
}
