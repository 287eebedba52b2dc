import { success } from '#core/contract/failure'
import { demoDatabase, demoHost } from '#core/team/demo-team'
import { nameOfTeamKey, nameOfTeamSecret, type TeamAddress } from '#core/team/team-address'
import type { Keychain } from './keychain.ts'
import { createSecretVault, type SecretVault } from './secret-vault.ts'

/** The passwords with which desks come to their teams. */
export interface TeamVault extends SecretVault<TeamAddress> {
  /** They are given from outside: none is replaced or kept here. */
  readonly areGiven: boolean
  /** The keys of teams, as the codes that people take from one computer to another. */
  readonly keys: SecretVault<TeamAddress>
}

export const createTeamVault = (keychain: Keychain): TeamVault => {
  const kept = demoInMemory(keychain)
  return {
    ...createSecretVault(kept, nameOfTeamSecret),
    areGiven: false,
    keys: createSecretVault(kept, nameOfTeamKey),
  }
}

/** What belongs to a team that ends with this run is kept for no longer, and in no keychain. */
const demoInMemory = (keychain: Keychain): Keychain => {
  const kept = new Map<string, string>()
  const isOfDemo = (name: string): boolean =>
    name.includes(`@${demoHost}:`) && name.endsWith(`/${demoDatabase}`)
  return {
    write: async (name, secret) => {
      if (!isOfDemo(name)) return keychain.write(name, secret)
      kept.set(name, secret)
      return success(null)
    },
    read: async (name) => (isOfDemo(name) ? success(kept.get(name) ?? null) : keychain.read(name)),
    remove: async (name) => {
      if (!isOfDemo(name)) return keychain.remove(name)
      kept.delete(name)
      return success(null)
    },
  }
}
