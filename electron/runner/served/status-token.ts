import type { Secret } from '#core/accounts/secret'
import type { GivenSecrets } from '../../keychain/given-secrets.ts'

/** What the secret is called that lets somebody read the status. */
export const tokenName = 'status-token'

/** Nobody guesses one of so many letters. */
export const shortestToken = 16

/** The token of the status, read anew whenever somebody shows one; null where none is given, or one that is too short. */
export const statusToken = (given: readonly GivenSecrets[]) => (): Secret | null => {
  for (const { read } of given) {
    const secret = read(tokenName)
    if (secret !== null && secret.reveal().length >= shortestToken) return secret
  }
  return null
}
