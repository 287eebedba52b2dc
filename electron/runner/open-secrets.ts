import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type GivenSecrets,
  openGivenSecrets,
  type PlaceOfSecrets,
} from '../keychain/given-secrets.ts'
import type { RunnerOptions } from './command-line.ts'
import { faultOutcome, type Outcome } from './outcome.ts'
import type { RunnerSpeech } from './speech.ts'

/** The secrets of the place that was named, or of those that the system has for a service. */
export const openSecrets = (
  options: RunnerOptions,
  { words }: RunnerSpeech,
): { readonly given: readonly GivenSecrets[] } | Outcome => {
  const given: GivenSecrets[] = []
  const places = placesOfSecrets(options.secrets, process.env)
  for (const place of places) {
    const opened = openGivenSecrets(place)
    if (opened.kind === 'refused') {
      return faultOutcome('secrets', words.secretsRefused[opened.fault](opened.path))
    }
    given.push(opened.secrets)
  }
  return { given }
}

/** The folder in which containers find their secrets. */
const ofContainer = '/run/secrets'

/** The places of secrets; none: the keychain has them. An argument names a place and never a secret. */
const placesOfSecrets = (
  chosen: string | null,
  environment: NodeJS.ProcessEnv,
): readonly PlaceOfSecrets[] => {
  if (chosen === 'keychain') return []
  if (chosen !== null) return [{ path: resolve(chosen), guardedBy: 'mode' }]
  const ofService = environment['CREDENTIALS_DIRECTORY']
  if (ofService) return [{ path: ofService, guardedBy: 'system' }]
  return existsSync(ofContainer) ? [{ path: ofContainer, guardedBy: 'system' }] : []
}
