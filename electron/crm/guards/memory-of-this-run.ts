import { success } from '#core/contract/failure'
import type { Cooldown, CooldownKey } from '../../store/guards/cooldowns.ts'
import type { DeniedEndpoint } from '../../store/guards/endpoint-standings.ts'
import type { Hold } from '../../store/guards/holds.ts'
import type { GuardMemory } from './guard-memory.ts'

const nameOf = ({ baseUrl, login, endpoint }: CooldownKey): string =>
  JSON.stringify([baseUrl, login, endpoint])

/** For a credential that nothing is kept of: what the guards learn ends with it. */
export const memoryOfThisRun = (): GuardMemory => {
  const holds = new Map<string, Hold & { isReleased: boolean }>()
  const denied = new Map<string, DeniedEndpoint[]>()
  const worked = new Set<string>()
  const cooldowns = new Map<string, Cooldown>()
  let outgoing = 0
  return {
    readHold: (account) => {
      const hold = holds.get(account)
      if (hold === undefined || hold.isReleased) return null
      const { isReleased: _isReleased, ...known } = hold
      return known
    },
    readFailuresInARow: (account) => holds.get(account)?.failuresInARow ?? 0,
    hasWorked: (account, endpoint) => worked.has(`${account} ${endpoint}`),
    listDenied: (account) => denied.get(account) ?? [],
    writeRefusal: (refused, scope) => {
      const { accountId, endpoint, since } = refused
      const before = holds.get(accountId)
      const isReleased = scope === 'endpoint' && before?.isReleased !== false
      const failuresInARow = (before?.failuresInARow ?? 0) + 1
      holds.set(accountId, { ...refused, failuresInARow, isReleased })
      if (scope === 'endpoint') {
        denied.set(accountId, [...(denied.get(accountId) ?? []), { endpoint, since }])
      }
    },
    writeWorked: (account, endpoint) => {
      worked.add(`${account} ${endpoint}`)
      if (holds.get(account)?.isReleased) holds.delete(account)
    },
    permit: (account, endpoint) => {
      const others = (denied.get(account) ?? []).filter((pair) => pair.endpoint !== endpoint)
      denied.set(account, others)
    },
    release: (account) => {
      const hold = holds.get(account)
      if (hold) hold.isReleased = true
      denied.delete(account)
      return success(null)
    },
    listCooldowns: () => [...cooldowns.values()],
    writeCooldown: (cooldown) => {
      cooldowns.set(nameOf(cooldown), cooldown)
      return success(null)
    },
    removeCooldown: (key) => {
      cooldowns.delete(nameOf(key))
      return success(null)
    },
    insertOutgoing: () => {
      outgoing += 1
      return success(outgoing)
    },
    writeOutgoing: () => undefined,
  }
}
