import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PlaceOfSecrets } from '../keychain/given-secrets.ts'

interface SecretsInput {
  readonly chosen: string | null
  readonly environment: NodeJS.ProcessEnv
  /** The folder in which containers find their secrets. */
  readonly ofContainer?: string
}

/** The places of secrets; none: the keychain has them. An argument names a place and never a secret. */
export const placesOfSecrets = ({
  chosen,
  environment,
  ofContainer = '/run/secrets',
}: SecretsInput): readonly PlaceOfSecrets[] => {
  if (chosen === 'keychain') return []
  if (chosen !== null) return [{ path: resolve(chosen), guardedBy: 'mode' }]
  const ofService = environment['CREDENTIALS_DIRECTORY']
  if (ofService) return [{ path: ofService, guardedBy: 'system' }]
  return existsSync(ofContainer) ? [{ path: ofContainer, guardedBy: 'system' }] : []
}
