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

export const createTeamVault = (keychain: Keychain): TeamVault => ({
  ...createSecretVault(keychain, nameOfTeamSecret),
  areGiven: false,
  keys: createSecretVault(keychain, nameOfTeamKey),
})
